import { listChoices } from '../core/choices.ts';
import type { Examination } from '../core/examination.ts';
import { makeAct, type Act } from '../core/act.ts';
import type { Move } from '../core/move.ts';
import type { Check, Outcome, Status } from '../core/outcome.ts';
import type { Piece, Player } from '../core/piece.ts';
import type { AttackBoard, Position, Square } from '../core/position.ts';
import type { Explanation, Refusal } from '../core/refusal.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Choice, Ruleset } from '../core/ruleset.ts';
import type { Setup } from '../core/setup.ts';
import { findActs, sortActs, stalematedPair } from './acts.ts';
import { attackersOf, attacksFrom, findChecks } from './attacks.ts';
import { SEATS, playerOf, playersIn, seatOf } from './board.ts';
import { creditsFor, kingsWithinReach } from './declarations.ts';
import { examine } from './examination.ts';
import { makeRepetitionKey } from './repetition-key.ts';
import { ThreewayMachine } from './machine.ts';
import { historyFromText, withSeat, type PositionHistory } from './position-history.ts';
import { listMoves } from './moves.ts';
import { unpackPiece } from './pieces.ts';
import { makePoints, scoreDefeat, scoreDraw, scorePair } from './points.ts';
import { explain, explainId, refuseCastlingWith, refuseMove } from './refusal.ts';
import { ALL_SEATS, type PackedPosition } from './packed-position.ts';
import { NO_RESIGNATIONS, makeText, type Described } from './text.ts';
import { unpack } from './setup.ts';
import { cellName } from './tables.ts';

/** The ruleset with its options, and one machine that all its positions take turns to stand on. */
export interface Rules {
  readonly ruleset: Ruleset;
  readonly machine: ThreewayMachine;
}

/** A position of Three-way Chess as a value. */
export class ThreewayPosition implements Position {
  readonly ruleset: Ruleset;
  readonly packed: PackedPosition;
  readonly boards: readonly AttackBoard[] = [];
  readonly #rules: Rules;
  readonly #memory: PositionHistory;
  #setup: Setup | undefined;
  #squares: readonly Square[] | undefined;
  #moves: readonly Move[] | undefined;
  #acts: readonly Act[] | undefined;
  #status: Status | undefined;

  constructor(rules: Rules, packed: PackedPosition, memory: PositionHistory) {
    this.ruleset = rules.ruleset;
    this.packed = packed;
    this.#rules = rules;
    this.#memory = memory;
  }

  /** A position as a string describes it; with automatic checkmate, players whom nothing saves are defeated at once [house]. */
  static from(rules: Rules, described: Described): ThreewayPosition {
    const { machine } = rules;
    machine.load(described.packed);
    return settle(rules, historyFromText(described, machine.options));
  }

  get turn(): Player {
    return playerOf(this.packed.turn);
  }

  get active(): readonly Player[] {
    return playersIn(this.packed.active);
  }

  get number(): number {
    return this.packed.round;
  }

  get clock(): number {
    return this.packed.clock;
  }

  get memory(): PositionHistory {
    return this.#memory;
  }

  get setup(): Setup {
    this.#setup ??= unpack(this.#rules.machine.tables, this.described);
    return this.#setup;
  }

  /** What its string says. */
  get described(): Described {
    return { packed: this.packed, resignations: this.#memory.resignations };
  }

  get squares(): readonly Square[] {
    const { board } = this.#rules.machine.tables;
    this.#squares ??= board.cells.map(({ index, name, file, rank, shade }) => ({
      name,
      board: 'hex',
      file,
      rank,
      height: 0,
      shade,
      piece: unpackPiece(this.packed.pieces[index] ?? 0),
    }));
    return this.#squares;
  }

  /** The rules' machine, standing on this position until another one asks. */
  stand(): ThreewayMachine {
    const { machine } = this.#rules;
    machine.load(this.packed);
    return machine;
  }

  at(square: string): Piece | undefined {
    const cell = this.#rules.machine.tables.board.named(square);
    return cell && unpackPiece(this.packed.pieces[cell.index] ?? 0);
  }

  moves(): readonly Move[] {
    this.#moves ??= this.#memory.ended ? [] : listMoves(this.stand());
    return this.#moves;
  }

  acts(): readonly Act[] {
    this.#acts ??= this.#findActs();
    return this.#acts;
  }

  after(move: Move): Position {
    const { code } = this.#find(move.id) ?? {};
    if (code === undefined) throw new Error(`${move.id} is not a legal move of ${this.text()}`);
    const machine = this.stand();
    const memory = this.#memory;
    const { turn, active } = machine;
    const bars = withSeat(memory.bars, turn, kingsWithinReach(machine));
    machine.move(code);
    const loser = SEATS.find((seat) => ((active & ~machine.active) >> seat) & 1);
    return this.#next(machine, {
      ...memory,
      bars,
      pending: withSeat(memory.pending, turn, memory.resignations[turn as 0 | 1 | 2]),
      resignations: withSeat(memory.resignations, turn, 0),
      score: loser === undefined ? memory.score : scoreDefeat(memory.score, active, loser, [turn]),
      ended: machine.over ? 'over:capture' : undefined,
    });
  }

  play(id: string): Result<Position> {
    const move = this.#find(id);
    if (move) return ok(this.after(move));
    const act = this.acts().find((each) => each.id === id);
    if (act) return ok(this.#do(act));
    const status = this.status();
    if (status !== 'playing') return fail('illegal', 'move', 'id/over', { found: id, status });
    return fail('illegal', 'move', 'id/closed', { found: id });
  }

  choices(from: string, to: string): readonly Choice[] {
    return listChoices(this, from, to);
  }

  refuse(from: string, to: string): Refusal | undefined {
    return refuseMove(this, from, to);
  }

  refuseCastling(king: string, rook: string): Refusal | undefined {
    return refuseCastlingWith(this, king, rook);
  }

  examine(act: string): Result<Examination> {
    return examine(this, act);
  }

  machine(): ThreewayMachine {
    return new ThreewayMachine(this.#rules.machine.options, this.packed);
  }

  explain(from: string, to: string): Explanation {
    return explain(this, from, to);
  }

  explainId(id: string): Result<Explanation> {
    return explainId(this, id);
  }

  attackers(square: string, player: Player): readonly string[] {
    const machine = this.stand();
    const { tables } = machine;
    const cell = tables.board.named(square);
    return cell ? attackersOf(machine, cell.index, 1 << seatOf(player)).map((from) => cellName(tables, from)) : [];
  }

  attacks(square: string): readonly string[] {
    const machine = this.stand();
    const { tables } = machine;
    const cell = tables.board.named(square);
    const found = cell ? attacksFrom(machine, cell.index) : [];
    return found.sort((a, b) => a - b).map((to) => cellName(tables, to));
  }

  checks(): readonly Check[] {
    return this.#memory.checks ?? findChecks(this.stand());
  }

  status(): Status {
    this.#status ??= this.#memory.ended ?? this.#judge();
    return this.#status;
  }

  outcome(): Outcome | undefined {
    const status = this.status();
    if (status === 'playing') return undefined;
    const { score, scored } = this.#memory;
    const { active } = this.packed;
    if (status === 'draw:dead') return { status, points: makePoints(scoreDraw(score, active), scored) };
    if (status === 'stalemate') return { status, points: makePoints(scorePair(score, active, stalematedPair(this.stand())), scored) };
    const points = makePoints(score, scored);
    // Harshman VIII, footnote 7: a resignation without agreement on the points makes the game void.
    return status === 'over:resignation' ? { status, points, mayBeVoid: true } : { status, points };
  }

  key(): string {
    return makeRepetitionKey(this.#rules.machine.tables, this.packed);
  }

  text(): string {
    return makeText(this.#rules.machine.tables, this.described);
  }

  #find(id: string): Move | undefined {
    return this.moves().find((move) => move.id === id);
  }

  /** Stalemate is judged before a dead position, as mate is. */
  #judge(): Status {
    if (this.moves().length > 0) return 'playing';
    return this.stand().isDead() ? 'draw:dead' : 'stalemate';
  }

  #findActs(): readonly Act[] {
    const status = this.status();
    if (status === 'playing') return findActs(this.stand(), this.#memory);
    // Harshman VIII, Stalemate: either of the two may ask for a second stage against the third.
    const goesOn = status === 'stalemate' && this.packed.active === ALL_SEATS && this.#rules.machine.options.mate === 'last';
    if (!goesOn) return [];
    return sortActs(stalematedPair(this.stand()).map((seat) => makeAct({ kind: 'continuation', by: [playerOf(seat)] })));
  }

  #do(act: Act): Position {
    const machine = this.stand();
    const memory = this.#memory;
    const { active } = machine;
    const named = act.kind === 'claim' ? [] : act.by.map(seatOf);
    const [seat] = named;
    switch (act.kind) {
      case 'declaration':
        return this.#defeat(machine, seatOf(act.loser), named, 'checkmate');
      case 'resignation': {
        if (seat === undefined) throw new Error(`${act.id} names nobody`);
        if (active !== ALL_SEATS) {
          const winner = SEATS.filter((each) => each !== seat && (active >> each) & 1);
          return this.#defeat(machine, seat, winner, 'over:resignation');
        }
        const count = memory.pending[seat] + 1;
        if (count === 3) return this.#defeat(machine, seat, [], 'over:resignation');
        const resignations = withSeat(memory.resignations, seat, count);
        return new ThreewayPosition(this.#rules, this.packed, { ...memory, resignations });
      }
      case 'draw':
        return this.#end('draw:agreed', scoreDraw(memory.score, active));
      case 'claim':
        return this.#end(`draw:${act.ground}`, scoreDraw(memory.score, active));
      case 'cede':
        return this.#end('over:ceded', scorePair(memory.score, active, named));
      case 'continuation': {
        const pair = stalematedPair(machine);
        const other = pair.find((each) => each !== seat);
        if (other === undefined) throw new Error(`${act.id} names nobody to leave`);
        machine.defeat(other);
        return this.#next(machine, { ...memory, score: scorePair(memory.score, active, pair) });
      }
    }
  }

  #end(ended: Outcome['status'], score: PositionHistory['score']): Position {
    return new ThreewayPosition(this.#rules, this.packed, { ...this.#memory, ended, score });
  }

  #defeat(machine: ThreewayMachine, loser: number, by: readonly number[], ended: Outcome['status']): Position {
    const memory = this.#memory;
    const score = scoreDefeat(memory.score, machine.active, loser, by);
    machine.defeat(loser);
    return this.#next(machine, { ...memory, score, ended: machine.over ? ended : undefined });
  }

  /** The position the machine has come to; the player whose turn it is now no longer has the chance to declare resignation. */
  #next(machine: ThreewayMachine, memory: PositionHistory): Position {
    return settle(this.#rules, { ...memory, pending: withSeat(memory.pending, machine.turn, 0) });
  }
}

/**
 * The position the machine stands on. With automatic checkmate players whom nothing saves are defeated, one after the other
 * (Harshman, footnote 6); nobody is half resigned when two are left.
 */
function settle(rules: Rules, memory: PositionHistory): ThreewayPosition {
  const { machine } = rules;
  const { tables } = machine;
  let { score, ended, checks } = memory;
  while (machine.options.automatic && machine.isTrapped()) {
    const before = findChecks(machine);
    score = scoreDefeat(score, machine.active, machine.turn, creditsFor(machine));
    machine.defeat(machine.turn);
    if (machine.over) [ended, checks] = ['checkmate', before];
  }
  const packed = machine.snapshot();
  const key = makeRepetitionKey(tables, packed);
  const seen = packed.clock === 0 ? [key] : [...memory.seen, key];
  const resigning = packed.active === ALL_SEATS ? {} : { resignations: NO_RESIGNATIONS, pending: NO_RESIGNATIONS };
  return new ThreewayPosition(rules, packed, { ...memory, ...resigning, score, ended, checks, seen });
}
