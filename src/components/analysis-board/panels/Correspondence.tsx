import { isAct } from '../../../board/state/line.ts';
import { describeState } from '../../../board/text/describe-state.ts';
import { describeAct } from '../../../board/text/acts.ts';
import { Figured } from '../../board/view/Figured.tsx';
import type { AnalysisBoard } from '../../../game/analysis-board.ts';
import { nodeAt, type Path } from '../../../game/tree.ts';
import type { CorrespondenceState } from '../../../game/correspondence-controller.ts';
import { nameStepAt } from '../../../game/move-rows.ts';
import { findWinner } from '../../../game/termination.ts';
import { focusBoard } from './focus.ts';
import { Resign } from './Resign.tsx';
import type { PartProps } from './part.ts';
import { give, linkOf } from './Share.tsx';
import { SHARED_GAMES } from '#words/shared-games.ts';

/** A game by link: what was played, whose turn it is, and the link to be sent. */
export function Correspondence({ free }: PartProps) {
  const standing = free.correspondence.standing.value;
  if (!standing || free.editor.draft) return null;
  const { kind, turn, isUnsent, offer, mayOffer, mayAccept } = standing;
  const { said } = free.correspondence;
  const isSent = !isUnsent && kind !== 'turn' && free.game.line.moves.length > 0;
  return (
    <div class="free-mail board-says" role="group" aria-label={SHARED_GAMES.mail.title}>
      <p>
        {standing.news.map((path) => (
          <span key={path.length}>
            <News free={free} path={path} />{' '}
          </span>
        ))}
        <Ending free={free} />
        {offer !== undefined && `${mayAccept ? SHARED_GAMES.mail.offered(offer) : SHARED_GAMES.mail.offering} `}
        {said.value !== '' && `${said.value} `}
        {sayTurn(free, standing)}
      </p>
      <div class="free-line">
        {(isUnsent || isSent) && (
          <button type="button" class={isUnsent ? 'button is-first' : 'free-small'} onClick={() => void send(free)}>
            {isUnsent ? SHARED_GAMES.mail.send : SHARED_GAMES.mail.again}
          </button>
        )}
        {isUnsent && (
          <button
            type="button"
            class="free-small"
            onClick={(event) => {
              focusBoard(event.currentTarget);
              free.takeBack();
            }}
          >
            {SHARED_GAMES.mail.takeBack}
          </button>
        )}
        {mayOffer && (
          <button type="button" class="free-small" onClick={() => free.correspondence.offerDraw(offer === undefined)}>
            {offer === undefined ? SHARED_GAMES.mail.offer : SHARED_GAMES.mail.withdraw}
          </button>
        )}
        {mayAccept && (
          <button
            type="button"
            class="free-small"
            onClick={(event) => {
              focusBoard(event.currentTarget);
              free.match.agree();
            }}
          >
            {SHARED_GAMES.mail.accept}
          </button>
        )}
        {free.correspondence.resigning !== undefined && <Resign free={free} />}
        {kind === 'waits' && (
          <button
            type="button"
            class="free-small"
            onClick={(event) => {
              focusBoard(event.currentTarget);
              free.correspondence.sitDown();
            }}
          >
            {SHARED_GAMES.mail.sitDown(turn)}
          </button>
        )}
        {kind === 'turn' && !free.correspondence.mayMove && (
          <button type="button" class="free-small" onClick={() => free.go('End')}>
            {SHARED_GAMES.mail.latest}
          </button>
        )}
      </div>
    </div>
  );
}

/** Who has ended the game, where its last position does not say so. */
function Ending({ free }: PartProps) {
  const { closing, position: here, last } = free.game;
  if (!closing?.reason) return null;
  const { players } = here.ruleset;
  const winner = findWinner(closing.result, players);
  const loser = players.find((player) => player !== winner);
  if (winner !== undefined && loser !== undefined) return <>{SHARED_GAMES.mail.resigned(loser)} </>;
  // Whoever is on move accepts what came with the move before.
  return <>{SHARED_GAMES.mail.agreed(last.turn)} </>;
}

/** A step that was played, and by whom. */
function News({ free, path }: PartProps & { readonly path: Path }) {
  const { tree } = free.game;
  const step = nodeAt(tree, path).move;
  const { turn } = nodeAt(tree, path.slice(0, -1)).position;
  if (!step) return null;
  if (isAct(step)) return <>{SHARED_GAMES.mail.acted(describeAct(step.id))}</>;
  return <Figured text={SHARED_GAMES.mail.played(turn, nameStepAt(tree, path, free.notation.value)?.name ?? step.id)} />;
}

function sayTurn(free: AnalysisBoard, { kind, turn, seats, news, isUnsent }: CorrespondenceState): string {
  const { mail } = SHARED_GAMES;
  const { players } = free.position.ruleset;
  if (kind === 'over') return isUnsent ? `${mail.isOver} ${mail.sendEnd}` : mail.isOver;
  if (kind === 'unsent') return mail.toSend(players.filter((player) => !seats.includes(player)));
  if (kind === 'waits') return mail.waits(turn, seats);
  if (seats.length > 0) return mail.yours(turn);
  return news.length === 0 ? mail.first(turn) : mail.whose(turn);
}

/** Sends the link by what the device has for it, or copies it; where neither works it is marked, to be copied by hand. */
async function send(free: AnalysisBoard): Promise<void> {
  free.go('End');
  const url = linkOf(free);
  const { mail } = SHARED_GAMES;
  const done = (said: string): void => {
    free.correspondence.send(said);
    if (said !== '') free.announce(said);
  };
  const { position } = free;
  const data = { title: SHARED_GAMES.mail.title, text: mail.message(position.ruleset.name, describeState(position)), url };
  if (navigator.share !== undefined) {
    try {
      await navigator.share(data);
      return done(mail.shared);
    } catch (error) {
      // The reader thought better of it.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    done(mail.copied);
  } catch {
    done('');
    give(free, url);
  }
}
