import { rulesetInAddress } from '../../../game/game-address.ts';
import { countSteps } from '../../../game/correspondence.ts';
import { closeSheetAround } from './focus.ts';
import type { PartProps, RulesChoice } from './part.ts';
import { SHARED_GAMES } from '#words/shared-games.ts';

/** A game by link is begun or left, and those that are kept here are opened again. */
export function CorrespondenceSheet({ free, choices }: PartProps & { readonly choices: readonly RulesChoice[] }) {
  const { correspondence, game } = free;
  const { mail } = SHARED_GAMES;
  const others = correspondence.others;
  const isBegun = game.path.length > 0;
  return (
    <section class="free-table-part">
      <h2>{mail.title}</h2>
      <p>{mail.about}</p>
      <div class="free-line">
        <button
          type="button"
          class="button is-first"
          hidden={correspondence.isOn}
          onClick={(event) => {
            free.beginCorrespondence();
            closeSheetAround(event.currentTarget);
          }}
        >
          {isBegun ? mail.goOn : mail.begin}
        </button>
        <button
          type="button"
          class="button"
          hidden={!correspondence.isOn}
          onClick={(event) => {
            free.stopCorrespondence();
            closeSheetAround(event.currentTarget);
          }}
        >
          {mail.stop}
        </button>
      </div>
      {others.length > 0 && (
        <details>
          <summary>{mail.games}</summary>
          <ul>
            {others.map(({ id, hash }) => (
              <li key={id}>
                <a href={hash} onClick={(event) => closeSheetAround(event.currentTarget)}>
                  {SHARED_GAMES.mail.game(choices.find(({ value }) => value === rulesetInAddress(hash))?.name ?? id, countSteps(hash))}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
