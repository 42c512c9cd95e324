import type { Position, Square } from '../../src/engine/index.ts';
import type { DrillTask } from '../../src/content/drills.ts';
import { listDeclarations } from '../../src/game/goals/judge-goal.ts';
import { rightPlacesOf } from '../../src/training/exercises/exercise-goals.ts';

type Offer = Omit<DrillTask, 'position'>;

/** What a lesson drills: the tasks that a position offers. */
export interface Skill {
  readonly lesson: string;
  readonly offers: (position: Position) => readonly Offer[];
}

const own = (position: Position): readonly Square[] => position.squares.filter(({ piece }) => piece?.owner === position.turn);
const goals = (position: Position, from: string): readonly string[] => [
  ...new Set(position.moves().flatMap((move) => (move.from === from ? [move.to] : []))),
];
const columnOf = (name: string): string => /^.\d+/.exec(name)?.[0] ?? name;
const isBetween = (count: number, least: number, most: number): boolean => count >= least && count <= most;

/** Where the pieces of some roles may go, if that is neither nothing nor half the board. */
const movesOf = (
  roles: readonly string[],
  least: number,
  most: number,
  isGood: (position: Position, from: string, to: readonly string[]) => boolean,
) =>
  function offer(position: Position): readonly Offer[] {
    if (position.status() !== 'playing' || position.checks().length > 0) return [];
    return own(position)
      .filter(({ piece }) => piece !== undefined && roles.includes(piece.role))
      .filter(({ name }) => {
        const to = goals(position, name);
        return isBetween(to.length, least, most) && isGood(position, name, to);
      })
      .map(({ name }) => ({ goal: { kind: 'moves', from: name } }));
  };

/** Whether a line stops at a column in which the piece on another level is met. */
const meetsColumn = (position: Position, _from: string, to: readonly string[]): boolean => {
  const taken = new Set(position.squares.flatMap(({ name, piece }) => (piece ? [columnOf(name)] : [])));
  return to.some((name) => position.at(name) === undefined && taken.has(columnOf(name)));
};

/** Whether a move goes over places without a square. */
const fliesOver = (position: Position, from: string, to: readonly string[]): boolean => {
  const columns = new Set(position.squares.map(({ name }) => columnOf(name)));
  const [file = '', rank] = [from[0], Number(/\d+/.exec(from)?.[0])];
  return to.some((name) => {
    const [other, far] = [name[0], Number(/\d+/.exec(name)?.[0])];
    if (other !== file || !/[ze]/.test(file)) return false;
    const [low, high] = [Math.min(rank, far), Math.max(rank, far)];
    return Array.from({ length: high - low - 1 }, (_, at) => `${file}${low + 1 + at}`).some((column) => !columns.has(column));
  });
};

const isQuiet = (position: Position): boolean => position.checks().length === 0 && position.status() === 'playing';
const pinsOf = (position: Position): readonly string[] => position.boards.map(({ pin }) => pin);

/** Which boards the player on move may move: at least one, and not all. */
const whoseBoard = (position: Position): readonly Offer[] => {
  const pins = pinsOf(position);
  const answer = isQuiet(position) ? pins.filter((pin) => goals(position, pin).length > 0) : [];
  return isBetween(answer.length, 1, 3) ? [{ goal: { kind: 'select', answer, among: pins } }] : [];
};

/** Where a board may go, if to some pins. */
const whereBoard =
  (least: number, most: number) =>
  (position: Position): readonly Offer[] =>
    isQuiet(position)
      ? pinsOf(position)
          .filter((pin) => isBetween(goals(position, pin).length, least, most))
          .map((from) => ({ goal: { kind: 'moves', from } }))
      : [];

/** Where a king in check may go. */
const kingInCheck = (position: Position): readonly Offer[] => {
  const king = own(position).find(({ piece }) => piece?.role === 'king')?.name ?? '';
  const isInCheck = position.checks().some((check) => check.king === king);
  return isInCheck && position.status() === 'playing' && goals(position, king).length > 0 ? [{ goal: { kind: 'moves', from: king } }] : [];
};

/** Whether a move leads to another height, and another one stays. */
const changesLevel = (position: Position, from: string, to: readonly string[]): boolean => {
  const heights = new Map(position.squares.map(({ name, height }) => [name, height]));
  const isLevel = to.map((name) => heights.get(name) === heights.get(from));
  return isLevel.includes(true) && isLevel.includes(false);
};

/** What tells two boards of a skill apart: what is asked, and of declarations the answer. */
export const drillKey = ({ goal }: Offer, position: Position): string =>
  JSON.stringify(goal.kind === 'declare' ? [goal, listDeclarations(position, goal.loser)] : goal);

/** How hard a board is: how much is to be found, and among how many pieces. */
export const effortOf = ({ goal }: Offer, position: Position): number =>
  (goal.kind === 'declare' ? 1 : rightPlacesOf(goal, position).length) + position.setup.pieces.length / 8;

/** Who can declare the mate of a king in check: somebody, or nobody. */
const whoDeclares = (position: Position): readonly Offer[] =>
  position.status() !== 'playing'
    ? []
    : position.active.flatMap((loser): Offer[] => {
        const king = position.squares.find(({ piece }) => piece?.owner === loser && piece.role === 'king')?.name;
        const isAttacked = loser !== position.turn && position.checks().some((check) => check.king === king);
        return isAttacked ? [{ goal: { kind: 'declare', loser } }] : [];
      });

/** The skills that each course drills, by ruleset. */
export const SKILLS: Readonly<Record<string, readonly Skill[]>> = {
  bartmess: [
    { lesson: 'lines', offers: movesOf(['rook', 'bishop'], 4, 12, changesLevel) },
    { lesson: 'whose-board', offers: whoseBoard },
    { lesson: 'where-boards-go', offers: whereBoard(2, 6) },
    { lesson: 'check', offers: kingInCheck },
  ],
  grant: [
    { lesson: 'levels', offers: movesOf(['rook', 'bishop'], 4, 12, changesLevel) },
    { lesson: 'knight', offers: movesOf(['knight'], 3, 9, changesLevel) },
    { lesson: 'attack-boards', offers: whoseBoard },
    { lesson: 'check-and-mate', offers: kingInCheck },
  ],
  usenet: [
    { lesson: 'levels', offers: movesOf(['king'], 3, 10, changesLevel) },
    { lesson: 'whose-board', offers: whoseBoard },
    { lesson: 'where-to', offers: whereBoard(2, 6) },
    { lesson: 'check', offers: kingInCheck },
  ],
  harshman: [
    { lesson: 'pieces', offers: movesOf(['knight', 'bishop'], 3, 10, () => true) },
    { lesson: 'check', offers: kingInCheck },
    { lesson: 'mate-alone', offers: whoDeclares },
    { lesson: 'pawns', offers: movesOf(['pawn'], 2, 5, (position, _from, to) => to.some((name) => position.at(name) !== undefined)) },
  ],
  meder: [
    { lesson: 'columns', offers: movesOf(['rook', 'bishop', 'queen'], 4, 12, meetsColumn) },
    { lesson: 'gaps', offers: movesOf(['rook', 'queen'], 3, 14, fliesOver) },
    { lesson: 'knight-king', offers: movesOf(['knight', 'king'], 3, 9, () => true) },
    {
      lesson: 'check',
      offers: kingInCheck,
    },
    {
      lesson: 'pawns',
      offers: movesOf(['pawn'], 2, 6, (position, from, to) => to.some((name) => name[0] !== from[0]) || meetsColumn(position, from, to)),
    },
    {
      lesson: 'attack-boards',
      offers: whoseBoard,
    },
    {
      lesson: 'board-places',
      offers: whereBoard(2, 5),
    },
    {
      lesson: 'before-you-move',
      offers: (position) => {
        const enemy = position.ruleset.players.find((player) => player !== position.turn)!;
        return own(position).flatMap(({ name, piece }): Offer[] => {
          if (piece?.role === 'king' || piece?.role === 'pawn') return [];
          const answer = position.attackers(name, enemy);
          return isBetween(answer.length, 2, 3) ? [{ goal: { kind: 'select', answer }, about: name }] : [];
        });
      },
    },
  ],
};
