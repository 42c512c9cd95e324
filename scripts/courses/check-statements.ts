import { PLAYER_NAMES, PLAYERS, ROLES, type Player, type Position, type Role } from '../../src/engine/index.ts';
import { isPlaying } from '../../src/training/exercises/exercise-goals.ts';
import { listTries } from './list-tries.ts';
import type { LessonBoard, LessonTask } from './tasks.ts';

/** A sentence that says which piece stands where, or what it attacks. */
interface Statement {
  readonly says: string;
  readonly owner: Player | undefined;
  readonly role: Role;
  /** A square, or a file and rank of any level. */
  readonly square: string;
  /** What the piece is said to attack or guard. */
  readonly attacks: string | undefined;
}

const NAMES = PLAYERS.map((player) => `${PLAYER_NAMES[player]}’s`);
const SQUARE = '[a-pz]\\d{1,2}(?:[WNB]|QL|KL|ql|kl)?';
const STANDS = new RegExp(
  `\\b(the|${NAMES.join('|')})(?: own| light| dark| other)? (${ROLES.join('|')}) on (${SQUARE})\\b(?: (?:attacks|guards|holds) (${SQUARE})(?![\\w-]))?`,
  'gi',
);
/** A sentence about what is not so, or may come, claims nothing about the board. */
const NOT_NOW = /\b(?:if|were|would|could|without|once|when|until|after|before|had|stood|no longer|gone|will|were it)\b/i;

/** What a text says about pieces on squares; sentences about possibilities are left out. */
export function readStatements(text: string): readonly Statement[] {
  return text.split(/(?<=[.!?:;])\s+/).flatMap((says) => {
    if (NOT_NOW.test(says)) return [];
    return [...says.matchAll(STANDS)].map(([, whose = '', role = '', square = '', attacks]) => ({
      says,
      owner: PLAYERS.find((player) => `${PLAYER_NAMES[player]}’s`.toLowerCase() === whose.toLowerCase()),
      role: role.toLowerCase() as Role,
      square,
      attacks,
    }));
  });
}

/** A sentence that counts the squares of a column: “b3 exists on two levels”. */
interface Count {
  readonly says: string;
  readonly column: string;
  readonly squares: number;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const COUNTS = new RegExp(`\\b(?:column )?([za-e]\\d) (?:has|exists on) (${NUMBERS.join('|')}|\\d) (?:squares?|levels?)\\b`, 'gi');

/** The columns whose squares a text counts; sentences of what may be are left out. */
function readCounts(text: string): readonly Count[] {
  return text.split(/(?<=[.!?:;])\s+/).flatMap((says) => {
    if (NOT_NOW.test(says)) return [];
    return [...says.matchAll(COUNTS)].map(([, column = '', number = '']) => ({
      says,
      column,
      squares: NUMBERS.includes(number.toLowerCase()) ? NUMBERS.indexOf(number.toLowerCase()) : Number(number),
    }));
  });
}

const isCounted = ({ column, squares }: Count, { squares: all }: Position): boolean =>
  all.filter(({ name }) => isAt(name, column)).length === squares;

/** Whether a square is the one that is named, by its whole name or by file and rank. */
export const isAt = (name: string, square: string): boolean =>
  name === square || (/\d$/.test(square) && new RegExp(`^${square}(?!\\d)`).test(name));

/** Whether a statement holds in a position. */
export function isTrue({ owner, role, square, attacks }: Statement, position: Position): boolean {
  return position.squares.some(
    ({ name, piece }) =>
      piece?.role === role &&
      (owner === undefined || piece.owner === owner) &&
      isAt(name, square) &&
      (attacks === undefined || position.attacks(name).some((target) => isAt(target, attacks))),
  );
}

/** Every sentence of reasons, captions and hints that says of a piece what is so at no time of its board; with file and line. */
export function findFalse(boards: readonly LessonBoard[]): readonly string[] {
  return boards.flatMap((board) => {
    const positions = positionsOf(board);
    return textsOf(board)
      .flatMap((text) => [
        ...readStatements(text).filter((statement) => !positions.some((position) => isTrue(statement, position))),
        ...(board.position.boards.length === 0 ? [] : readCounts(text)).filter(
          (count) => !positions.some((position) => isCounted(count, position)),
        ),
      ])
      .map(({ says }) => `${board.at}: “${board.name}” says “${says}”, which is so in no position of it`);
  });
}

/** The sentences of a board that speak of its position. */
function textsOf({ values }: LessonBoard): readonly string[] {
  const hints = values['hints'];
  const list = typeof hints === 'object' && hints !== null ? Object.values(hints) : [];
  return [values['because'], values['caption'], values['task'], ...(list as readonly unknown[])].filter(
    (value): value is string => typeof value === 'string',
  );
}

/** The position of a board, and those after what solves it. */
function positionsOf(board: LessonBoard): readonly Position[] {
  const { position } = board;
  if (!('goal' in board)) return [position];
  const task = board as LessonTask;
  if (!isPlaying(task.goal)) return [position];
  const right = new Set(listTries(task).flatMap(({ name, verdict }) => (verdict === 'wrong' ? [] : [name])));
  const first = position.moves().flatMap((move) => (right.has(move.id) ? [position.after(move)] : []));
  // A task of several moves is explained after the last of them.
  const more = 'moves' in task.goal && task.goal.moves === 2 ? first.flatMap((one) => afterTwo(one)) : [];
  return [position, ...first, ...more];
}

const afterTwo = (position: Position): readonly Position[] =>
  position.moves().flatMap((reply) => {
    const next = position.after(reply);
    return [next, ...next.moves().map((move) => next.after(move))];
  });
