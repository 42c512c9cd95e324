import { mainLine, ok, type Position } from '../../engine/index.ts';
import { findRedundantPiece } from './redundant-piece.ts';
import { likeness, MOST_LIKE, shapeOf } from '../similarity.ts';
import { assemble } from './make-puzzle.ts';
import { findImpossible } from '../impossible-position.ts';
import { listLeft, sharesWay } from '../proofgame.ts';
import { positionOf, type Puzzle } from '../puzzle.ts';
import { findFlaw } from '../quality.ts';
import { refuse, type PuzzleResult } from '../puzzle-fault.ts';
import { parseSubmission } from './submission.ts';
import { study, type Study } from '../study.ts';
import { isProved, isQuestion, lengthOf, type Task } from '../task.ts';

type Refused = Extract<PuzzleResult<never>, { readonly ok: false }>;

/** The reason why a task cannot be taken as asked, the shorter way before the cooks: who has the shorter one need not hear of others. */
function refuseProof({ task: goal, keys, length, position }: Study): Refused | undefined {
  if (!isProved(goal)) return undefined;
  const asked = lengthOf(goal);
  if (goal.kind !== 'defence' && length < asked) {
    const shorter = study(position, { ...goal, moves: Math.max(1, length) });
    const ways = shorter.ok ? shorter.value.keys : undefined;
    return refuse('impossible', 'goal', 'shorter', { ways, moves: length, asked });
  }
  return keys.length > 1 ? refuse('ambiguous', 'cook', 'cook', { keys }) : undefined;
}

/** Whether what is to be declared can be declared before anybody moves. */
function isDeclaredAlready(position: Position, goal: Task): boolean {
  if (goal.kind !== 'declaration') return false;
  const by = position.ruleset.players.filter((player) => goal.by.includes(player)).join('');
  return position.acts().some(({ id }) => id === `mate:${by}>${goal.king}`);
}

/** Of a task that cannot be done at all. */
function refuseUnreached(goal: Task): Refused {
  const at = ['impossible', 'goal'] as const;
  if (isQuestion(goal)) return refuse(...at, 'question/nothing', {});
  if (goal.kind === 'mate') return refuse(...at, 'unreached/mate', { moves: goal.moves });
  if (goal.kind === 'defence' || goal.kind === 'saves') return refuse(...at, 'unreached/saves', {});
  if (goal.kind === 'declaration') return refuse(...at, 'unreached/declaration', {});
  return refuse(...at, 'unreached/goal', { kind: goal.kind, moves: lengthOf(goal) });
}

/** The puzzle of a collection that a studied one is too similar to; proof games, which all begin with the same pieces, are compared by their moves. */
function refuseTwin({ position, task, solution }: Study, collection: readonly Puzzle[]): Refused | undefined {
  const shape = shapeOf(position);
  const leftOf = (line: Study['solution']): readonly string[] => listLeft(position, mainLine(line));
  for (const puzzle of collection) {
    const { id } = puzzle;
    if (puzzle.ruleset !== position.ruleset.id) continue;
    if (puzzle.goal.kind === 'proofgame' || task.kind === 'proofgame') {
      if (puzzle.goal.kind === task.kind && sharesWay(leftOf(solution), leftOf(puzzle.solution)))
        return refuse('impossible', 'twin', 'twin/way', { id });
      continue;
    }
    const other = positionOf(puzzle);
    const like = other.ok ? likeness(shape, shapeOf(other.value)) : 0;
    if (like >= MOST_LIKE) return refuse('impossible', 'twin', 'twin', { id, percent: Math.round(like * 100) });
  }
  return undefined;
}

/**
 * A puzzle as somebody sends it, `{"ruleset", "position", "goal"}` with `options`, `source` and `says` if they matter, made
 * whole; or the first true reason, in words, why the collection does not take it: an unknown field, an impossible position, a wrong
 * goal, a shorter way, a cook, a flaw of quality, or one like it that is there already.
 */
export function judgeSubmission(json: unknown, collection: readonly Puzzle[]): PuzzleResult<Puzzle> {
  const sent = parseSubmission(json);
  if (!sent.ok) return sent;
  const { start, goal, kind, says } = sent.value;
  const [why] = findImpossible(start);
  if (why) return refuse('impossible', 'position', 'never/reached', { why });
  if (isDeclaredAlready(start, goal)) return refuse('impossible', 'goal', 'declared', {});
  const studied = study(start, goal, { nodes: 50_000_000 });
  if (!studied.ok) {
    const { code, field } = studied.fault;
    return code === 'impossible' && field === 'goal' ? refuseUnreached(goal) : refuse(code, field, 'unfit', { cause: studied.fault });
  }
  const unproved = refuseProof(studied.value);
  if (unproved) return unproved;
  const check = findFlaw(studied.value, kind);
  if (check) return refuse('impossible', check, 'sent/flaw', { check });
  const idle = kind === 'composed' ? findRedundantPiece(studied.value) : undefined;
  if (idle !== undefined) return refuse('impossible', 'idle-man', 'sent/idle', { square: idle });
  return refuseTwin(studied.value, collection) ?? ok(assemble(studied.value, { kind }, says));
}
