import {
  expect,
  type BoardPlace,
  type PlacedPiece,
  type Piece,
  type Player,
  type Position,
  type Role,
  type Ruleset,
} from '../engine/index.ts';

/** Where an attack board may go from each pin, as the rules say when they are asked in positions made for it. */
export interface AdjacentPins {
  readonly board: string;
  /** For each pin: where the empty board may go, and where with one passenger. */
  readonly reach: Readonly<Record<string, Readonly<Record<LoadState, readonly string[]>>>>;
  /** For each pin: the position with the board there, to show and play on. */
  readonly stages: Readonly<Record<string, Readonly<Record<LoadState, string>>>>;
}

export const LOAD_STATES = ['empty', 'loaded'] as const;
export type LoadState = (typeof LOAD_STATES)[number];

/** What may stand on the board: nothing; a knight, or where only pawns may ride, a pawn. */
const RIDERS: Readonly<Record<LoadState, readonly (Role | undefined)[]>> = { empty: [undefined], loaded: ['knight', 'pawn'] };
/** Where kings and a pawn each (or the game would be drawn) may stand while the board goes round: tried until a position is sound. */
const PIECES = [
  ['b1W', 'c3W', 'c8B', 'b6B'],
  ['c2W', 'b3W', 'b7B', 'c6B'],
  ['c1W', 'b2W', 'b8B', 'c7B'],
] as const;
const NUMBER = 10;

/** Asks the rules about one attack board; White is on move, a knight or else a pawn is its passenger. */
export function findAdjacentPins(ruleset: Ruleset, board: string): AdjacentPins {
  const names = ruleset.pins.map((pin) => pin.name);
  const reach: Record<string, Record<LoadState, readonly string[]>> = {};
  const stages: Record<string, Record<LoadState, string>> = {};
  const { boards } = ruleset.begin().setup;
  const home = boards.find(({ id }) => id === board)!.pin;
  for (const pin of names) {
    // The other boards stand where the game begins; one that is in the way goes to the first free pin of its end.
    const places = boards.map((one) => (one.id === board ? { id: board, pin } : one.pin === pin ? { ...one, pin: home } : one));
    const at = (load: LoadState): readonly string[] => reachOf(ruleset, board, pin, load);
    const show = (load: LoadState): string => {
      const sound = RIDERS[load].flatMap((rider) => stage(ruleset, board, places, rider) ?? []);
      const best = sound.find((position) => boardMoves(position, pin).length > 0) ?? sound[0];
      return best?.text() ?? '';
    };
    reach[pin] = { empty: at('empty'), loaded: at('loaded') };
    stages[pin] = { empty: show('empty'), loaded: show('loaded') };
  }
  return { board, reach, stages };
}

/** Where the board may go from a pin, empty, or with a piece of its owner's: any one that may ride. */
function reachOf(ruleset: Ruleset, board: string, from: string, load: LoadState): readonly string[] {
  const owner = board === board.toUpperCase() ? 'w' : 'b';
  const loads: readonly (readonly Piece[])[] =
    load === 'empty' ? [[]] : (['knight', 'pawn'] as const).map((role) => [{ owner: 'w', role }]);
  const found = loads.flatMap((pieces) => ruleset.reach(from, { owner, mover: 'w', pieces }));
  return ruleset.pins.map((pin) => pin.name).filter((name) => name !== from && found.includes(name));
}

function boardMoves(position: Position, from: string): readonly string[] {
  return position.moves().flatMap((move) => (move.kind === 'board' && move.from === from && move.to !== from ? [move.to] : []));
}

/** A sound position with boards at these pins and a rider on one of them, or nobody; nothing if none was found. */
function stage(ruleset: Ruleset, board: string, boards: readonly BoardPlace[], rider: Role | undefined): Position | undefined {
  const { squares } = expect(ruleset.viewSetup({ ...ruleset.begin().setup, boards, pieces: [], enPassant: [] }));
  const seats = squares.filter((square) => square.board === board);
  for (const seat of rider ? seats : seats.slice(0, 1))
    for (const [whiteKing, whitePawn, blackKing, blackPawn] of PIECES) {
      const pieces: PlacedPiece[] = [
        { owner: 'w', role: 'king', square: whiteKing },
        { owner: 'w', role: 'pawn', square: whitePawn },
        { owner: 'b', role: 'king', square: blackKing },
        { owner: 'b', role: 'pawn', square: blackPawn },
        ...(rider ? [{ owner: 'w', role: rider, square: seat.name } as const] : []),
      ];
      const made = ruleset.fromSetup({ ...ruleset.begin().setup, boards, pieces, number: NUMBER });
      if (made.ok && made.value.status() === 'playing') return made.value;
    }
  return undefined;
}

/** The load to begin with: a passenger where an empty board never moves. */
export function firstLoad({ reach }: AdjacentPins): LoadState {
  return Object.values(reach).every(({ empty }) => empty.length === 0) ? 'loaded' : 'empty';
}

/** Where a board may go with one piece of a player aboard, whose board it is as well. */
const waysOf = (ruleset: Ruleset, pin: string, owner: Player, role: Role): readonly string[] =>
  ruleset.pins.flatMap(({ name }) => (reachWith(ruleset, pin, owner, role).includes(name) ? [name] : []));
const reachWith = (ruleset: Ruleset, pin: string, owner: Player, role: Role): readonly string[] =>
  ruleset.reach(pin, { owner, mover: owner, pieces: [{ owner, role }] });

/** By pin, where a black rider takes a board, where these are other ways than a white one's; nothing where a rider's colour decides nothing. */
export function findOtherDestinations(ruleset: Ruleset): Readonly<Record<string, readonly string[]>> | undefined {
  const all = ruleset.pins.map(({ name }) => ({
    name,
    white: waysOf(ruleset, name, 'w', 'pawn'),
    black: waysOf(ruleset, name, 'b', 'pawn'),
  }));
  if (all.every(({ white, black }) => white.join() === black.join())) return undefined;
  return Object.fromEntries(all.map(({ name, black }) => [name, black]));
}
