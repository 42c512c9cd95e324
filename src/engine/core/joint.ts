import type { Machine } from './machine.ts';

/** Told of the lines that are looked at: moves made and taken back, and how a line ended. */
export interface LineTeller {
  play(code: number): void;
  unplay(): void;
  /** The line ends here; `holds` if the king can be captured now. */
  end(holds: boolean): void;
}

/**
 * Whatever the owner of the king, who is on move, plays, one of the two opponents can capture it on their next move, the
 * other helping as they like. At most all pairs of the owner's and the helper's moves are tried; the first that fails ends the search.
 */
export function isJointlyMated(machine: Machine, king: number, canCapture: () => boolean, teller?: LineTeller): boolean {
  const end = (holds: boolean): boolean => {
    teller?.end(holds);
    return holds;
  };
  return everyMove(machine, teller, () => {
    if (canCapture()) return end(true);
    const first = machine.turn;
    const helped = (): boolean => machine.turn !== first && machine.turn !== king && canCapture() && end(true);
    return someMove(machine, helped, teller) || end(false);
  });
}

/** Whether the question is true after some legal move. */
export function someMove(machine: Machine, question: () => boolean, teller?: LineTeller): boolean {
  const base = machine.top;
  const end = base + machine.generate();
  let found = false;
  for (let i = base; !found && i < end; i++) found = ask(machine, machine.stack[i]!, question, teller);
  machine.top = base;
  return found;
}

/** Whether there is a legal move, and the question is true after each. */
function everyMove(machine: Machine, teller: LineTeller | undefined, question: () => boolean): boolean {
  const base = machine.top;
  const end = base + machine.generate();
  let holds = end > base;
  for (let i = base; holds && i < end; i++) holds = ask(machine, machine.stack[i]!, question, teller);
  machine.top = base;
  return holds;
}

function ask(machine: Machine, code: number, question: () => boolean, teller: LineTeller | undefined): boolean {
  teller?.play(code);
  machine.make(code);
  const answer = question();
  machine.unmake();
  teller?.unplay();
  return answer;
}
