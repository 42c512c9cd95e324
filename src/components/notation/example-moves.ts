import { captureOf, expect, type Move, type Position, type Ruleset } from '../../engine/index.ts';

/** Kinds of moves, each with a sentence on what a written example of it means. */
const KINDS: readonly (readonly [string, (position: Position, move: Move) => boolean])[] = [
  ['A pawn moves.', (position, move) => isPiece(position, move, 'pawn') && !captureOf(move) && !move.promotion],
  ['A knight moves.', (position, move) => isPiece(position, move, 'knight') && !captureOf(move)],
  ['A bishop captures.', (position, move) => isPiece(position, move, 'bishop') && captureOf(move) !== undefined],
  ['A pawn captures.', (position, move) => isPiece(position, move, 'pawn') && captureOf(move) !== undefined && !move.enPassant],
  ['A pawn captures en passant.', (_, move) => move.enPassant === true],
  ['A pawn is promoted as it moves.', (_, move) => move.kind === 'piece' && move.promotion !== undefined],
  ['A waiting pawn is promoted.', (_, move) => move.kind === 'promotion'],
  ['Castling on the king’s side.', (_, move) => move.id === 'O-O'],
  ['Castling on the queen’s side.', (_, move) => move.id === 'O-O-O'],
  ['An attack board moves.', (_, move) => move.kind === 'board' && move.from !== move.to],
  ['An attack board is turned where it is.', (_, move) => move.kind === 'board' && move.from === move.to],
  ['A piece moves onto an attack board and turns it over.', (_, move) => move.inverts === true],
  [
    'A move gives check.',
    (position, move) => move.kind === 'piece' && position.after(move).checks().length > 0 && position.after(move).status() === 'playing',
  ],
];

const isPiece = (position: Position, move: Move, role: string): boolean => move.kind === 'piece' && position.at(move.from)?.role === role;

export interface Example {
  readonly says: string;
  readonly written: string;
  /** With the names on the boards, where the ruleset's source has others. */
  readonly shown: string | undefined;
  readonly id: string;
}

/** Plies of made-up games that are looked through after the ruleset's own; enough for every kind that a ruleset has. */
const PLIES = 1500;

/** Written examples of every kind of move there is in a ruleset, from its own games, else from games made up the same way each time. */
export function findExamples(ruleset: Ruleset): Example[] {
  const found = new Map<string, Example>();
  const take = (position: Position, moves: readonly Move[]): void => {
    for (const [says, isOne] of KINDS) {
      if (found.has(says)) continue;
      const move = moves.find((one) => isOne(position, one));
      const { notation } = ruleset;
      if (move)
        found.set(says, { says, written: notation.write(position, move), shown: notation.writeAsShown?.(position, move), id: move.id });
    }
  };
  const start = ruleset.begin();
  for (const { steps } of ruleset.games) {
    let position = start;
    for (const id of steps) {
      const move = position.moves().find((one) => one.id === id);
      if (move) take(position, [move]);
      position = expect(position.play(id));
    }
  }
  let position = start;
  let seed = 4;
  for (let ply = 0; ply < PLIES && found.size < KINDS.length; ply += 1) {
    const moves = position.moves();
    if (moves.length === 0 || position.status() !== 'playing' || ply % 160 === 159) {
      position = start;
      continue;
    }
    take(position, moves);
    seed = (Math.imul(seed, 48271) >>> 0) % 2147483647;
    position = position.after(moves[seed % moves.length]!);
  }
  return KINDS.flatMap(([says]) => found.get(says) ?? []);
}
