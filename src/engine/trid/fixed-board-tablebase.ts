import { BLACK, KING, QUEEN, ROOK, VOID } from './cells.ts';
import type { TridMachine } from './machine.ts';
import { fromOf, kindOf, STEP, toOf } from './packed-move.ts';

/** What is with the king of the stronger side. */
export type TablebaseRole = 'queen' | 'rook';

/** Among all positions with the stronger side to move: how many it wins by force, and in how many of its moves at most. */
export interface TablebaseCount {
  readonly positions: number;
  readonly won: number;
  readonly most: number;
}

const CELLS = { queen: QUEEN, rook: ROOK } as const;

/** The squares that exist, in the order of the universe. */
export function listSquares(machine: TridMachine): readonly number[] {
  return Array.from(machine.cell.keys()).filter((square) => machine.cell[square] !== VOID);
}

/** Moves of some positions, one list after the other: those of position `i` begin at `starts[i]`. */
interface MoveTable {
  readonly starts: Int32Array;
  readonly targets: Int32Array;
}

/** How black stands where it is its move. */
const ESCAPES = 1;
const CHECKED = 2;
const CAN_TAKE = 4;

/** An ending counted, with what came of each position. */
export interface Tablebase extends TablebaseCount {
  /** In how many moves White, on move with these squares of the universe, wins; 0 if it does not, or may not be on move. */
  winIn(king: number, piece: number, bare: number): number;
  /** In how many moves White wins when it is the bare king's turn; 0 where it is mated, nothing where White does not win. */
  lossIn(king: number, piece: number, bare: number): number | undefined;
}

/**
 * Counts king and one piece of White's against a bare king backwards from the mates, on boards that stand as those of an empty machine do. A stalemate
 * or the loss of the piece is no win. The machine is empty again afterwards.
 */
export function solveTablebase(machine: TridMachine, role: TablebaseRole, mayPass: boolean): Tablebase {
  const squares = listSquares(machine);
  const size = squares.length;
  const index = new Int16Array(machine.cell.length).fill(-1);
  squares.forEach((square, place) => (index[square] = place));
  const total = size ** 3;
  const at = (king: number, piece: number, bare: number): number => (king * size + piece) * size + bare;
  /** Where White may be on move: 1; and how Black stands on move. */
  const isWhites = new Uint8Array(total);
  const standing = new Uint8Array(total);
  const white = new TableMaker(total);
  const black = new TableMaker(total);
  for (let king = 0; king < size; king++)
    for (let piece = 0; piece < size; piece++)
      for (let bare = 0; bare < size; bare++) {
        const place = at(king, piece, bare);
        white.begin(place);
        black.begin(place);
        if (king === piece || king === bare || piece === bare) continue;
        machine.put(squares[king]!, KING);
        machine.put(squares[piece]!, CELLS[role]);
        machine.put(squares[bare]!, KING | BLACK);
        if (!machine.inCheck(0)) {
          if (machine.inCheck(1)) standing[place] = CHECKED;
          else {
            isWhites[place] = 1;
            for (const code of stepsOf(machine, 0)) {
              const [from, to] = [index[fromOf(code)]!, index[toOf(code)]!];
              white.add(from === king ? at(to, piece, bare) : at(king, to, bare));
            }
          }
          for (const code of stepsOf(machine, 1)) {
            const to = index[toOf(code)]!;
            if (to === piece) standing[place]! |= CAN_TAKE;
            else {
              standing[place]! |= ESCAPES;
              black.add(at(king, piece, to));
            }
          }
        }
        machine.lift(squares[bare]!);
        machine.lift(squares[piece]!);
        machine.lift(squares[king]!);
      }
  const { won, lost, positions, most } = solve(mayPass, isWhites, standing, white.end(total), black.end(total));
  return {
    positions,
    won: won.reduce((sum, moves) => sum + Number(moves > 0), 0),
    most,
    winIn: (king, piece, bare) => won[at(index[king]!, index[piece]!, index[bare]!)]!,
    lossIn: (king, piece, bare) => {
      const moves = lost[at(index[king]!, index[piece]!, index[bare]!)]!;
      return moves === 0 ? undefined : moves - 1;
    },
  };
}

/** The moves of pieces, boards left where they are and not turned over. */
function stepsOf(machine: TridMachine, seat: number): number[] {
  machine.turn = seat;
  const before = machine.top;
  machine.generate();
  const codes: number[] = [];
  for (let i = before; i < machine.top; i++) if (kindOf(machine.stack[i]!) === STEP) codes.push(machine.stack[i]!);
  machine.top = before;
  return codes;
}

class TableMaker {
  readonly #starts: Int32Array;
  #targets = new Int32Array(1 << 20);
  #size = 0;
  constructor(total: number) {
    this.#starts = new Int32Array(total + 1);
  }
  begin(place: number): void {
    this.#starts[place] = this.#size;
  }
  add(target: number): void {
    if (this.#size === this.#targets.length) {
      const wider = new Int32Array(this.#size * 2);
      wider.set(this.#targets);
      this.#targets = wider;
    }
    this.#targets[this.#size++] = target;
  }
  end(total: number): MoveTable {
    this.#starts[total] = this.#size;
    return { starts: this.#starts, targets: this.#targets };
  }
}

interface Counting extends Omit<TablebaseCount, 'won'> {
  /** `[place]`: in how many moves White wins, or 0. */
  readonly won: Uint8Array;
  /** `[place]`: one more than the moves in which White wins after any answer of the bare king, or 0. */
  readonly lost: Uint8Array;
}

function solve(mayPass: boolean, isWhites: Uint8Array, standing: Uint8Array, white: MoveTable, black: MoveTable): Counting {
  const total = isWhites.length;
  const won = new Uint8Array(total);
  const lost = new Uint8Array(total);
  const isPlaced = (place: number): boolean => isWhites[place] === 1 || (standing[place]! & CHECKED) !== 0;
  const isMate = (place: number): boolean => standing[place] === CHECKED;
  const leadsTo = (table: MoveTable, place: number, marked: Uint8Array, all: boolean): boolean => {
    for (let i = table.starts[place]!; i < table.starts[place + 1]!; i++) if ((marked[table.targets[i]!] !== 0) !== all) return !all;
    return all;
  };
  /** Every answer of the bare king, passing included, leads to a won position. */
  const isLost = (place: number): boolean => {
    const how = standing[place]!;
    if ((how & CAN_TAKE) !== 0) return false;
    const isChecked = (how & CHECKED) !== 0;
    if (!isChecked && mayPass && won[place] === 0) return false;
    if ((how & ESCAPES) === 0) return isChecked || mayPass;
    return leadsTo(black, place, won, true);
  };
  for (let place = 0; place < total; place++) if (isMate(place)) lost[place] = 1;
  let most = 0;
  for (let moves = 1; ; moves++) {
    const wins: number[] = [];
    for (let place = 0; place < total; place++)
      if (isWhites[place] === 1 && won[place] === 0 && leadsTo(white, place, lost, false)) wins.push(place);
    if (wins.length === 0) break;
    for (const place of wins) won[place] = moves;
    most = moves;
    for (let place = 0; place < total; place++) if (lost[place] === 0 && isPlaced(place) && isLost(place)) lost[place] = moves + 1;
  }
  return { positions: isWhites.reduce((sum, one) => sum + one, 0), won, lost, most };
}
