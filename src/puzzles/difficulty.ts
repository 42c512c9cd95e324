import type { Machine } from '../engine/index.ts';
import { findCode } from './position-queries.ts';
import { rateMoves } from './two-ply-search.ts';

/** Centipawns by which a move must look worse to be chosen e times less often. */
const HASTE = 120;

/** What makes a line hard to find, as numbers; `README.md` says what each means. */
export interface LineFeatures {
  /** Moves of the solver. */
  readonly length: number;
  /** Means over the solver's moves of the logarithm of what there is to choose from. */
  readonly moves: number;
  readonly checks: number;
  readonly captures: number;
  /** For the first move: 1 or 0. */
  readonly quiet: number;
  readonly checking: number;
  readonly taking: number;
  /** How unlikely a hasty solver is to choose the first move, and all of them: minus the logarithm of the probability. */
  readonly surprise: number;
  readonly allSurprise: number;
  /** How many moves look better at first sight than the first right one, as a logarithm. */
  readonly better: number;
  /** The solver's balance at the start, in pawns, at most ten either way. */
  readonly lead: number;
  /** The line ends in mate. */
  readonly mates: number;
  /** Value of all pieces at the start, in queens. */
  readonly worth: number;
  /** Mean over the others' turns of the logarithm of their replies; how many of the solver's moves are quiet, and check. */
  readonly replies: number;
  readonly quiets: number;
  readonly checkings: number;
  /** The most unlikely of the solver's moves. */
  readonly hardest: number;
  /** How much worse, at first sight, the second move after the best looks at the start, in pawns, at most ten. */
  readonly gap: number;
  /** A sacrifice: what the first move loses at first sight, in pawns. */
  readonly cost: number;
}

/** Measures a line, the solver's and the others' moves as ids, on a machine set to the start; the machine is left as it was. */
export function measureLine(machine: Machine, line: readonly string[]): LineFeatures {
  const me = machine.turn;
  const seen: { moves: number; checks: number; captures: number; surprise: number; better: number; quiet: number; checking: number }[] = [];
  const replies: number[] = [];
  const first = { quiet: 0, checking: 0, taking: 0, cost: 0, gap: 0 };
  let worth = 0;
  for (let seat = 0; seat < machine.seats; seat++) worth += machine.material(seat) / 900;
  const lead = leadOf(machine, me);
  let made = 0;
  for (const id of line) {
    const mine = machine.turn === me;
    const looks = mine ? rateMoves(machine) : [];
    const code = findCode(machine, id);
    if (code === undefined) break;
    if (mine) {
      const chosen = looks.find((look) => look.code === code)!;
      const best = Math.max(...looks.map(({ value }) => value));
      const total = looks.reduce((sum, { value }) => sum + Math.exp((value - best) / HASTE), 0);
      const checks = looks.filter((look) => checksAfter(machine, look.code)).length;
      const captures = looks.filter((look) => machine.isNoisy(look.code)).length;
      const checking = checksAfter(machine, code) ? 1 : 0;
      const quiet = checking === 0 && !machine.isNoisy(code) ? 1 : 0;
      if (seen.length === 0) {
        const second = Math.max(-Infinity, ...looks.filter(({ value }) => value < best).map(({ value }) => value));
        first.gap = Math.min(10, (best - second) / 100);
        first.checking = checking;
        first.taking = machine.isNoisy(code) ? 1 : 0;
        first.quiet = quiet;
        first.cost = Math.min(10, Math.max(0, best - chosen.value) / 100);
      }
      seen.push({
        moves: Math.log(1 + looks.length),
        checks: Math.log(1 + checks),
        captures: Math.log(1 + captures),
        surprise: Math.log(total) + (best - chosen.value) / HASTE,
        quiet,
        checking,
        better: Math.log(1 + looks.filter(({ value }) => value > chosen.value).length),
      });
    }
    if (!mine) replies.push(Math.log(machine.count()));
    machine.make(code);
    made++;
  }
  const mates = machine.turn !== me && machine.inCheck(machine.turn) && machine.count() === 0 ? 1 : 0;
  while (made-- > 0) machine.unmake();
  const mean = (name: 'moves' | 'checks' | 'captures'): number => seen.reduce((sum, one) => sum + one[name], 0) / Math.max(1, seen.length);
  return {
    length: seen.length,
    moves: mean('moves'),
    checks: mean('checks'),
    captures: mean('captures'),
    ...first,
    surprise: Math.min(12, seen[0]?.surprise ?? 0),
    allSurprise: Math.min(
      30,
      seen.reduce((sum, one) => sum + Math.min(12, one.surprise), 0),
    ),
    better: seen[0]?.better ?? 0,
    lead: Math.max(-10, Math.min(10, lead / 100)),
    mates,
    worth,
    replies: replies.reduce((sum, one) => sum + one, 0) / Math.max(1, replies.length),
    quiets: seen.reduce((sum, one) => sum + one.quiet, 0),
    checkings: seen.reduce((sum, one) => sum + one.checking, 0),
    hardest: Math.max(0, ...seen.map((one) => Math.min(12, one.surprise))),
  };
}

function leadOf(machine: Machine, me: number): number {
  let strongest = 0;
  for (let seat = 0; seat < machine.seats; seat++) if (seat !== me) strongest = Math.max(strongest, machine.material(seat));
  return machine.material(me) - strongest;
}

function checksAfter(machine: Machine, code: number): boolean {
  const me = machine.turn;
  machine.make(code);
  let checks = false;
  for (let seat = 0; seat < machine.seats; seat++) if (seat !== me && (machine.active >> seat) & 1 && machine.inCheck(seat)) checks = true;
  machine.unmake();
  return checks;
}
