import { expect, type PlacedPiece, type Player, type Position, type Role, type Ruleset } from '../engine/index.ts';
import { compose } from '../board/scene/compose.ts';
import { cropScene } from '../board/scene/crop.ts';
import type { Scene } from '../board/scene/scene.ts';
import { toRenderOptions, type Marks } from '../board/scene/render-options.ts';
import { MIDDLE, pinAt, placePieces } from './placing.ts';

/** What a card draws beside the moves of each piece. */
export type CardSpecialMove = 'double' | 'empty' | 'ride' | 'turn' | 'forward';

/** One of these, with the moves that are drawn, by id. */
export interface CardPicture {
  readonly kind: CardSpecialMove;
  readonly position: Position;
  readonly moves: readonly string[];
  /** Cells that pawns capture on, where they are ringed. */
  readonly captures?: readonly string[];
  readonly scene: Scene;
}

const KINGS = { d1W: 'K', d8B: 'k' };
/** Where White’s other board is out of the way. */
const APART = { side: 'king', main: 'W', corner: 'front' } as const;
/** Where pawns stand in the pictures of the board of hexagons, and the cells at the edges of the first. */
const [FIRST, AROUND] = ['e3', ['d2', 'e2', 'f6', 'g6', 'c3', 'h4']];
const PAWNS: Readonly<Record<string, Player>> = { e4: 'w', g10: 'g', k8: 'b' };
const HEX_KINGS: Readonly<Record<string, Player>> = { a1: 'w', a7: 'g', n14: 'b' };

/** The two steps of a pawn’s first move, how boards move, and where the pawns of each of three players go and capture; drawn from the engine’s moves. */
export function drawCardSpecialMoves(ruleset: Ruleset): readonly CardPicture[] {
  return ruleset.family === 'threeway' ? [drawFirst(ruleset), drawForward(ruleset)] : [drawDouble(ruleset), ...drawBoards(ruleset)];
}

function drawDouble(ruleset: Ruleset): CardPicture {
  const position = expect(placePieces(ruleset, { pieces: { ...KINGS, b2W: 'P' }, rights: ['b2W'] }));
  const targets = movesFrom(position, 'b2W');
  return draw('double', position, targets, { view: 'plan', marks: { selected: 'b2W', targets } });
}

/** An empty board of White's, one with a rider, and one that is turned: those that move. */
function drawBoards(ruleset: Ruleset): readonly CardPicture[] {
  const pin = pinAt(ruleset, MIDDLE).name;
  return (['empty', 'ride', 'turn'] as const).flatMap((kind): CardPicture[] => {
    const rider = kind === 'empty' ? {} : { a3QL: 'P' };
    const position = expect(placePieces(ruleset, { pieces: { ...KINGS, ...rider }, boards: { QL: MIDDLE, KL: APART } }));
    const all = position.moves().filter((move) => move.kind === 'board' && move.from === pin);
    const targets = [...new Set(all.map(({ to }) => to))].filter((to) => (kind === 'turn') === (to === pin));
    const marks: Marks = kind === 'turn' ? { selected: 'a3QL' } : { arrows: targets.map((to) => ({ from: pin, to })) };
    return targets.length === 0 ? [] : [draw(kind, position, targets, { view: 'stack', marks })];
  });
}

function drawFirst(ruleset: Ruleset): CardPicture {
  const position = setThreeway(ruleset, { [FIRST]: 'w' }, 'w', true);
  const targets = movesFrom(position, FIRST);
  const picture = draw('double', position, targets, { view: 'plan', marks: { selected: FIRST, targets } });
  return { ...picture, scene: cropScene(picture.scene, AROUND) };
}

function drawForward(ruleset: Ruleset): CardPicture {
  const position = setThreeway(ruleset, PAWNS, 'w');
  const arrows = Object.entries(PAWNS).flatMap(([from, turn]) =>
    movesFrom(setThreeway(ruleset, PAWNS, turn), from).map((to) => ({ from, to })),
  );
  const moves = arrows.map(({ to }) => to);
  const circles = Object.keys(PAWNS).flatMap((from) => position.attacks(from));
  const picture = draw('forward', position, moves, { view: 'plan', marks: { arrows, circles } });
  return { ...picture, captures: circles, scene: cropScene(picture.scene, [...Object.keys(PAWNS), ...moves, ...circles]) };
}

const movesFrom = (position: Position, from: string): readonly string[] => [
  ...new Set(position.moves().flatMap((move) => (move.from === from && move.kind === 'piece' ? [move.to] : []))),
];

/** Pawns and kings on the board of hexagons. */
function setThreeway(ruleset: Ruleset, pawns: Readonly<Record<string, Player>>, turn: Player, unmoved = false): Position {
  const place = (role: Role, at: Readonly<Record<string, Player>>): PlacedPiece[] =>
    Object.entries(at).map(([square, owner]) => ({ square, owner, role, ...(role === 'pawn' && unmoved && { unmoved }) }));
  const { setup } = ruleset.begin();
  return expect(
    ruleset.fromSetup({ ...setup, pieces: [...place('pawn', pawns), ...place('king', HEX_KINGS)], turn, enPassant: [], number: 20 }),
  );
}

function draw(
  kind: CardSpecialMove,
  position: Position,
  moves: readonly string[],
  { view, marks }: { readonly view: 'plan' | 'stack'; readonly marks: Marks },
): CardPicture {
  return { kind, position, moves, scene: compose(toRenderOptions(position, { view, marks, coordinates: false })) };
}
