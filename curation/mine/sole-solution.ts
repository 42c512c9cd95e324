import type { Goal, ProofLimits, Position } from '../../src/engine/index.ts';
import { NOBODY } from '../../src/engine/search/aim.ts';
import { makeAim } from '../../src/engine/search/make-aim.ts';
import { Prover } from '../../src/engine/search/prover.ts';
import { placeWithoutHistory } from '../../src/puzzles/place-without-history.ts';
import { MOST_SAVES } from '../../src/puzzles/quality.ts';
import { answerQuestion } from '../../src/puzzles/questions.ts';
import { findHelp } from '../../src/puzzles/solve-task.ts';
import { isQuestion, type Task } from '../../src/puzzles/task.ts';

const LIMITS: ProofLimits = { nodes: 400_000 };
const MOST_LINES = 4;
const HELP_NODES = 150_000;

/** What makes a solution this very one: the only key, the set of moves, the lines or the answer; nothing when it is not sound. */
export function soleKey(position: Position, task: Task, limits = LIMITS): string | undefined {
  if (isQuestion(task)) {
    const answer = answerQuestion(position, task);
    return answer && answer.length > 0 ? answer.join() : undefined;
  }
  if (task.kind === 'helpmate') {
    const { lines, complete } = findHelp(position, task, MOST_LINES, HELP_NODES);
    if (!complete || lines.length === 0) return undefined;
    return task.moves > 1 && findHelp(position, { ...task, moves: task.moves - 1 }, 0).lines.length > 0
      ? undefined
      : lines.map((line) => line.join(' ')).join();
  }
  if (task.kind === 'proofgame') throw new Error('proof games are looked for from the start (`proofgames.ts`)');
  const isSaving = task.kind === 'saves';
  const keys = findKeys(position, isSaving ? { kind: 'defence', against: task.against } : task, isSaving ? MOST_SAVES : 1, limits);
  return keys && keys.length >= (isSaving ? 2 : 1) ? keys.join() : undefined;
}

/** The right first moves when there are few enough and none is quicker; undefined otherwise, or when it takes too long. */
function findKeys(position: Position, goal: Goal, most: number, limits: ProofLimits): readonly string[] | undefined {
  const { players } = position.ruleset;
  const turn = players.indexOf(position.turn);
  const defends = goal.kind === 'defence';
  const aim = makeAim(position, defends ? goal.against : goal, defends ? (turn + 1) % players.length : turn);
  if (!aim.ok) return undefined;
  const { moves } = aim.value;
  const prover = new Prover(position.machine(), aim.value, limits);
  if (prover.isOver(moves, NOBODY)) return undefined;
  const right: number[] = [];
  const list = prover.list();
  for (const { code } of list) {
    if (prover.leads(code, moves) === defends) continue;
    right.push(code);
    if (right.length > most || prover.stopped) return undefined;
  }
  if (prover.stopped) return undefined;
  if (!defends && moves > 1 && right.some((code) => prover.leads(code, moves - 1))) return undefined;
  return list.filter(({ code }) => right.includes(code)).map(({ id }) => id);
}

/** The position with nothing remembered, if the same solves it then: rights and en passant are shown only where they matter. */
export function withoutHistory(position: Position, task: Task, key: string): Position {
  const bare = placeWithoutHistory(position.ruleset, position.setup);
  return bare && soleKey(bare, task) === key ? bare : position;
}
