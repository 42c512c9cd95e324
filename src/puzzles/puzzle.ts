import { expect, fail, findRuleset, isAttackNode, ok, type Goal, type Position, type ProofNode, type Result } from '../engine/index.ts';
import { ID, Ids, writeAsked } from './id.ts';
import { SOURCES, type SourceKind } from './quality.ts';
import { LEVELS, type Level } from './rating.ts';
import type { Try } from './study.ts';
import { isProved, isTask, isQuestion, type Task } from './task.ts';
import { THEMES, type Theme } from './theme.ts';
import type { Topic } from './topic.ts';
import { PUZZLE_TOPICS } from './topics.ts';

export type { Try } from './study.ts';

/** Where a position comes from; a game or a throw can be found again by seed and batch. */
export interface Source {
  readonly kind: SourceKind;
  readonly seed?: number;
  readonly batch?: number;
  readonly ply?: number;
  /** Legal moves beyond that ply which are not the game's. */
  readonly aside?: number;
}

/** One puzzle as the collection holds it; `README.md` says what each field means. */
export interface Puzzle {
  readonly id: string;
  readonly ruleset: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly position: string;
  readonly goal: Task;
  readonly solution?: ProofNode;
  readonly accepted?: readonly string[];
  readonly answer?: readonly string[];
  readonly choices?: readonly string[];
  readonly tries: readonly Try[];
  readonly themes: readonly Theme[];
  readonly topics: readonly Topic[];
  readonly rules: readonly string[];
  readonly rating: number;
  readonly level: Level;
  readonly source: Source;
  readonly says?: string;
}

/** A puzzle that is played out against the prover's answers. */
export type PlayedPuzzle = Puzzle & { readonly goal: Goal; readonly solution: ProofNode };

export function isPlayed(puzzle: Puzzle): puzzle is PlayedPuzzle {
  return isProved(puzzle.goal) && puzzle.solution !== undefined;
}

type Fields = Readonly<Record<string, unknown>>;

export const FIELDS = [
  'id',
  'ruleset',
  'options',
  'position',
  'goal',
  'solution',
  'accepted',
  'answer',
  'choices',
  'tries',
  'themes',
  'topics',
  'rules',
  'rating',
  'level',
  'source',
  'says',
] as const;

/** Reads a puzzle from parsed JSON: names, kinds and the position; `verifyPuzzle` proves it. */
export function parsePuzzle(json: unknown): Result<Puzzle> {
  if (!isFields(json)) return fail('malformed', 'puzzle', 'a puzzle is an object with id, ruleset, position, goal and solution');
  const extra = Object.keys(json).find((name) => !(FIELDS as readonly string[]).includes(name));
  if (extra !== undefined) return fail('unknown', extra, `“${extra}” is no field of a puzzle; expected ${FIELDS.join(', ')}`);
  const { id, ruleset } = json;
  if (typeof id !== 'string' || !ID.test(id)) return fail('malformed', 'id', `found ${show(id)}, expected the form meder-7f3a`);
  if (typeof ruleset !== 'string' || !id.startsWith(`${ruleset}-`))
    return fail('malformed', 'ruleset', `${id}: found ${show(ruleset)}, expected the ruleset the id begins with`);
  for (const [field, isRight, expected] of SHAPES)
    if (!isRight(json[field])) return fail('malformed', field, `${id}: found ${show(json[field])}, expected ${expected}`);
  const puzzle = json as unknown as Puzzle;
  const missing = isQuestion(puzzle.goal) ? 'answer' : 'solution';
  if (json[missing] === undefined) return fail('malformed', missing, `${id}: a puzzle of this goal needs the field “${missing}”`);
  const position = positionOf(puzzle);
  return position.ok ? ok(puzzle) : position;
}

/** Reads a collection: a list of puzzles with different ids. */
export function parseCollection(json: unknown): Result<readonly Puzzle[]> {
  if (!Array.isArray(json)) return fail('malformed', 'collection', 'a collection is a list of puzzles');
  const puzzles: Puzzle[] = [];
  const asked = new Map<string, string>();
  for (const [at, entry] of json.entries()) {
    const puzzle = parsePuzzle(entry);
    if (!puzzle.ok) return fail(puzzle.fault.code, `puzzle ${at + 1}, ${puzzle.fault.field}`, puzzle.fault.message);
    const { id } = puzzle.value;
    const [text, other] = [writeAsked(puzzle.value), asked.get(id)];
    if (other === text) return fail('malformed', 'id', `${id} is there twice`);
    if (other !== undefined)
      return fail('malformed', 'id', `${id} names two puzzles; the second would be ${new Ids(puzzles).of(puzzle.value)}`);
    asked.set(id, text);
    puzzles.push(puzzle.value);
  }
  return ok(puzzles);
}

/** The position a puzzle starts from. */
export function positionOf(puzzle: Pick<Puzzle, 'id' | 'ruleset' | 'options' | 'position'>): Result<Position> {
  const ruleset = findRuleset(puzzle.ruleset);
  if (!ruleset) return fail('unknown', 'ruleset', `${puzzle.id}: “${puzzle.ruleset}” is no ruleset`);
  const configured = ruleset.configure(puzzle.options ?? {});
  if (!configured.ok) return configured;
  const position = configured.value.parse(puzzle.position);
  return position.ok ? position : fail(position.fault.code, position.fault.field, `${puzzle.id}: ${position.fault.message}`);
}

/** The same of a puzzle that has been read: its position is right. */
export const expectPosition = (puzzle: Pick<Puzzle, 'id' | 'ruleset' | 'options' | 'position'>): Position => expect(positionOf(puzzle));

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Guard = (value: unknown) => boolean;
const isText: Guard = (value) => typeof value === 'string' && value !== '';
const listOf =
  (is: Guard, least = 0): Guard =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.every(is);
const oneOf =
  (list: readonly unknown[]): Guard =>
  (value) =>
    list.includes(value);
const maybe =
  (is: Guard): Guard =>
  (value) =>
    value === undefined || is(value);
const isOptions: Guard = (value) => isFields(value) && Object.values(value).every((choice) => typeof choice === 'string');
const has = (value: Fields, names: readonly string[]): boolean => Object.keys(value).every((name) => names.includes(name));
const isTry: Guard = (value) =>
  isFields(value) && has(value, ['move', 'refutation']) && isText(value['move']) && listOf(isText, 1)(value['refutation']);
const isCount: Guard = (value) => Number.isInteger(value) && (value as number) >= 0;
const COUNTS = ['seed', 'batch', 'ply', 'aside'];
const isSource: Guard = (value) =>
  isFields(value) &&
  has(value, ['kind', ...COUNTS]) &&
  oneOf(SOURCES)(value['kind']) &&
  COUNTS.every((name) => maybe(isCount)(value[name]));

/** Each field, what it must be, and how that is said. */
const SHAPES: readonly (readonly [keyof Puzzle, Guard, string])[] = [
  ['options', maybe(isOptions), 'names and choices of options'],
  ['position', isText, 'a position string'],
  ['goal', isTask, 'a goal as {"kind":"mate","moves":2}'],
  ['solution', maybe(isNode), 'a tree of play and replies'],
  ['accepted', maybe(listOf(isText, 1)), 'a list of moves'],
  ['answer', maybe(listOf(isText)), 'a list of names'],
  ['choices', maybe(listOf(isText, 2)), 'a list of names to choose among'],
  ['tries', listOf(isTry), 'a list of {"move", "refutation"}'],
  ['themes', listOf(oneOf(THEMES)), `some of ${THEMES.join(', ')}`],
  ['topics', listOf(oneOf(PUZZLE_TOPICS)), `some of ${PUZZLE_TOPICS.join(', ')}`],
  ['rules', listOf(isText), 'a list of claims'],
  ['rating', isCount, 'a whole number'],
  ['level', oneOf(LEVELS), '1 to 5'],
  ['source', isSource, 'where it comes from: {"kind":"game"}, "composed" or "chosen"'],
  ['says', maybe(isText), 'a sentence'],
];

function isNode(value: unknown): value is ProofNode {
  if (!isFields(value)) return false;
  const node = value as unknown as ProofNode;
  if ('play' in value)
    return (
      has(value, ['play', 'then']) &&
      listOf(isText, 1)(value['play']) &&
      isAttackNode(node) &&
      (node.then === undefined || isNode(node.then))
    );
  return (
    has(value, ['replies']) &&
    listOf(
      (reply) => isFields(reply) && has(reply, ['moves', 'then']) && listOf(isText, 1)(reply['moves']) && maybe(isNode)(reply['then']),
      1,
    )(value['replies'])
  );
}
