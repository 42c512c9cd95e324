import type { AnalysisBoard } from '../../../game/analysis-board.ts';
import { isAttackedByTwo, type Takeable } from '../../../game/analysis/takeable-pieces.ts';
import { ANALYSIS } from '#words/analysis.ts';
import { focusBoard } from '../panels/focus.ts';
import type { AnalysisController } from './analysis-controller.ts';

/** In a game of three: who could take what, and whose, as long as the list is open; it follows the position on the board. */
export function TakeablePieces({ free, controller }: { readonly free: AnalysisBoard; readonly controller: AnalysisController }) {
  const words = ANALYSIS.takes;
  const { shown, more } = controller.takes;
  const isOver = free.position.status() !== 'playing';
  return (
    <section class="free-answer free-takes board-says" data-about="takes" aria-label={words.title}>
      <b>{words.title}</b>
      {shown.length === 0 ? (
        <p>{isOver ? ANALYSIS.threats.over : words.none}</p>
      ) : (
        <ul>
          {shown.map((one) => (
            <li key={one.square} class={isAttackedByTwo(one) ? 'is-by-two' : undefined}>
              <Take one={one} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p class="free-note">{words.more(more)}</p>}
      <p class="free-note">{words.about}</p>
      <button
        type="button"
        class="free-dismiss"
        aria-label={ANALYSIS.dismiss(words.title)}
        title={ANALYSIS.dismiss(words.title)}
        onClick={(event) => {
          focusBoard(event.currentTarget);
          controller.isTakesOpen.value = false;
        }}
      >
        ×
      </button>
    </section>
  );
}

function Take({ one }: { readonly one: Takeable }) {
  const words = ANALYSIS.takes;
  return (
    <>
      <b>{words.piece(one.piece, one.square)}</b> {words.by(one.piece, one.by)}
      {isAttackedByTwo(one) && <> {words.byTwo}</>}
      {one.piece.role !== 'king' && <> {one.isGuarded ? words.guarded : words.unguarded}</>}
    </>
  );
}
