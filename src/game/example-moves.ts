import { captureOf, expect, movesBoardToo, type Move, type Position, type Ruleset } from '../engine/index.ts';
import { nameMove } from '../board/text/move-names.ts';
import { formsOf } from './convert.ts';
import { NOTATION_EXAMPLES } from '#words/notation-examples.ts';

/** Kinds of moves, by the names of what a written example of them means. */
const KINDS: readonly (readonly [keyof typeof NOTATION_EXAMPLES.kinds, (position: Position, move: Move) => boolean])[] = [
  ['pawn', (position, move) => isPiece(position, move, 'pawn') && !captureOf(move) && !move.promotion],
  ['knight', (position, move) => isPiece(position, move, 'knight') && !captureOf(move)],
  ['bishopCaptures', (position, move) => isPiece(position, move, 'bishop') && captureOf(move) !== undefined],
  ['pawnCaptures', (position, move) => isPiece(position, move, 'pawn') && captureOf(move) !== undefined && !move.enPassant],
  ['enPassant', (_, move) => move.enPassant === true],
  ['promotion', (_, move) => move.kind === 'piece' && move.promotion !== undefined],
  ['latePromotion', (_, move) => move.kind === 'promotion'],
  ['castlingKing', (_, move) => move.id === 'O-O'],
  ['castlingQueen', (_, move) => move.id === 'O-O-O'],
  ['board', (_, move) => move.kind === 'board' && move.from !== move.to],
  ['turn', (_, move) => move.kind === 'board' && move.from === move.to],
  ['inversion', (_, move) => movesBoardToo(move)],
  [
    'check',
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
  const hasOthers = formsOf(ruleset).includes('usual');
  const take = (position: Position, moves: readonly Move[]): void => {
    for (const [kind, isOne] of KINDS) {
      if (found.has(kind)) continue;
      const says = NOTATION_EXAMPLES.kinds[kind];
      const move = moves.find((one) => isOne(position, one));
      if (!move) continue;
      const [written, shown] = [nameMove(position, move, 'rules'), hasOthers ? nameMove(position, move, 'usual') : undefined];
      found.set(kind, { says, written, shown, id: move.id });
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
  return KINDS.flatMap(([kind]) => found.get(kind) ?? []);
}
