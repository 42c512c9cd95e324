import {
  fail,
  findRuleset,
  GOAL_KINDS,
  isAttackNode,
  ok,
  proveTree,
  refutationsOf,
  type Goal,
  type Position,
  type ProofNode,
  type Result,
} from '../engine/index.ts';
import { gradeOf, type Grade } from './grade.ts';
import { THEMES, themesOf, type Theme } from './themes.ts';

/** A wrong first move worth knowing, and every reply that refutes it. */
export interface Try {
  readonly move: string;
  readonly refutation: readonly string[];
}

/** One puzzle as the collection holds it; `README.md` says what each field means. */
export interface Puzzle {
  readonly id: string;
  readonly ruleset: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly position: string;
  readonly goal: Goal;
  readonly solution: ProofNode;
  readonly tries: readonly Try[];
  readonly themes: readonly Theme[];
  readonly grade: Grade;
}

type Fields = Readonly<Record<string, unknown>>;

const FIELDS = ['id', 'ruleset', 'options', 'position', 'goal', 'solution', 'tries', 'themes', 'grade'];

/** Reads a puzzle from parsed JSON: names, kinds and the position; `verifyPuzzle` proves it. */
export function parsePuzzle(json: unknown): Result<Puzzle> {
  if (!isFields(json)) return fail('malformed', 'puzzle', 'a puzzle is an object with id, ruleset, position, goal and solution');
  const extra = Object.keys(json).find((name) => !FIELDS.includes(name));
  if (extra !== undefined) return fail('unknown', extra, `“${extra}” is no field of a puzzle; expected ${FIELDS.join(', ')}`);
  const { id, goal, solution, tries, themes, grade } = json;
  if (typeof id !== 'string' || !/^[a-z]+-[1-9]\d*$/.test(id))
    return fail('malformed', 'id', `found ${show(id)}, expected the form meder-1`);
  if (typeof json['ruleset'] !== 'string' || !id.startsWith(`${json['ruleset']}-`))
    return fail('malformed', 'ruleset', `${id}: found ${show(json['ruleset'])}, expected the ruleset the id begins with`);
  if (!isGoal(goal)) return fail('malformed', 'goal', `${id}: found ${show(goal)}, expected a goal as {"kind":"mate","moves":2}`);
  if (!isNode(solution)) return fail('malformed', 'solution', `${id}: expected a tree of play and replies`);
  if (!Array.isArray(tries) || !tries.every(isTry)) return fail('malformed', 'tries', `${id}: expected a list of {"move", "refutation"}`);
  if (!Array.isArray(themes) || !themes.every((theme) => (THEMES as readonly unknown[]).includes(theme)))
    return fail('malformed', 'themes', `${id}: found ${show(themes)}, expected some of ${THEMES.join(', ')}`);
  if (![1, 2, 3, 4, 5].includes(grade as number)) return fail('malformed', 'grade', `${id}: found ${show(grade)}, expected 1 to 5`);
  const puzzle = json as unknown as Puzzle;
  const position = positionOf(puzzle);
  return position.ok ? ok(puzzle) : position;
}

/** Reads a collection: a list of puzzles with different ids. */
export function parseCollection(json: unknown): Result<readonly Puzzle[]> {
  if (!Array.isArray(json)) return fail('malformed', 'collection', 'a collection is a list of puzzles');
  const puzzles: Puzzle[] = [];
  for (const [at, entry] of json.entries()) {
    const puzzle = parsePuzzle(entry);
    if (!puzzle.ok) return fail(puzzle.fault.code, `puzzle ${at + 1}, ${puzzle.fault.field}`, puzzle.fault.message);
    if (puzzles.some((other) => other.id === puzzle.value.id)) return fail('malformed', 'id', `${puzzle.value.id} stands twice`);
    puzzles.push(puzzle.value);
  }
  return ok(puzzles);
}

/** The position a puzzle starts from. */
export function positionOf(puzzle: Puzzle): Result<Position> {
  const ruleset = findRuleset(puzzle.ruleset);
  if (!ruleset) return fail('unknown', 'ruleset', `${puzzle.id}: “${puzzle.ruleset}” is no ruleset`);
  const configured = ruleset.configure(puzzle.options ?? {});
  if (!configured.ok) return configured;
  const position = configured.value.parse(puzzle.position);
  return position.ok ? position : fail(position.fault.code, position.fault.field, `${puzzle.id}: ${position.fault.message}`);
}

/** Proves a puzzle: one key, the shortest way as long as asked, the whole tree, every try, themes and grade. */
export function verifyPuzzle(puzzle: Puzzle): Result<Puzzle> {
  const position = positionOf(puzzle);
  if (!position.ok) return position;
  const proof = proveTree(position.value, puzzle.goal);
  if (!proof.ok) return proof;
  const { tree, keys, length } = proof.value;
  if (!tree) return fail('impossible', 'goal', `${puzzle.id}: the goal is not reached by force`);
  if (keys.length !== 1) return fail('ambiguous', 'solution', `${puzzle.id}: ${keys.join(', ')} all solve it; expected one key`);
  if (puzzle.goal.kind !== 'defence' && length !== puzzle.goal.moves)
    return fail('impossible', 'goal', `${puzzle.id}: ${length} moves are enough, ${puzzle.goal.moves} are asked for`);
  if (JSON.stringify(tree) !== JSON.stringify(puzzle.solution))
    return fail('impossible', 'solution', `${puzzle.id}: the proof is another tree`);
  for (const { move, refutation } of puzzle.tries) {
    const found = refutationsOf(position.value, puzzle.goal, move);
    if (!found.ok) return found;
    if (found.value.length === 0 || found.value.join() !== refutation.join())
      return fail(
        'impossible',
        'tries',
        `${puzzle.id}: ${move} is refuted by ${found.value.join(', ') || 'nothing'}, not by ${refutation.join(', ')}`,
      );
  }
  const themes = themesOf(position.value, puzzle.solution, puzzle.tries);
  if (themes.join() !== puzzle.themes.join()) return fail('impossible', 'themes', `${puzzle.id}: the proof shows ${themes.join(', ')}`);
  const grade = gradeOf(position.value, puzzle.goal, puzzle.solution, themes);
  return grade === puzzle.grade ? ok(puzzle) : fail('impossible', 'grade', `${puzzle.id}: found ${puzzle.grade}, the rule gives ${grade}`);
}

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string' && text !== '');

function isTry(value: unknown): value is Try {
  return isFields(value) && typeof value['move'] === 'string' && isTexts(value['refutation']);
}

function isGoal(value: unknown): value is Goal {
  if (!isFields(value) || !(GOAL_KINDS as readonly unknown[]).includes(value['kind'])) return false;
  const attack = value['kind'] === 'defence' ? value['against'] : value;
  if (!isFields(attack) || attack['kind'] === 'defence') return false;
  return Number.isInteger(attack['moves']) && (attack['moves'] as number) >= 1;
}

function isNode(value: unknown): value is ProofNode {
  if (!isFields(value)) return false;
  const node = value as unknown as ProofNode;
  if ('play' in value) return isTexts(value['play']) && isAttackNode(node) && (node.then === undefined || isNode(node.then));
  const { replies } = value;
  return (
    Array.isArray(replies) &&
    replies.length > 0 &&
    replies.every((reply) => isFields(reply) && isTexts(reply['moves']) && (reply['then'] === undefined || isNode(reply['then'])))
  );
}
