import { effect } from '@preact/signals';
import { isQuestion } from '../../puzzles/task.ts';
import { onDispose } from '../../platform/lifetime.ts';
import type { LivePlate, PlateContext } from '../diagram/mount.tsx';
import { hydratePart } from '../diagram/hydrate-part.ts';
import { MoveInput } from '../diagram/move-input.ts';
import { askProver } from '../../game/prover/ask-prover.ts';
import { PuzzleAttempt } from './puzzle-attempt.ts';
import { PuzzlePanel, TurnWords, type PuzzleTried } from './PuzzlePanel.tsx';
import { QuestionController } from './question-controller.ts';
import { PuzzleController } from './puzzle-controller.ts';
import type { PuzzleSpec } from './puzzle-spec.ts';
import { ResultReporter } from './puzzle-events.ts';

/** A puzzle that is played out, or a question about a position. */
export function startPuzzle(stage: PlateContext<PuzzleSpec>): LivePlate {
  const { host, spec, board, lifetime } = stage;
  const attempt = new PuzzleAttempt(spec, board, new ResultReporter(host, spec.puzzle.id));
  let tried: PuzzleTried;
  if (isQuestion(spec.puzzle.goal)) tried = { attempt, kind: 'questioning', by: new QuestionController(attempt) };
  else {
    const play = new MoveInput(board, attempt.message, { isTask: true, hasLine: true }, lifetime);
    tried = { attempt, kind: 'solving', by: new PuzzleController(attempt, askProver, lifetime), play };
  }
  onDispose(
    lifetime,
    effect(() => void (host.dataset['state'] = attempt.state.value)),
  );
  hydratePart(stage, 'turn', <TurnWords spec={spec} attempt={attempt} />);
  // What is to be reached has been drawn with the page.
  const aim = host.querySelector('.puzzle-aim')?.innerHTML;
  hydratePart(stage, 'panel', <PuzzlePanel spec={spec} isThreeway={board.position.boards.length === 0} tried={tried} aim={aim} />);
  return {};
}
