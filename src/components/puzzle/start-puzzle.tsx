import { effect } from '@preact/signals';
import { isQuestion } from '../../puzzles/task.ts';
import { atEnd } from '../page/scope.ts';
import type { Kind, Stage } from '../diagram/mount.tsx';
import { wakePart } from '../diagram/parts.ts';
import { Play } from '../diagram/play.ts';
import { askProver } from '../prover/ask.ts';
import { PuzzleAttempt } from './puzzle-attempt.ts';
import { PuzzlePanel, TurnWords, type PuzzleTried } from './PuzzlePanel.tsx';
import { Questioning } from './questioning.ts';
import { Solving } from './solving.ts';
import type { PuzzleSpec } from './spec.ts';
import { Telling } from './told.ts';

/** A puzzle that is played out, or a question about a position. */
export function startPuzzle(stage: Stage<PuzzleSpec>): Kind {
  const { host, spec, board, scope } = stage;
  const attempt = new PuzzleAttempt(spec, board, new Telling(host, spec.puzzle.id));
  let tried: PuzzleTried;
  if (isQuestion(spec.puzzle.goal)) tried = { attempt, kind: 'questioning', by: new Questioning(attempt) };
  else {
    const play = new Play(board, attempt.said, { isTask: true, hasLine: true }, scope);
    tried = { attempt, kind: 'solving', by: new Solving(attempt, askProver, scope), play };
  }
  atEnd(
    scope,
    effect(() => void (host.dataset['state'] = attempt.state.value)),
  );
  wakePart(stage, 'turn', <TurnWords spec={spec} attempt={attempt} />);
  // What is to be reached has been drawn with the page.
  const aim = host.querySelector('.puzzle-aim')?.innerHTML;
  wakePart(stage, 'panel', <PuzzlePanel spec={spec} isHex={board.position.boards.length === 0} tried={tried} aim={aim} />);
  return {};
}
