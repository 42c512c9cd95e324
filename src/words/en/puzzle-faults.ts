import { quote } from './quote.ts';
import { sayFlaw } from '../flaws.ts';
import { sayNever } from '../impossible-positions.ts';
import type { PuzzleFaultWords } from '../puzzle-faults.ts';
import { toDescribedFault } from '../described-fault.ts';

/** What differs when a puzzle is proved again. */
const OTHER = {
  solution: 'the proof is another tree',
  answer: 'the engine answers otherwise',
  tries: 'the wrong moves that fail to one reply only are others',
  accepted: 'the slower wins are others',
};

/** What was found where there was nothing. */
const NOTHING = 'nothing';

const movesAre = (count: number): string => (count === 1 ? '1 move is' : `${count} moves are`);

/** Why a puzzle, or what somebody sends as one, is refused. */
export const PUZZLE_FAULTS: PuzzleFaultWords = {
  below: ({ cause }) => toDescribedFault(cause).message,
  form: ({ id, cause }) => `${id === undefined ? '' : `${id}: `}${toDescribedFault(cause).message}`,
  list: () => 'a collection is a list of puzzles',
  ruleset: ({ id, found }) => `${id}: ${quote(found)} is not a ruleset`,
  'ruleset/of-id': ({ id, found }) => `${id}: found ${quote(found)}, expected the ruleset the id begins with`,
  position: ({ id, cause }) => `${id}: ${toDescribedFault(cause).message}`,
  'field/missing': ({ id, field }) => `${id}: a puzzle of this goal needs the field “${field}”`,
  twice: ({ id }) => `${id} is there twice`,
  'twice/other': ({ id, next }) => `${id} names two puzzles; the second would be ${next}`,

  'question/nothing': () => 'nothing in the position answers the question',
  'goal/unforced': () => 'the goal is not reached by force',
  'help/none': () => 'the two together cannot bring about the mate',
  'help/many': () => 'the mate can be brought about in very many ways',
  'game/none': ({ moves }) => `no game of ${moves} moves leads to the position`,
  limit: () => 'not settled within the limit',

  slip: ({ id }) => `${id}: the opponent’s mistake does not lead to the position`,
  unsolved: ({ id, cause }) => `${id}: ${toDescribedFault(cause).message}`,
  flaw: ({ id, check }) => `${id}: ${sayFlaw(check)}`,
  idle: ({ id, square }) => `${id}: the piece on ${square} can be taken off`,
  proof: ({ id, field }) => `${id}: ${OTHER[field]}`,
  'proof/field': ({ id, found, made }) => `${id}: found ${found}, the rule gives ${made}`,
  id: ({ id, made }) => `${id}: position and goal give another id, ${made}`,

  sent: () => 'a puzzle is an object with ruleset, position and goal',
  'sent/field': ({ found, fields }) => `“${found}” is not a field of a contribution; expected ${fields.join(', ')}`,
  'sent/ruleset': ({ found, rulesets }) => `${found ?? NOTHING} is not a ruleset; expected ${rulesets.join(', ')}`,
  'sent/position': () => 'the position must be a position string',
  'sent/options': () => 'options are names and choices',
  'sent/says': () => '“says” is a sentence',
  'sent/source': ({ sources }) => `the source is one of ${sources.join(', ')}`,
  'sent/goal': ({ found, goals }) => `found ${found ?? NOTHING}; expected one of ${goals}`,
  'sent/goal-of-two': ({ kind, goals }) =>
    `“${kind}” is not a task with three players; a mate is declared or a king is taken. Expected one of ${goals}`,
  'sent/goal-of-three': ({ kind, goals }) => `“${kind}” is a task with three players; expected one of ${goals}`,
  'sent/flaw': ({ check }) => sayFlaw(check),
  'sent/idle': ({ square }) => `the piece on ${square} can be taken off`,
  never: ({ cause }) => `the position cannot be: ${toDescribedFault(cause).message}`,
  'never/reached': ({ why }) => `the position cannot be: ${sayNever(why)}`,
  unfit: ({ cause }) => `the goal does not fit: ${toDescribedFault(cause).message}`,
  declared: () => 'the mate can be declared already, before a move is made',
  'unreached/mate': ({ moves }) => `there is no mate in ${moves}`,
  'unreached/saves': () => 'no move keeps the others from it, or nothing threatens',
  'unreached/declaration': () => 'after no move can the mate be declared',
  'unreached/goal': ({ kind, moves }) => `“${kind}” is not reached by force in ${moves}`,
  shorter: ({ ways, moves, asked }) =>
    `there is a shorter way${ways ? `: ${ways.join(', ')}` : ''}; ${movesAre(moves)} enough, ${asked} are asked for`,
  cook: ({ keys }) => `${keys.join(', ')} all solve it; expected one key`,
  twin: ({ id, percent }) => `it is too much like ${id}: ${percent} % of the pieces stand alike`,
  'twin/way': ({ id }) => `more than half of its moves begin where those of ${id} do`,
};
