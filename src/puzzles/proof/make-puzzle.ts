import { expect, prove, type Position } from '../../engine/index.ts';
import { Ids } from '../id.ts';
import { captureOrCheck, expectMove } from '../position-queries.ts';
import type { Puzzle, Source } from '../puzzle.ts';
import { choicesOf } from '../questions.ts';
import { levelOf, rate } from '../rating.ts';
import { refutations, solveTask, type SolvedTask, type Try } from '../solve-task.ts';
import { isQuestion, type Task } from '../task.ts';
import { themesOf } from './find-themes.ts';
import { claimsOfTopics, topicsOf } from '../puzzle-topics.ts';

const MOST_TRIES = 3;

/** The whole puzzle of a position and a task that can be settled; throws where it cannot. */
export function makePuzzle(position: Position, goal: Task, source: Source, says?: string): Puzzle {
  return assemblePuzzle(expect(solveTask(position, goal)), source, says);
}

/** The whole puzzle of a study: everything but the source and the sentence is computed; its id is one that no other of these has. */
export function assemblePuzzle(solved: SolvedTask, source: Source, says?: string, ids = new Ids()): Puzzle {
  const { position, task, solution, answer } = solved;
  const { ruleset } = position;
  const { options } = ruleset;
  const hasOptions = Object.keys(options).length > 0;
  const text = position.text();
  const tries = findTries(solved);
  const accepted = findAccepted(solved);
  const choices = answer && isQuestion(task) ? choicesOf(position, task) : undefined;
  return {
    id: ids.add({ ruleset: ruleset.id, position: text, goal: task, options }),
    ruleset: ruleset.id,
    ...(hasOptions && { options }),
    position: text,
    goal: task,
    ...(solution && { solution }),
    ...(accepted.length > 0 && { accepted }),
    ...(answer && { answer }),
    ...(choices && { choices }),
    tries,
    ...describeStudy(solved, tries),
    source,
    ...(says !== undefined && { says }),
  };
}

type Described = Pick<Puzzle, 'themes' | 'topics' | 'rules' | 'rating' | 'level'>;

/** What a puzzle shows and how hard it is: all that is computed from a proof, nothing that has to be proved. */
export function describeStudy(solved: SolvedTask, tries: readonly Try[]): Described {
  const themes = themesOf(solved, tries);
  const topics = topicsOf(solved, themes);
  const rating = rate(solved);
  return {
    themes,
    topics,
    rules: claimsOfTopics(solved.position.ruleset.id, topics),
    rating,
    level: levelOf(rating),
  };
}

/** Wrong first moves that fail to one reply only; those that a board move refutes come first, then checks and captures. */
function findTries({ position, task, keys }: SolvedTask): Try[] {
  if (isQuestion(task) || task.kind === 'helpmate' || task.kind === 'proofgame') return [];
  const tries: (Try & { readonly rank: number })[] = [];
  for (const move of position.moves()) {
    if (keys.includes(move.id)) continue;
    const refutation = refutations(position, task, move.id);
    const [only] = refutation;
    if (only === undefined || refutation.length > 1) continue;
    const reply = expectMove(position.after(move), only);
    tries.push({ move: move.id, refutation, rank: reply.kind === 'board' ? 0 : captureOrCheck(position, move) ? 1 : 2 });
  }
  return tries
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_TRIES)
    .map(({ move, refutation }) => ({ move, refutation }));
}

/** Other first moves that win as much, one move more slowly; two players, as with three such a proof does not end. */
function findAccepted({ position, task, keys }: SolvedTask): readonly string[] {
  if (task.kind !== 'gain' || position.ruleset.players.length > 2) return [];
  const proof = expect(prove(position, { ...task, moves: task.moves + 1 }, { nodes: 3_000_000 }));
  return proof.complete ? proof.keys.filter((id) => !keys.includes(id)) : [];
}
