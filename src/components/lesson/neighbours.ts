import type { Piece, Position, Ruleset } from '../../engine/index.ts';

/** Where an attack board may go from each pin, as the rules say when they are asked in positions made for it. */
export interface Neighbours {
  readonly board: string;
  /** For each pin: where the empty board may go, and where with one passenger. */
  readonly reach: Readonly<Record<string, Readonly<Record<Load, readonly string[]>>>>;
  /** For each pin: the position with the board there, to show and play on. */
  readonly stages: Readonly<Record<string, Readonly<Record<Load, string>>>>;
}

export const LOADS = ['empty', 'loaded'] as const;
export type Load = (typeof LOADS)[number];

/** What may stand on the board: nothing; a knight, or where only pawns may ride, a pawn. */
const RIDERS: Readonly<Record<Load, readonly (readonly string[])[]>> = {
  empty: [['2/2']],
  loaded: [
    ['2/N1', '2/1N', 'N1/2', '1N/2'],
    ['2/P1', '2/1P', 'P1/2', '1P/2'],
  ],
};

const BOARDS = ['QL', 'KL', 'ql', 'kl'] as const;
/** Where kings and a pawn each (or the game would be drawn) may stand while the board goes round: tried until a position is sound. */
const MEN: readonly Readonly<Record<string, string>>[] = [
  { b1W: 'K', c3W: 'P', c8B: 'k', b6B: 'p' },
  { c2W: 'K', b3W: 'P', b7B: 'k', c6B: 'p' },
  { c1W: 'K', b2W: 'P', b8B: 'k', c7B: 'p' },
];

/** Asks the rules about one attack board; White is on move, a knight or else a pawn is its passenger. */
export function findNeighbours(ruleset: Ruleset, board: string): Neighbours {
  const names = ruleset.pins.map((pin) => pin.name);
  const reach: Record<string, Record<Load, readonly string[]>> = {};
  const stages: Record<string, Record<Load, string>> = {};
  const home = homes(ruleset);
  for (const pin of names) {
    const at: Record<Load, readonly string[]> = { empty: [], loaded: [] };
    const shown: Record<Load, string> = { empty: '', loaded: '' };
    for (const load of LOADS) {
      at[load] = reachOf(ruleset, board, pin, load);
      // The other boards stand where the game begins; one that is in the way goes to the first free pin of its end.
      const others = BOARDS.filter((one) => one !== board);
      const taken = new Set([pin]);
      const stand = others.map((one) => {
        const wanted = home.get(one) ?? '';
        const free = taken.has(wanted) ? (home.get(board) ?? '') : wanted;
        taken.add(free);
        return free;
      });
      const sound = RIDERS[load].flatMap((riders) => stage(ruleset, board, pin, others, stand, riders) ?? []);
      const best = sound.find((position) => boardMoves(position, pin).length > 0) ?? sound[0];
      shown[load] = best?.text() ?? '';
    }
    reach[pin] = at;
    stages[pin] = shown;
  }
  return { board, reach, stages };
}

function homes(ruleset: Ruleset): ReadonlyMap<string, string> {
  const start = ruleset.parse(ruleset.start);
  return new Map(start.ok ? start.value.boards.map((one) => [one.id, one.pin]) : []);
}

/** Where the board may go from a pin, empty, or with a piece of its owner's: any one that may ride. */
function reachOf(ruleset: Ruleset, board: string, from: string, load: Load): readonly string[] {
  const owner = board === board.toUpperCase() ? 'w' : 'b';
  const loads: readonly (readonly Piece[])[] =
    load === 'empty' ? [[]] : (['knight', 'pawn'] as const).map((role) => [{ owner: 'w', role }]);
  const found = loads.flatMap((pieces) => ruleset.reach(from, { owner, mover: 'w', pieces }));
  return ruleset.pins.map((pin) => pin.name).filter((name) => name !== from && found.includes(name));
}

function boardMoves(position: Position, from: string): readonly string[] {
  return position.moves().flatMap((move) => (move.kind === 'board' && move.from === from && move.to !== from ? [move.to] : []));
}

/** A sound position with the board on a pin and the others where they are wanted; nothing if none was found. */
function stage(
  ruleset: Ruleset,
  board: string,
  pin: string,
  others: readonly string[],
  pins: readonly string[],
  riders: readonly string[],
): Position | undefined {
  for (const rows of riders) {
    for (const men of MEN) {
      const mains = (['W', 'N', 'B'] as const).map((id) => `${id}:${rowsOf(id, men)}`);
      const attack = BOARDS.map((id) => (id === board ? `${id}@${pin}:${rows}` : `${id}@${pins[others.indexOf(id)] ?? ''}:2/2`));
      const read = ruleset.parse(`${[...mains, ...attack].join(';')} w - - - 0 10`);
      if (read.ok && read.value.status() === 'playing') return read.value;
    }
  }
  return undefined;
}

const LOWEST = { W: 1, N: 3, B: 5 } as const;

function rowsOf(board: keyof typeof LOWEST, men: Readonly<Record<string, string>>): string {
  const rows: string[] = [];
  for (let rank = LOWEST[board] + 3; rank >= LOWEST[board]; rank--) {
    const row = [...'abcd'].map((file) => men[`${file}${rank}${board}`] ?? ' ').join('');
    rows.push(row.replace(/ +/g, (run) => String(run.length)));
  }
  return rows.join('/');
}

/** The load to begin with: a passenger where an empty board never moves. */
export function firstLoad({ reach }: Neighbours): Load {
  return Object.values(reach).every(({ empty }) => empty.length === 0) ? 'loaded' : 'empty';
}
