import { expect, ROLES, type PlacedPiece, type Player, type Position, type Role, type Ruleset } from '../engine/index.ts';
import { compose } from '../board/scene/compose.ts';
import { cropScene } from '../board/scene/crop.ts';
import type { Scene } from '../board/scene/scene.ts';
import { toRenderOptions, type Marks } from '../board/scene/render-options.ts';

/** A piece alone on the board with the kings, and where it may go. */
export interface PieceMoves {
  readonly role: Role;
  readonly position: Position;
  readonly marks: Marks;
}

/** Squares in the middle, where each piece has all its ways, and enemy knights for a pawn to capture; kings out of the way. */
const PLACES: Readonly<
  Record<Ruleset['family'], { readonly middle: string; readonly pawn: string; readonly kings: Readonly<Record<string, Player>> }>
> = {
  trid: { middle: 'b4N', pawn: 'b4N', kings: { d1W: 'w', d8B: 'b' } },
  threeway: { middle: 'g7', pawn: 'e3', kings: { a1: 'w', a7: 'g', n14: 'b' } },
};
const PAWNS: Readonly<Record<Ruleset['family'], Readonly<Record<string, Player>>>> = { trid: {}, threeway: { g11: 'g', k11: 'b' } };
const VICTIMS: Readonly<Record<Ruleset['family'], readonly string[]>> = { trid: ['c5N', 'c5B'], threeway: ['d4', 'f5', 'g4'] };

/** Cells at the edges of what is drawn of the board of hexagons. */
const AROUND = { piece: ['e4', 'g4', 'g10', 'i10', 'd7', 'j7'], pawn: ['d2', 'e2', 'f6', 'g6', 'c3', 'h4'] } as const;

/** How each kind of piece moves under a ruleset, one position each. */
export function listPieceMoves(ruleset: Ruleset): readonly PieceMoves[] {
  const { middle, pawn, kings } = PLACES[ruleset.family];
  return [...ROLES].map((role): PieceMoves => {
    const at = role === 'pawn' ? pawn : middle;
    const pieces: PlacedPiece[] = [
      { square: at, owner: 'w', role },
      ...Object.entries(kings).flatMap(([square, owner]): PlacedPiece[] =>
        role === 'king' && owner === 'w' ? [] : [{ square, owner, role: 'king' }],
      ),
      // Bare kings would be a draw.
      ...Object.entries(PAWNS[ruleset.family]).map(([square, owner]): PlacedPiece => ({ square, owner, role: 'pawn' })),
      ...(role === 'pawn' ? VICTIMS[ruleset.family].map((square): PlacedPiece => ({ square, owner: 'b', role: 'knight' })) : []),
    ];
    const { setup } = ruleset.begin();
    const position = expect(ruleset.fromSetup({ ...setup, pieces, turn: 'w', enPassant: [], number: 20 }));
    const targets = position.moves().filter(({ from, kind }) => kind === 'piece' && from === at);
    return { role, position, marks: { selected: at, targets: [...new Set(targets.map(({ to }) => to))] } };
  });
}

/** The same, drawn: a set as seen from above, and of the board of hexagons the part about the piece. */
export function drawPieceMoves(
  ruleset: Ruleset,
): readonly { readonly role: Role; readonly scene: Scene; readonly targets: readonly string[] }[] {
  return listPieceMoves(ruleset).map(({ role, position, marks }) => {
    const scene = compose(toRenderOptions(position, { view: 'plan', marks, coordinates: false }));
    const targets = marks.targets ?? [];
    return { role, scene: ruleset.family === 'threeway' ? cropScene(scene, AROUND[role === 'pawn' ? 'pawn' : 'piece']) : scene, targets };
  });
}
