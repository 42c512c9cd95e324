import { HEIGHT_WORDS } from '#words/lesson/heights.ts';
import type { Position, Ruleset, Setup, Square } from '../../engine/index.ts';

/** A board of the set from the side: the squares that one file has of it, from White's end to Black's. */
export interface HeightsBar {
  readonly board: string;
  readonly height: number;
  readonly squares: readonly Square[];
}

/** The set with the board on one of its pins: what is seen, and what of it the piece reaches. */
export interface HeightsState {
  readonly pin: string;
  readonly height: number;
  /** The first rank of the board that moves. */
  readonly rank: number;
  readonly bars: readonly HeightsBar[];
  readonly lit: readonly string[];
  readonly says: string;
}

/** What is shown: a position, the attack board that moves, the piece whose reach is lit, and the file the set is cut along. */
export interface HeightsQuestion {
  readonly position: Position;
  readonly board: string;
  readonly from: string;
  readonly file: string;
}

/** The set cut along a file, with the board on every vacant pin of that side in turn, as the rules answer there. */
export function listHeights({ position, board, from, file }: HeightsQuestion): readonly HeightsState[] {
  const { ruleset, setup } = position;
  const side = ruleset.pins.find(({ name }) => name === pinOf(position, board))?.side;
  const taken = position.boards.filter(({ id }) => id !== board).map(({ pin }) => pin);
  return ruleset.pins
    .filter((pin) => pin.side === side && !taken.includes(pin.name))
    .flatMap(({ name, height, rank }): HeightsState[] => {
      const at = put(ruleset, setup, board, name);
      return at ? [{ pin: name, height, rank, ...look(at, { board, from, file }, name) }] : [];
    });
}

const pinOf = (position: Position, board: string): string | undefined => position.boards.find(({ id }) => id === board)?.pin;

/** The position with the board elsewhere; the other side is on move where a king would be left in check. Nothing where neither can be. */
function put(ruleset: Ruleset, setup: Setup, board: string, pin: string): Position | undefined {
  const moved = ruleset.changeSetup(setup, { kind: 'board', board, pin });
  if (!moved.ok) return undefined;
  for (const turn of [setup.turn, ...ruleset.players.filter((player) => player !== setup.turn)]) {
    const made = ruleset.fromSetup({ ...moved.value, turn, enPassant: [] });
    if (made.ok) return made.value;
  }
  return undefined;
}

function look(
  position: Position,
  { board, from, file }: Omit<HeightsQuestion, 'position'>,
  pin: string,
): Pick<HeightsState, 'bars' | 'lit' | 'says'> {
  const cut = position.squares.filter(({ name }) => name.startsWith(file));
  const bars = [...new Set(cut.map((square) => square.board))].map((id): HeightsBar => {
    const squares = cut.filter((square) => square.board === id).sort((one, other) => one.rank - other.rank);
    return { board: id, height: squares[0]!.height, squares };
  });
  const piece = position.at(from);
  const start = position.squares.find(({ name }) => name === from);
  const attacked = position.attacks(from);
  const lit = cut.filter((square) => attacked.includes(square.name) && square.piece?.owner !== piece?.owner);
  const named = (isThere: (height: number) => boolean): readonly string[] =>
    lit.filter(({ height }) => isThere(height - (start?.height ?? 0))).map(({ name }) => name);
  const says = HEIGHT_WORDS.says(board, pin, piece?.role ?? '', from, file, {
    level: named((above) => above === 0),
    higher: named((above) => above > 0),
    lower: named((above) => above < 0),
  });
  return { bars, lit: lit.map(({ name }) => name), says };
}
