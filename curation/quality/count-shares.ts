import { movesBoardToo, promotes, type Move, type Position } from '../../src/engine/index.ts';
import { findSiblings } from '../../src/puzzles/family.ts';
import { listSteps, type Step } from '../../src/puzzles/main-line.ts';
import { balanceOf, isQueening } from '../../src/puzzles/position-queries.ts';
import { expectPosition, type Puzzle } from '../../src/puzzles/puzzle.ts';
import { FULL } from '../../src/puzzles/temptation.ts';
import { isHelpOfThree, isQuestion } from '../../src/puzzles/task.ts';
import { isOverTurn } from '../../src/puzzles/proof/find-themes.ts';
import type { ShareId } from '../../src/words/shares.ts';

/** Centipawns: a queen. */
const QUEEN = 900;

/** What a puzzle’s solution is made of, as far as the shares ask. */
export interface PlayedOut {
  readonly puzzle: Puzzle;
  readonly position: Position;
  readonly steps: readonly Step[];
  /** The solver’s moves of the main line. */
  readonly own: readonly Step[];
}

export function unfold(puzzle: Puzzle): PlayedOut {
  const position = expectPosition(puzzle);
  const steps = listSteps(position, puzzle.solution);
  return { puzzle, position, steps, own: steps.filter(({ isOwn }) => isOwn) };
}

const isMate = ({ puzzle: { goal } }: PlayedOut): boolean => goal.kind === 'mate';
const isLongMate = ({ puzzle: { goal } }: PlayedOut): boolean => goal.kind === 'mate' && goal.moves > 1;
/** Proof games begin with all pieces; they are left out, as they would say nothing about the rest. */
export const isPlayedOut = ({ puzzle: { goal } }: PlayedOut): boolean => !isQuestion(goal) && goal.kind !== 'proofgame';
/** Where everybody helps nobody plays as in a game, and few pieces are a merit. */
const isOpposed = ({ puzzle: { goal } }: PlayedOut): boolean => goal.kind !== 'helpmate';
const isBoard = ({ kind }: Move): boolean => kind === 'board';

/** A mate whose last move brings the queen beside the king, on whatever level. */
export function isQueenBesideKing(made: PlayedOut): boolean {
  const last = made.steps.at(-1);
  if (!isMate(made) || !last) return false;
  const after = last.position.after(last.move);
  const queen = after.squares.find(({ name }) => name === last.move.to);
  const king = after.squares.find(({ piece }) => piece?.role === 'king' && piece.owner === after.turn);
  if (queen?.piece?.role !== 'queen' || !king) return false;
  return Math.abs(queen.file - king.file) <= 1 && Math.abs(queen.rank - king.rank) <= 1;
}

/** A mate by a side that is a queen ahead, or more. */
export const isFarAhead = (made: PlayedOut): boolean => isMate(made) && balanceOf(made.position) >= QUEEN;

export const hasManyPieces = ({ position }: PlayedOut): boolean => position.squares.filter(({ piece }) => piece).length >= FULL;

const isOverride = ({ position, move }: Step): boolean => isOverTurn(position, move) || movesBoardToo(move);
const isRide = ({ position, move }: Step): boolean => {
  const board = isBoard(move) && position.boards.find(({ pin }) => pin === move.from);
  return Boolean(board) && move.from !== move.to && position.squares.some((square) => board && square.board === board.id && square.piece);
};

/** Motifs of long-range pieces that no board has but one of columns: past a piece on another level, and through a column that is shut. */
const COLUMNS: readonly string[] = ['slipping-past', 'shut-column'];

/** What only these games have, as the point of a solution: the solver does it in the main line, or the task is about it. */
export const SPECIALITIES = {
  castling: ({ own }) => own.some(({ move }) => move.kind === 'castling'),
  'en-passant': ({ own }) => own.some(({ move }) => move.enPassant === true),
  'waiting-promotion': ({ puzzle }) => puzzle.themes.includes('waiting-promotion'),
  rotation: ({ own }) => own.some(({ move }) => isBoard(move) && move.from === move.to),
  inversion: ({ own }) => own.some(isOverride),
  riding: ({ own }) => own.some(isRide),
  underpromotion: ({ own }) => own.some(({ move }) => promotes(move) && !isQueening(move)),
  joint: ({ puzzle: { goal } }) => ('by' in goal && goal.by.length > 1) || isHelpOfThree(goal),
  'two-enemies': ({ puzzle }) => puzzle.themes.includes('two-enemies'),
  'defeated-men': ({ puzzle }) => puzzle.themes.includes('defeated-men'),
  'dead-home-row': ({ puzzle }) => puzzle.themes.includes('dead-home-row'),
  columns: ({ puzzle }) => puzzle.themes.some((theme) => COLUMNS.includes(theme)),
} as const satisfies Readonly<Partial<Record<ShareId, (made: PlayedOut) => boolean>>>;

export type SpecialityId = keyof typeof SPECIALITIES;
const SPECIAL_IDS = Object.keys(SPECIALITIES) as readonly SpecialityId[];

/** What of it a played puzzle shows. */
export const listSpecialities = (made: PlayedOut): readonly SpecialityId[] =>
  isPlayedOut(made) ? SPECIAL_IDS.filter((id) => SPECIALITIES[id](made)) : [];

/** A count, out of how many, and the bounds it must keep. */
export interface Share {
  readonly id: ShareId;
  readonly count: number;
  readonly of: number;
  /** The most or the least it should be; a share, or a number where there is no whole. */
  readonly most?: number;
  readonly least?: number;
}

export const MOST_KISSES = 0.25;
export const MOST_FAR_AHEAD = 0.2;
export const LEAST_MANY = 0.2;
export const LEAST_BOARD_FIRST = 0.12;

/** The rows of the table of quality for the puzzles of one ruleset. */
export function measureShares(puzzles: readonly Puzzle[]): readonly Share[] {
  const all = puzzles.map(unfold);
  const played = all.filter(isPlayedOut);
  const opposed = played.filter(isOpposed);
  const mates = all.filter(isMate);
  const longer = all.filter(isLongMate);
  const count = (list: readonly PlayedOut[], is: (made: PlayedOut) => boolean): number => list.filter(is).length;
  const hasBoards = all.some(({ position }) => position.boards.length > 0);
  const ofBoards: readonly Share[] = [
    { id: 'kiss', count: count(mates, isQueenBesideKing), of: mates.length, most: MOST_KISSES },
    { id: 'far-ahead', count: count(mates, isFarAhead), of: mates.length, most: MOST_FAR_AHEAD },
    {
      id: 'board-first',
      count: count(longer, ({ own: [key] }) => key !== undefined && isBoard(key.move)),
      of: longer.length,
      least: LEAST_BOARD_FIRST,
    },
    { id: 'board-last', count: count(mates, ({ own }) => isBoard(own.at(-1)!.move)), of: mates.length },
  ];
  return [
    { id: 'siblings', count: findSiblings(puzzles).length, of: played.length, most: 0 },
    { id: 'many-men', count: count(opposed, hasManyPieces), of: opposed.length, least: LEAST_MANY },
    ...(hasBoards ? ofBoards : []),
    ...SPECIAL_IDS.map((id) => ({ id, count: count(played, SPECIALITIES[id]), of: played.length })),
  ];
}

/** Whether a share is what is asked of it; one of which nothing is asked is. */
export function isReached({ count, of, most = Infinity, least = 0 }: Share): boolean {
  return count <= most * of && count >= least * of;
}
