import { captureOf, isInCheck, type Move, type Position, type Square } from '../../src/engine/index.ts';
import { givesCheck, squareOf } from '../../src/puzzles/position-queries.ts';
import type { Question } from '../../src/puzzles/task.ts';

/** From this many points on a question is worth asking for its own sake. */
export const LEAST_INTEREST = 2;

/** Levels on which squares of a piece are, from which on they are looked for. */
const MANY_LEVELS = 4;
/** Pins without a check beside those with one, from which on they have to be looked for. */
const MANY_PINS = 3;

/**
 * What there is to see in a question beside its rule, in points: a line to the king that crosses levels or that a board opens, one level of
 * a column that will do and one that will not, a way past pieces on other levels, a rook that may be in danger, a check from a piece that stays
 * where it is. A question that only asks for a rule has none.
 */
export function interestOf(position: Position, question: Question): number {
  switch (question.kind) {
    case 'legal':
      return pointsOfMove(position, question.from, question.to);
    case 'squares':
      return pointsOfSquares(position, question.from);
    case 'pins':
      return 2 * listBarred(position, question.from, pinsOf(position)).length;
    case 'checks':
      return pointsOfChecks(position, question.from);
    case 'declarations':
      return pointsOfDeclarations(position);
  }
}

const sum = (...points: readonly (number | boolean)[]): number => points.reduce<number>((all, one) => all + Number(one), 0);
const pinsOf = ({ ruleset }: Position): readonly string[] => ruleset.pins.map(({ name }) => name);

/** Where one may not go, of those places, only because the own king could be taken then. */
const listBarred = (position: Position, from: string, places: readonly string[]): readonly string[] =>
  places.filter((name) => name !== from && position.refuse(from, name)?.code === 'leaves-check');

/** The other squares of a column. */
function listOver({ squares }: Position, name: string): readonly string[] {
  const here = squares.find((square) => square.name === name);
  return squares
    .filter(({ name: other, file, rank }) => other !== name && file === here?.file && rank === here.rank)
    .map((one) => one.name);
}

const isLegal = (position: Position, from: string, to: string): boolean =>
  position.moves().some((move) => move.from === from && move.to === to);

const listAboard = ({ boards, squares }: Position, pin: string): readonly Square[] => {
  const board = boards.find((one) => one.pin === pin);
  return squares.filter((square) => square.board === board?.id && square.piece);
};

function pointsOfMove(position: Position, from: string, to: string): number {
  // A player in check looks for what saves the king, not at the move.
  if (isInCheck(position)) return 0;
  const move = position.moves().find((one) => one.from === from && one.to === to);
  if (move) return move.kind === 'board' ? pointsOfBoard(position, move) : pointsOfLegal(position, move);
  const refusal = position.refuse(from, to);
  const isTaking = position.at(to) !== undefined;
  switch (refusal?.code) {
    case 'leaves-check':
      return pointsOfBarred(position, from, to, refusal.by);
    case 'levels':
    case 'gap':
    case 'no-ground':
      return sum(
        1,
        isTaking,
        listOver(position, to).some((over) => isLegal(position, from, over)),
      );
    case 'castling-attacked':
      return 2;
    case 'blocked':
      // The blocker stands beside the straight line, on another level of its column.
      return refusal.by.some((name) => !isOnLevelOf(position, name, [from, to])) ? sum(2, isTaking) : 0;
    default:
      return 0;
  }
}

const isOnLevelOf = (position: Position, name: string, others: readonly string[]): boolean =>
  others.some((other) => squareOf(position, other)?.height === squareOf(position, name)?.height);

/** A move that opens the own king, or puts it where it can be captured: more if it tempts, and if one has to look across levels. */
function pointsOfBarred(position: Position, from: string, to: string, by: readonly string[]): number {
  const king = position.squares.find(({ piece }) => piece?.role === 'king' && piece.owner === position.turn);
  const mover = squareOf(position, from);
  const isBoard = position.boards.some(({ pin }) => pin === from);
  const isOther = listOver(position, to).some((over) => isLegal(position, from, over));
  if (!king || mover?.name === king.name) return sum(2 * Number(isOther), isOther && position.at(to) !== undefined);
  const heights = by.flatMap((name) => squareOf(position, name)?.height ?? []);
  const crosses = heights.some((height) => height !== king.height && (isBoard || height !== mover?.height));
  return sum(crosses, 2 * Number(isBoard), position.at(to) !== undefined, isOther);
}

/** The columns between two squares, without the ends, that hold pieces. */
function countPassed(position: Position, from: string, to: string): number {
  const [start, end] = [squareOf(position, from), squareOf(position, to)];
  if (!start || !end || position.boards.length === 0) return 0;
  const [files, ranks] = [end.file - start.file, end.rank - start.rank];
  const steps = Math.max(Math.abs(files), Math.abs(ranks));
  if (files !== 0 && ranks !== 0 && Math.abs(files) !== Math.abs(ranks)) return 0;
  const isAt = (step: number, { file, rank }: Square): boolean =>
    file === start.file + (files * step) / steps && rank === start.rank + (ranks * step) / steps;
  const pieces = position.squares.filter(({ piece }) => piece);
  return Array.from({ length: Math.max(0, steps - 1) }, (_, at) => at + 1).filter((step) => pieces.some((piece) => isAt(step, piece)))
    .length;
}

function pointsOfLegal(position: Position, move: Move): number {
  const { from, to, kind } = move;
  const isKing = position.at(from)?.role === 'king';
  if (kind === 'castling') {
    // A rook may be attacked, or pass an attacked square; the king may not.
    const enemies = position.active.filter((player) => player !== position.turn);
    const rooks = position.squares.filter(({ piece }) => piece?.role === 'rook' && piece.owner === position.turn);
    return 2 * Number(rooks.some(({ name }) => enemies.some((player) => position.attackers(name, player).length > 0)));
  }
  // Another level of the same column would not do; or the piece is pinned and still moves.
  const barred = listBarred(position, from, isKing ? listOver(position, to) : position.squares.map(({ name }) => name));
  const passed = Math.min(2, countPassed(position, from, to));
  const isSharp = captureOf(move) !== undefined || givesCheck(position, move);
  return sum(2 * Number(barred.length > 0), passed, passed > 0 && isSharp, move.enPassant === true);
}

function pointsOfBoard(position: Position, move: Move): number {
  const aboard = listAboard(position, move.from);
  const isOthers = position.boards.some(({ pin, owner }) => pin === move.from && owner !== position.turn);
  const barred = listBarred(position, move.from, pinsOf(position));
  return sum(
    aboard.length > 0,
    isOthers,
    aboard.some(({ piece }) => piece?.owner !== position.turn),
    position.checks().length === 0 && givesCheck(position, move),
    2 * Number(barred.length > 0),
  );
}

function pointsOfSquares(position: Position, from: string): number {
  const free = new Set(position.moves().flatMap((move) => (move.kind !== 'board' && move.from === from ? [move.to] : [])));
  const barred = listBarred(
    position,
    from,
    position.squares.map(({ name }) => name),
  );
  const isKing = position.at(from)?.role === 'king';
  const barredBeside = isKing ? barred.filter((name) => listOver(position, name).some((over) => free.has(over))) : barred;
  const passing = [...free].filter((to) => countPassed(position, from, to) > 0);
  const levels = new Set([...free].map((to) => squareOf(position, to)?.height));
  return sum(2 * Number(barredBeside.length > 0), Math.min(2, passing.length), levels.size >= MANY_LEVELS);
}

function pointsOfChecks(position: Position, from: string): number {
  const moves = position.moves().filter((move) => move.kind === 'board' && move.from === from && move.to !== from);
  const aboard = new Set(listAboard(position, from).map(({ name }) => name));
  const stays = (name: string): boolean => position.at(name) !== undefined && !aboard.has(name);
  const checkers = moves.map((move) =>
    position
      .after(move)
      .checks()
      .flatMap(({ by }) => by),
  );
  const checking = checkers.filter((by) => by.length > 0);
  return sum(
    checking.some((by) => by.some(stays)),
    new Set(checking.flat().map((name) => (stays(name) ? name : 'aboard'))).size > 1,
    checking.length > 1,
    checkers.length - checking.length >= MANY_PINS,
  );
}

function pointsOfDeclarations(position: Position): number {
  const found = position.acts().filter(({ kind }) => kind === 'declaration');
  return sum(
    found.length > 1,
    found.some(({ id }) => /^mate:..>/.test(id)),
    found.length > 2,
  );
}

/** What a question is like: who goes, and what its answer says. */
export function sortOfQuestion(position: Position, question: Question, answer: readonly string[]): string {
  if (question.kind === 'declarations') return `${question.kind} ${answer.length}`;
  const who = position.at(question.from)?.role ?? 'board';
  return [question.kind, who, ...(question.kind === 'legal' ? answer : [])].join(' ');
}
