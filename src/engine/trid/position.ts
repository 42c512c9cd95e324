import { NONE } from '../core/machine.ts';
import { listChoices } from '../core/choices.ts';
import { makeAct, parseAct, type Act } from '../core/act.ts';
import type { Move } from '../core/move.ts';
import type { Check, Outcome, Status } from '../core/outcome.ts';
import type { Piece, Player } from '../core/piece.ts';
import type { AttackBoard, Position, Square } from '../core/position.ts';
import type { Explanation, Refusal } from '../core/refusal.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Choice, Ruleset } from '../core/ruleset.ts';
import type { Setup } from '../core/setup.ts';
import { ATTACK_BOARDS, columnOf, fileOf, heightOf, rankOf, shadeOf } from './board.ts';
import { BLACK, isPiece, pieceOf, SEATS } from './cells.ts';
import { makeMove } from './effects.ts';
import type { TridMachine } from './machine.ts';
import { explain, explainId, refuse, refuseCastlingWith } from './refusal.ts';
import { FIFTY_PLIES } from './rules.ts';
import type { PackedPosition } from './state.ts';
import { findSquare, squareName, type Tables } from './tables.ts';
import { unpack } from './setup.ts';
import { existingSquares, pinBoards } from './squares.ts';
import { makeStanding, makeText } from './text.ts';

/** What every position of a ruleset shares: its record compiled, and one machine to ask. */
export interface RulesetContext {
  readonly tables: Tables;
  readonly ruleset: Ruleset;
  /** Scratch: set it to the position before every question. */
  readonly machine: TridMachine;
  makeMachine(): TridMachine;
}

type Claim = 'threefold' | 'fifty';

export class TridPosition implements Position {
  readonly packed: PackedPosition;
  readonly #context: RulesetContext;
  readonly #previous: TridPosition | undefined;
  readonly #claimed: Claim | undefined;
  #knownMoves: readonly Move[] | undefined;
  #knownKey: string | undefined;
  #knownSquares: readonly Square[] | undefined;
  #knownSetup: Setup | undefined;

  constructor(context: RulesetContext, packed: PackedPosition, previous?: TridPosition, claimed?: Claim) {
    this.#context = context;
    this.packed = packed;
    this.#previous = previous;
    this.#claimed = claimed;
  }

  get ruleset(): Ruleset {
    return this.#context.ruleset;
  }

  get turn(): Player {
    return SEATS[this.packed.turn]!;
  }

  get active(): readonly Player[] {
    return SEATS;
  }

  get number(): number {
    return this.packed.number;
  }

  get clock(): number {
    return this.packed.clock;
  }

  get setup(): Setup {
    return (this.#knownSetup ??= unpack(this.packed, this.#context.tables));
  }

  get squares(): readonly Square[] {
    return (this.#knownSquares ??= this.#describeSquares());
  }

  #describeSquares(): Square[] {
    const pinBoard = pinBoards(this.packed.boardPin);
    return existingSquares(this.packed.boardPin).map((square) => {
      const column = columnOf[square]!;
      const name = squareName(square, pinBoard);
      const cell = this.packed.cell[square]!;
      return {
        name,
        board: name.slice(2),
        file: fileOf(column),
        rank: rankOf(column),
        height: heightOf[square]!,
        shade: shadeOf(column),
        piece: isPiece(cell) ? pieceOf(cell) : undefined,
      };
    });
  }

  get boards(): readonly AttackBoard[] {
    return ATTACK_BOARDS.map((id, board) => ({
      id,
      owner: board < 2 ? 'w' : 'b',
      pin: this.#context.tables.pinNames[this.packed.boardPin[board]!]!,
    }));
  }

  #find(name: string): number {
    const square = findSquare(name, this.packed.boardPin);
    return square >= 0 && squareName(square, pinBoards(this.packed.boardPin)) === name ? square : NONE;
  }

  at(name: string): Piece | undefined {
    const square = this.#find(name);
    const cell = square < 0 ? 0 : this.packed.cell[square]!;
    return isPiece(cell) ? pieceOf(cell) : undefined;
  }

  /** The shared machine, set to this position. */
  #load(): TridMachine {
    this.#context.machine.load(this.packed);
    return this.#context.machine;
  }

  moves(): readonly Move[] {
    return (this.#knownMoves ??= this.#claimed ? [] : this.#listMoves());
  }

  #listMoves(): Move[] {
    const machine = this.#load();
    const count = machine.generate();
    const moves = Array.from({ length: count }, (_, i) => makeMove(machine, this.#context.tables, machine.stack[i]!));
    return moves.sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** Draws that the player on move may claim (Meder 9.2, 9.3). */
  acts(): readonly Act[] {
    const { draws } = this.#context.tables.rules;
    const acts: Act[] = [];
    if (this.status() !== 'playing' || this.#isPromotionDue()) return acts;
    if (draws.fifty && this.clock >= FIFTY_PLIES) acts.push(makeAct({ kind: 'claim', ground: 'fifty' }));
    if (draws.threefold === 'claim' && this.#occurrences() >= 3) acts.push(makeAct({ kind: 'claim', ground: 'threefold' }));
    return acts;
  }

  /** The player on move must first promote a pawn whose board the opponent has moved away. */
  #isPromotionDue(): boolean {
    return this.packed.pending >= 0 && this.#context.tables.rules.promotion === 'at-once';
  }

  /** The draw that has been claimed, so that nothing more can be played; nothing if none has. */
  get claim(): Claim | undefined {
    return this.#claimed;
  }

  explain(from: string, to: string): Explanation {
    return explain(this.#context, this, from, to);
  }

  explainId(id: string): Result<Explanation> {
    return explainId(this.#context, this, id);
  }

  choices(from: string, to: string): readonly Choice[] {
    return listChoices(this, from, to);
  }

  refuse(from: string, to: string): Refusal | undefined {
    return refuse(this.#context, this, from, to);
  }

  refuseCastling(king: string, rook: string): Refusal | undefined {
    return refuseCastlingWith(this.#context, this, king, rook);
  }

  machine(): TridMachine {
    const machine = this.#context.makeMachine();
    machine.load(this.packed);
    return machine;
  }

  after(move: Move): TridPosition {
    if (!this.moves().some((legal) => legal.id === move.id)) throw new Error(`${move.id} is not a legal move of ${this.text()}`);
    const machine = this.#load();
    machine.make(this.moves().find((legal) => legal.id === move.id)!.code);
    return new TridPosition(this.#context, machine.snapshot(), this);
  }

  play(id: string): Result<TridPosition> {
    const move = this.moves().find((legal) => legal.id === id);
    if (move) return ok(this.after(move));
    const act = this.acts().find((open) => open.id === id);
    if (act?.kind === 'claim') return ok(new TridPosition(this.#context, this.packed, this.#previous, act.ground));
    if (parseAct(id)?.kind === 'claim') return fail('illegal', 'move', 'claim/not-here', { found: id });
    const from = id.slice(0, 20).split(/-|r$/)[0]!;
    const moves = this.moves().flatMap((legal) => (legal.from === from ? [legal.id] : []));
    return fail('illegal', 'move', 'id/not-here', { found: id, from, moves, count: this.moves().length });
  }

  attackers(name: string, player: Player): readonly string[] {
    const square = this.#find(name);
    if (square < 0) return [];
    const machine = this.#load();
    const pinBoard = machine.pinBoard;
    return existingSquares(this.packed.boardPin)
      .filter((from) => this.#belongsTo(from, player) && machine.attacksSquare(from, square))
      .map((from) => squareName(from, pinBoard));
  }

  #belongsTo(square: number, player: Player): boolean {
    const cell = this.packed.cell[square]!;
    return isPiece(cell) && (cell & BLACK) === (player === 'b' ? BLACK : 0);
  }

  attacks(name: string): readonly string[] {
    const from = this.#find(name);
    if (from < 0 || !isPiece(this.packed.cell[from]!)) return [];
    const machine = this.#load();
    return existingSquares(this.packed.boardPin)
      .filter((to) => to !== from && machine.attacksSquare(from, to))
      .map((to) => squareName(to, machine.pinBoard));
  }

  checks(): readonly Check[] {
    const machine = this.#load();
    const king = machine.king[this.packed.turn]!;
    if (!machine.inCheck(this.packed.turn)) return [];
    const by = existingSquares(this.packed.boardPin).filter(
      (from) => this.#belongsTo(from, SEATS[1 - this.packed.turn]!) && machine.attacksSquare(from, king),
    );
    return [{ player: this.turn, king: squareName(king, machine.pinBoard), by: by.map((from) => squareName(from, machine.pinBoard)) }];
  }

  status(): Status {
    if (this.#claimed) return `draw:${this.#claimed}`;
    const machine = this.#load();
    if (this.#isPromotionDue()) return 'playing';
    if ((this.#knownMoves?.length ?? machine.count()) === 0) return machine.inCheck(this.packed.turn) ? 'checkmate' : 'stalemate';
    if (machine.isDead()) return 'draw:material';
    return this.#context.tables.rules.draws.threefold === 'at-once' && this.#occurrences() >= 3 ? 'draw:threefold' : 'playing';
  }

  outcome(): Outcome | undefined {
    const status = this.status();
    if (status === 'playing') return undefined;
    if (status !== 'checkmate') return { status, points: { w: '1/2', b: '1/2' } };
    return { status, points: this.turn === 'w' ? { w: '0', b: '1' } : { w: '1', b: '0' } };
  }

  /** How often this position has been there, this time included (Meder 9.2; Bartmess 11.6). */
  #occurrences(): number {
    const key = this.key();
    let count = 0;
    for (let position: TridPosition | undefined = this; position; position = position.#previous) {
      if (position.key() === key) count++;
      if (position.clock === 0 && !position.#hasMovedBoard()) break;
    }
    return count;
  }

  /** Whether a board moved on the way here: a pawn that rode can ride back, so that the position may come again. */
  #hasMovedBoard(): boolean {
    const before = this.#previous?.packed.boardPin;
    return before?.some((pin, board) => pin !== this.packed.boardPin[board]) ?? false;
  }

  key(): string {
    return (this.#knownKey ??= `${makeStanding(this.packed, this.#context.tables)} ${this.#passingCaptures()}`);
  }

  #passingCaptures(): string {
    if (this.packed.epPawn < 0) return '-';
    const captures = this.#listMoves().filter((move) => move.enPassant);
    return captures.map((move) => move.id).join(',') || '-';
  }

  text(): string {
    return makeText(this.packed, this.#context.tables);
  }
}
