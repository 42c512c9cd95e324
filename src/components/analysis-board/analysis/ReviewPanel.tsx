import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { AnalysisBoard } from '../../../game/analysis-board.ts';
import { namePlayer } from '../../../board/text/names.ts';
import { isPlayer, type Player } from '../../../engine/index.ts';
import { ANALYSIS } from '#words/analysis.ts';
import type { AnalysisController } from './analysis-controller.ts';

interface Props {
  readonly free: AnalysisBoard;
  readonly controller: AnalysisController;
}

/** The look at the game on the board: whose moves, how far it is, and the tasks that come of it; and the mistakes that are kept. */
export function ReviewPanel({ free, controller }: Props) {
  const { game } = free;
  const state = controller.review.state.value;
  const { players } = game.position.ruleset;
  const whose = useSignal<Player | 'all' | undefined>(undefined);
  const chosen = whose.value ?? controller.usual;
  const words = ANALYSIS.review;
  const box = useRef<HTMLElement>(null);
  // Opened from above, it may lie below what is in view. After a game its first button stands above the moves and says all.
  useEffect(() => {
    if (!free.match.isOver) box.current?.scrollIntoView({ block: 'nearest' });
  }, [state.kind]);
  const isBusy = state.kind === 'quick' || state.kind === 'slow';
  return (
    <section class="free-review" aria-label={words.title} ref={box}>
      {game.line.moves.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <div class="free-line">
          <label class="free-whose">
            {words.whose}{' '}
            <select
              name="whose"
              value={chosen}
              disabled={isBusy}
              onChange={({ currentTarget }) => (whose.value = isPlayer(currentTarget.value) ? currentTarget.value : 'all')}
            >
              <option value="all" selected={chosen === 'all'}>
                {words.all}
              </option>
              {players.map((player) => (
                <option key={player} value={player} selected={chosen === player}>
                  {namePlayer(player)}
                </option>
              ))}
            </select>
          </label>
          <button type="button" class="free-small" onClick={() => (isBusy ? controller.review.stop() : controller.startReview(chosen))}>
            {isBusy ? words.stop : state.kind === 'idle' ? words.start : words.again}
          </button>
        </div>
      )}
      <Outcome free={free} controller={controller} />
      <Kept free={free} controller={controller} />
    </section>
  );
}

/** What the look says so far. */
function Outcome({ controller }: Props) {
  const state = controller.review.state.value;
  const words = ANALYSIS.review;
  switch (state.kind) {
    case 'idle':
      return null;
    case 'stopped':
      return <p role="status">{words.stopped}</p>;
    case 'fault':
      return <p class="free-fault board-says is-wrong">{ANALYSIS.fault(state.fault.message)}</p>;
    case 'quick':
    case 'slow':
      return (
        <p class="free-progress">
          <progress value={state.done} max={state.of} aria-label={words.title} />
          <span>{state.kind === 'quick' ? words.quick(state.done, state.of) : words.slow(state.done, state.of)}</span>
        </p>
      );
    case 'found':
      if (state.tasks.length === 0) return <p role="status">{words.none}</p>;
      return (
        <div>
          <p role="status">
            {words.found(state.tasks.length)} {controller.isUnsaved ? words.unsaved : words.kept}
          </p>
          <button type="button" class="free-small is-first" onClick={() => controller.practise(state.tasks)}>
            {words.begin}
          </button>
        </div>
      );
  }
}

/** The mistakes that are kept, of all games. */
function Kept({ controller }: Props) {
  const words = ANALYSIS.mistakesList;
  const [all, due] = [controller.mistakes.value, controller.due.value];
  return (
    <section aria-label={words.title}>
      <b>{words.title}</b>
      <p>{all.length === 0 ? words.none : words.due(due.length, all.length)}</p>
      {controller.finder.isLost.value && <p class="free-fault board-says is-wrong">{words.lost}</p>}
      {controller.forgotten.value.length > 0 && (
        <p role="status">
          {words.forgotten}{' '}
          <button type="button" class="free-small" onClick={() => controller.restoreMistakes()}>
            {words.undo}
          </button>
        </p>
      )}
      {all.length > 0 && (
        <div class="free-line">
          {due.length > 0 && (
            <button type="button" class="free-small" onClick={() => controller.practise(due)}>
              {words.practise}
            </button>
          )}
          <button type="button" class="free-small" onClick={() => controller.practise(all)}>
            {words.all}
          </button>
          <button type="button" class="free-small" onClick={() => controller.forgetMistakes()}>
            {words.forget}
          </button>
        </div>
      )}
    </section>
  );
}
