import type { DeclarationBar } from '../core/examination.ts';
import { parseAct } from '../core/act.ts';
import { isJointlyMated } from '../core/joint.ts';
import { SEATS, seatOf, type Seat } from './board.ts';
import type { ThreewayMachine } from './machine.ts';
import { toOf } from './packed-move.ts';
import { ALL_SEATS } from './packed-position.ts';

/** Per seat, the bit set of kings it could have captured in its latest turn and let stand (Harshman VIII (d)). */
export type Bars = readonly [number, number, number];
export const NO_BARS: Bars = [0, 0, 0];

/** A declaration of mate: by one player, or by two jointly, in turn order. */
export interface Declaration {
  readonly by: readonly Seat[];
  readonly loser: Seat;
}

/** Receives every line that was tried: its moves, who is on move then, and that player's captures of the king. */
export type Witness = (moves: readonly string[], by: number, captures: readonly string[]) => void;

/** The declaration an act's id makes; `undefined` for other acts. */
export function parseDeclaration(id: string): Declaration | undefined {
  const act = parseAct(id);
  return act?.kind === 'declaration' && act.by.length < 3 ? { by: act.by.map(seatOf), loser: seatOf(act.loser) } : undefined;
}

/** The declarations that may be made now, with nothing said about why. */
export function findDeclarations(machine: ThreewayMachine, bars: Bars): Declaration[] {
  if (machine.options.automatic) return [];
  const found: Declaration[] = [];
  for (const loser of SEATS) {
    const by = SEATS.filter((seat) => seat !== loser);
    const singles = by.map((seat) => ({ by: [seat], loser }));
    const holding = singles.filter((declaration) => !findBar(machine, bars, declaration) && holdsSingle(machine, declaration));
    found.push(...holding);
    const joint = { by, loser };
    // A joint declaration is not offered to somebody who can declare alone [house].
    if (holding.length === 0 && !findBar(machine, bars, joint) && holdsJoint(machine, joint)) found.push(joint);
  }
  return found;
}

/** What forbids a declaration before any line is looked at. */
export type Bar = DeclarationBar;

/** The bar a declaration meets, or nothing: Harshman VIII (a), (d), footnote 6. */
export function findBar(machine: ThreewayMachine, bars: Bars, { by, loser }: Declaration): Bar | undefined {
  const playing = (seat: Seat): boolean => ((machine.active >> seat) & 1) === 1;
  if (machine.options.automatic) return 'automatic';
  if (machine.over || by.includes(loser) || !playing(loser) || !by.every(playing)) return 'not-playing';
  if (by.some((seat) => seat === machine.turn)) return 'own-turn';
  if (by.length === 2 && machine.active !== ALL_SEATS) return 'two-players';
  if (by.some((seat) => (bars[seat] >> loser) & 1)) return 'let-stand';
  return undefined;
}

/**
 * By one player: whatever the others play before the declarer's next turn, the king is still there and the declarer can capture it
 * (Harshman VIII, Checkmate by one player). At most two others move in between, and the first line that fails ends the search.
 */
export function holdsSingle(machine: ThreewayMachine, { by, loser }: Declaration, witness?: Witness): boolean {
  const needed = (1 << loser) | by.reduce<number>((set, seat) => set | (1 << seat), 0);
  const line: string[] = [];
  const forced = (): boolean => {
    // A line in which the declarer or the loser is defeated, or the game ends, leaves nothing to declare.
    if (machine.over || (machine.active & needed) !== needed) return tell(machine, loser, line, false, witness);
    if (by.some((seat) => seat === machine.turn)) return tell(machine, loser, line, canCapture(machine, loser), witness);
    const base = machine.top;
    const moves = machine.generate();
    let holds = moves > 0 || tell(machine, loser, line, false, witness);
    for (let next = base; holds && next < base + moves; next++) holds = ask(machine, machine.stack[next]!, line, forced, witness);
    machine.top = base;
    return holds;
  };
  return forced();
}

/**
 * By two players jointly: whatever the loser, who is on move, plays, one of the two can capture the king on their next move,
 * the other helping as they like (Harshman VIII, Checkmate by two players). At most all pairs of loser's and helper's moves are tried.
 */
export function holdsJoint(machine: ThreewayMachine, { loser }: Declaration, witness?: Witness): boolean {
  const line: string[] = [];
  return isJointlyMated(
    machine,
    loser,
    () => canCapture(machine, loser),
    witness && {
      play: (code) => line.push(machine.id(code)),
      unplay: () => line.pop(),
      end: (holds) => tell(machine, loser, line, holds, witness),
    },
  );
}

/** Asks a question of the position after a move; ids are only written for a witness. */
function ask(machine: ThreewayMachine, code: number, line: string[], question: () => boolean, witness: Witness | undefined): boolean {
  if (witness) line.push(machine.id(code));
  machine.make(code);
  const answer = question();
  machine.unmake();
  if (witness) line.pop();
  return answer;
}

/** Shows the witness, if there is one, how a line ended; gives the answer back. */
function tell(machine: ThreewayMachine, loser: number, line: readonly string[], answer: boolean, witness: Witness | undefined): boolean {
  witness?.([...line], machine.turn, answer ? capturesOf(machine, loser) : []);
  return answer;
}

/** Whether the player on move can capture this king by a legal move. */
function canCapture(machine: ThreewayMachine, loser: number): boolean {
  if (machine.over || machine.turn === loser || ((machine.active >> loser) & 1) === 0) return false;
  if (!machine.attacked(machine.kings[loser]!, 1 << machine.turn)) return false;
  // In a First Mate game capturing a king is always legal, so that an attack is enough while the game goes on.
  return machine.options.mate === 'first' ? !machine.isWaiterStalemated : capturesOf(machine, loser).length > 0;
}

/** Ids of the legal moves that capture a king. */
function capturesOf(machine: ThreewayMachine, loser: number): string[] {
  const base = machine.top;
  const moves = machine.generate();
  const found: string[] = [];
  for (let next = base; next < base + moves; next++) {
    const code = machine.stack[next]!;
    if (toOf(code) === machine.kings[loser]) found.push(machine.id(code));
  }
  machine.top = base;
  return found.sort();
}

/** The kings that the player on move could capture now: letting one stand bars a later declaration. */
export function kingsWithinReach(machine: ThreewayMachine): number {
  let reach = 0;
  for (const seat of SEATS) {
    if (seat === machine.turn || ((machine.active >> seat) & 1) === 0) continue;
    if (canCapture(machine, seat)) reach |= 1 << seat;
  }
  return reach;
}

/** Automatic checkmate (Harshman, footnote 6): who is credited with the defeat of the player on move, whom nothing saves. */
export function creditsFor(machine: ThreewayMachine): readonly number[] {
  const loser = machine.turn;
  const opponents = [(loser + 1) % 3, (loser + 2) % 3].filter((seat) => (machine.active >> seat) & 1);
  const base = machine.top;
  machine.generateAnyway();
  const end = machine.top;
  let alone = opponents;
  for (let next = base; next < end; next++) {
    machine.move(machine.stack[next]!);
    alone = alone.filter((seat) => (machine.active >> seat) & 1 && machine.attacked(machine.kings[loser]!, 1 << seat));
    machine.unmake();
  }
  machine.top = base;
  return alone.length > 0 ? alone.slice(0, 1) : opponents;
}
