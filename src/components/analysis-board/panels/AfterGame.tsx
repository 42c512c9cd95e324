import type { Ending } from '../../../engine/index.ts';
import { href } from '../../../platform/href.ts';
import type { AnalysisBoard } from '../../../game/analysis-board.ts';
import { findWinner } from '../../../game/termination.ts';
import { focusBoard } from './focus.ts';
import type { EndingRules, PartProps } from './part.ts';
import { ANALYSIS } from '#words/analysis.ts';
import { PLAY } from '#words/play.ts';

/** How the game of the main line has ended, as the rules call it. */
function endingOf({ game }: AnalysisBoard): Ending | undefined {
  const status = game.last.status();
  if (status !== 'playing') return status;
  const reason = game.closing?.reason;
  return reason && ({ resignation: 'over:resignation', agreement: 'draw:agreed' } as const)[reason];
}

/** A game that is over: for whom, by which rule, and what can be done next. */
export function AfterGame({ free, endings }: PartProps & { readonly endings: EndingRules }) {
  const { game, match, position } = free;
  const ending = endingOf(free);
  if ((!ending && !game.closing) || free.editor.draft || free.correspondence.isOn) return null;
  const { after } = PLAY;
  const { players, id } = position.ruleset;
  const { you } = match;
  const winner = findWinner(game.result, players);
  const isTwo = players.length === 2;
  const outcome = !isTwo || you === undefined ? '' : winner === undefined ? after.drawn : winner === you ? after.won : after.lost;
  const rule = ending && endings[id]?.[ending];
  const why = ending && after.why[ending];
  const mayGoOn = position.status() === 'playing';
  return (
    <div class="free-after board-says" role="group" aria-label={after.label}>
      <p>
        {outcome !== '' && <b>{outcome} </b>}
        {why !== undefined && isTwo && `${why} `}
        {rule !== undefined && <a href={href(`/rules/${id}/#r-${rule}`)}>{after.rule(rule)}</a>}
      </p>
      <div class="free-line">
        {game.tree.next.length > 0 && (
          <button type="button" class="button is-first" onClick={() => (free.isLookWanted.value = true)}>
            {free.lookState.value || ANALYSIS.look}
          </button>
        )}
        {match.people.length > 0 && (
          <button
            type="button"
            class="free-small"
            onClick={(event) => {
              focusBoard(event.currentTarget);
              match.rematch();
            }}
          >
            {after.again}
          </button>
        )}
        {mayGoOn && (
          <button type="button" class="free-small" onClick={() => (free.door.value = { isFromHere: true })}>
            {after.fromHere}
          </button>
        )}
      </div>
      {!mayGoOn && <p class="free-note">{after.stepBack}</p>}
    </div>
  );
}
