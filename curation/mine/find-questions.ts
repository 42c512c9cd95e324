import { isInCheck, movesBoardToo, type Move, type Position } from '../../src/engine/index.ts';
import { answerQuestion } from '../../src/puzzles/questions.ts';
import { isOverTurn } from '../../src/puzzles/proof/find-themes.ts';
import type { Question } from '../../src/puzzles/task.ts';
import { shuffle } from './random-placement.ts';

/** Refusals worth asking about: the way looks open, or the board looks free. */
const TELLING = [
  'leaves-check',
  'blocked',
  'levels',
  'gap',
  'no-ground',
  'backward',
  'board-crowded',
  'not-your-board',
  'not-adjacent',
  'double-moved',
];

/** How often a position with castling or en passant is asked about that. */
const RARE = 0.4;
const CASTLING_TELLING: readonly string[] = ['castling-attacked', 'castling-check', 'castling-blocked'];
/** How often a castling that is refused is asked about: there are more of them than of legal ones. */
const LOST = 0.1;
const BOARD_TELLING = ['leaves-check', 'backward', 'not-your-board', 'not-your-piece', 'board-loaded'];

/** One question of each kind that a position answers in a way worth asking; a position in the middle of a game has most. */
export function findQuestions(position: Position, random: () => number): readonly Question[] {
  const moves = shuffle(position.moves(), random);
  const kinds = shuffle([askLegal, askRefused, askSquares, askPins, askChecks], random);
  for (const ask of kinds) {
    const question = ask(position, moves, random);
    if (question) return [question];
  }
  return [];
}

/** The same about what only boards that move bring: where they may go, where they check, what keeps them; castling and en passant. */
export function findBoardQuestions(position: Position, random: () => number): readonly Question[] {
  const moves = shuffle(position.moves(), random);
  const rare = moves.find((move) => move.kind === 'castling' || move.enPassant === true);
  if (rare && random() < RARE) return [{ kind: 'legal', from: rare.from, to: rare.to }];
  for (const ask of shuffle([askChecks, askChecks, askPins, askPins, askBoardMove, askRefusedBoard], random)) {
    const question = ask(position, moves, random);
    if (question) return [question];
  }
  return [];
}

/**
 * Moves that are rare in games: castling and en passant, and what has become of the right to them; a board that goes to the other
 * face of a corner.
 */
export function findRareQuestions(position: Position, random: () => number): readonly Question[] {
  const moves = shuffle(position.moves(), random);
  const rare = moves.find(
    (move) =>
      move.kind === 'castling' || move.enPassant === true || movesBoardToo(move) || (move.kind === 'board' && isOverTurn(position, move)),
  );
  if (rare) return [{ kind: 'legal', from: rare.from, to: rare.to }];
  const king = position.squares.find(({ piece }) => piece?.role === 'king' && piece.owner === position.turn);
  if (!king) return [];
  const lost = shuffle(position.squares, random).find(({ name }) => {
    const refusal = position.refuse(king.name, name);
    return (
      refusal !== undefined &&
      CASTLING_TELLING.includes(refusal.code) &&
      answerQuestion(position, { kind: 'legal', from: king.name, to: name })
    );
  });
  return lost && random() < LOST ? [{ kind: 'legal', from: king.name, to: lost.name }] : [];
}

/** How often a board is looked at before the pieces, of which there are many. */
const BOARDS_FIRST = 0.4;

/** A piece or a board that could go but for the line to the king, which it keeps shut; the king is not in check. */
export function findPinQuestions(position: Position, random: () => number): readonly Question[] {
  if (isInCheck(position)) return [];
  const squares = position.squares.map(({ name }) => name);
  const pins = position.ruleset.pins.map(({ name }) => name);
  const own = position.squares.filter(({ piece }) => piece?.owner === position.turn && piece.role !== 'king');
  const pieces = shuffle(own, random).map(({ name }) => ({ from: name, ways: squares }));
  const boards = shuffle(position.boards, random).map(({ pin }) => ({ from: pin, ways: pins }));
  for (const { from, ways } of random() < BOARDS_FIRST ? [...boards, ...pieces] : [...pieces, ...boards])
    for (const to of shuffle(ways, random)) {
      if (to === from || position.refuse(from, to)?.code !== 'leaves-check') continue;
      if (answerQuestion(position, { kind: 'legal', from, to })) return [{ kind: 'legal', from, to }];
    }
  return [];
}

/** A board of the side to move that gives check at some of the pins it may go to, and at others does not. */
export function findCheckQuestions(position: Position, random: () => number): readonly Question[] {
  for (const { pin } of shuffle(position.boards, random)) {
    const pins = answerQuestion(position, { kind: 'pins', from: pin });
    if (!pins || pins.length < 2) continue;
    const checks = answerQuestion(position, { kind: 'checks', from: pin });
    if (checks && checks.length < pins.length) return [{ kind: 'checks', from: pin }];
  }
  return [];
}

type Ask = (position: Position, moves: readonly Move[], random: () => number) => Question | undefined;

/** A legal move that does not look like one: a rare kind of move, or one over three columns and two levels. */
const askLegal: Ask = (position, moves) => {
  const height = (name: string): number => position.squares.find((square) => square.name === name)?.height ?? 0;
  const found = moves.find(
    (move) =>
      move.enPassant ||
      move.kind === 'castling' ||
      (move.kind === 'board' && move.to !== move.from) ||
      Math.abs(height(move.from) - height(move.to)) >= 3,
  );
  return found && { kind: 'legal', from: found.from, to: found.to };
};

/** A move of the side to move that the rules refuse for a reason that takes a look. */
const askRefused: Ask = (position, _moves, random) => {
  const own = shuffle(
    [
      ...position.squares.filter(({ piece }) => piece?.owner === position.turn).map(({ name }) => name),
      ...position.boards.map(({ pin }) => pin),
    ],
    random,
  );
  for (const from of own.slice(0, 6)) {
    const isPin = position.boards.some(({ pin }) => pin === from);
    const targets = isPin ? position.ruleset.pins.map(({ name }) => name) : position.squares.map(({ name }) => name);
    for (const to of shuffle(targets, random).slice(0, 40)) {
      if (to === from) continue;
      const refusal = position.refuse(from, to);
      if (!refusal || !TELLING.includes(refusal.code)) continue;
      const question: Question = { kind: 'legal', from, to };
      if (answerQuestion(position, question)) return question;
    }
  }
  return undefined;
};

/** A piece with a handful of squares, on several levels where there are any. */
const askSquares: Ask = (position, moves) => {
  const at = new Map(position.squares.map((square) => [square.name, square]));
  const froms = [...new Set(moves.filter((move) => move.kind === 'piece').map((move) => move.from))];
  const from = froms.find((name) => {
    const targets = [...new Set(moves.filter((move) => move.kind !== 'board' && move.from === name).map((move) => move.to))];
    const levels = new Set(targets.map((to) => at.get(to)?.height));
    return targets.length >= 4 && targets.length <= 9 && (levels.size >= 2 || position.boards.length === 0);
  });
  return from === undefined ? undefined : { kind: 'squares', from };
};

const askPins: Ask = (position, moves) => askBoard(position, moves, 'pins', 2);
const askChecks: Ask = (position, moves) => askBoard(position, moves, 'checks', 1);

/** A board that may be moved though it looks as if it might not: with a piece on it, or the other player's. */
const askBoardMove: Ask = (position, moves) => {
  const found = moves.find((move) => {
    const board = move.kind === 'board' && move.to !== move.from && position.boards.find(({ pin }) => pin === move.from);
    return board !== undefined && board !== false && (board.owner !== position.turn || isLoaded(position, board.id));
  });
  return found && { kind: 'legal', from: found.from, to: found.to };
};

const isLoaded = (position: Position, board: string): boolean => position.squares.some((square) => square.board === board && square.piece);

const askRefusedBoard: Ask = (position, _moves, random) => {
  for (const { pin } of shuffle(position.boards, random))
    for (const { name } of shuffle(position.ruleset.pins, random)) {
      if (name === pin || position.boards.some((other) => other.pin === name)) continue;
      const refusal = position.refuse(pin, name);
      if (refusal && BOARD_TELLING.includes(refusal.code)) return { kind: 'legal', from: pin, to: name };
    }
  return undefined;
};

function askBoard(position: Position, moves: readonly Move[], kind: 'pins' | 'checks', least: number): Question | undefined {
  for (const from of new Set(moves.filter((move) => move.kind === 'board').map((move) => move.from))) {
    const answer = answerQuestion(position, { kind, from });
    if (answer && answer.length >= least) return { kind, from };
  }
  return undefined;
}
