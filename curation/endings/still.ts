import { expect, findRuleset, type PlacedPiece, type Player, type Setup } from '../../src/engine/index.ts';
import { TridMachine } from '../../src/engine/trid/machine.ts';
import { solveTablebase, type Tablebase, type TablebaseRole } from '../../src/engine/trid/fixed-board-tablebase.ts';

/** What is counted: king and one piece against a bare king, with attack boards that stand still. */
export interface Frame {
  readonly ruleset: string;
  readonly role: TablebaseRole;
  /** Where the boards QL, KL, ql and kl stand. */
  readonly pins: readonly string[];
  /** Whether the bare king may also pass when it is not in check, as a waiting move of a board would let it. */
  readonly mayPass: boolean;
}

/** A setup with these pieces, none of which has its first move before it, and the attack boards on these pins. */
export function makeSetup(pins: readonly string[], pieces: readonly PlacedPiece[], turn: Player): Setup {
  const boards = ['QL', 'KL', 'ql', 'kl'].map((id, index) => ({ id, pin: pins[index]! }));
  return { boards, pieces, turn, active: ['w', 'b'], enPassant: [], pending: undefined, resignations: {}, clock: 0, number: 1 };
}

/** A machine of a ruleset with these pins and nobody on the boards; unknown names throw. */
export function clearMachine(ruleset: string, pins: readonly string[]): TridMachine {
  const found = findRuleset(ruleset);
  if (!found) throw new Error(`there is no ruleset “${ruleset}”`);
  const kings: readonly PlacedPiece[] = [
    { owner: 'w', role: 'king', square: 'd1W' },
    { owner: 'b', role: 'king', square: 'a8B' },
  ];
  const machine = expect(found.fromSetup(makeSetup(pins, kings, 'w'))).machine();
  if (!(machine instanceof TridMachine)) throw new Error(`${ruleset} has no movable boards`);
  for (const seat of [0, 1]) machine.lift(machine.king[seat]!);
  return machine;
}

/** Counts a frame backwards from the mates. */
export function solveStill({ ruleset, pins, role, mayPass }: Frame): Tablebase {
  return solveTablebase(clearMachine(ruleset, pins), role, mayPass);
}
