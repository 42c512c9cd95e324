import { appendFileSync, mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findRuleset, type Machine, type Position, type Ruleset } from '../../src/engine/index.ts';
import { findProofGames, isHidden, listLeft, readHidden, sharesWay, type Hidden } from '../../src/puzzles/proofgame.ts';
import { makeRandom } from '../common/random.ts';
import { FOLDER } from './main.ts';

/** Places of the table of counts, as a power of 2: far more than positions, so that few share one. */
const BITS = 28;
/** A position that one game alone leads to in so many plies, and that game. */
export interface Origin {
  readonly reached: Position;
  readonly line: readonly string[];
  readonly hidden: Hidden;
}

/** The shares of games that are looked at: of those in which something was taken, and of the others, of which there are very many. */
interface Shares {
  readonly taking: number;
  readonly others: number;
}

type See = (machine: Machine, codes: readonly number[]) => void;

/** Worth of all men on the board. */
const worthOf = (machine: Machine): number =>
  Array.from({ length: machine.seats }, (_, seat) => machine.worth(seat)).reduce((sum, worth) => sum + worth, 0);

/** Every position after so many plies from the first, with the way there. */
function walk(start: Position, plies: number, see: See): void {
  const machine = start.machine();
  const codes: number[] = [];
  const go = (left: number): void => {
    const base = machine.top;
    const end = base + machine.generate();
    for (let i = base; i < end; i++) {
      const code = machine.stack[i]!;
      codes.push(code);
      machine.make(code);
      if (left === 1) see(machine, codes);
      else go(left - 1);
      machine.unmake();
      codes.pop();
    }
    machine.top = base;
  };
  go(plies);
}

/**
 * Tells positions that exactly one game of so many plies leads to: all games are played twice, first to count how often a position comes
 * about, then to look at those that come about once, or a share of them. The most hidden come first; of those that go the same way only the best.
 */
export function listOrigins(ruleset: Ruleset, plies: number, seed: number, { taking, others }: Shares): readonly Origin[] {
  const start = ruleset.begin();
  const counts = new Uint8Array(2 ** BITS);
  const placeOf = (hash: number): number => ((hash % 2 ** BITS) + 2 ** BITS) % 2 ** BITS;
  walk(start, plies, (machine) => {
    const place = placeOf(machine.hash());
    if (counts[place]! < 2) counts[place]!++;
  });
  const random = makeRandom(seed);
  const whole = worthOf(start.machine());
  const found: Origin[] = [];
  walk(start, plies, (machine, codes) => {
    if (random() >= (worthOf(machine) < whole ? taking : others) || counts[placeOf(machine.hash())] !== 1) return;
    const origin = lookBack(start, codes);
    if (origin) found.push(origin);
  });
  const taken: (readonly string[])[] = [];
  return found
    .sort((one, other) => tasteOf(other) - tasteOf(one))
    .filter(({ line }) => {
      const left = listLeft(start, line);
      const isNew = !taken.some((other) => sharesWay(left, other));
      if (isNew) taken.push(left);
      return isNew;
    });
}

/** How much there is to find out: a man who came home hides most, then men taken, boards moved, checks met. */
const tasteOf = ({ hidden: { returned, captures, wanderers, boards, checks } }: Origin): number =>
  3 * returned + 2 * captures + wanderers + boards + checks;

/** The position after these moves of the machine, if they hide how it came about and no other game leads there. */
function lookBack(start: Position, codes: readonly number[]): Origin | undefined {
  const machine = start.machine();
  const line = codes.map((code) => {
    const id = machine.id(code);
    machine.make(code);
    return id;
  });
  const hidden = readHidden(start, line);
  if (!isHidden(hidden)) return undefined;
  const reached = line.reduce((at, id) => at.after(at.moves().find((move) => move.id === id)!), start);
  if (reached.status() !== 'playing') return undefined;
  const { lines, complete } = findProofGames(start, reached, codes.length);
  return complete && lines.length === 1 ? { reached, line, hidden } : undefined;
}

/**
 * Looks for proof games: `node tools/mine/proofgames.ts --ruleset meder --plies 4 [--seed 1] [--taking 0.1] [--others 0.001]`, and adds
 * them, the best first, to `.cache/mine/<ruleset>-proofgame-<seed>.jsonl`.
 */
function main(): void {
  const { values } = parseArgs({
    options: {
      ruleset: { type: 'string' },
      plies: { type: 'string', default: '4' },
      seed: { type: 'string', default: '1' },
      taking: { type: 'string', default: '0.1' },
      others: { type: 'string', default: '0.001' },
    },
  });
  const ruleset = findRuleset(values.ruleset ?? '');
  if (!ruleset) throw new Error(`“${values.ruleset}” is no ruleset`);
  const [plies, seed] = [Number(values.plies), Number(values.seed)];
  mkdirSync(FOLDER, { recursive: true });
  let batch = plies * 10_000;
  for (const { reached, line } of listOrigins(ruleset, plies, seed, { taking: Number(values.taking), others: Number(values.others) })) {
    const goal = { kind: 'proofgame', moves: plies, reached: reached.text() };
    const candidate = { kind: 'proofgame', position: ruleset.begin().text(), goal, source: 'composed', seed, batch };
    const lines = [
      { ...candidate, line },
      { batch: batch++, counts: {} },
    ].map((one) => `${JSON.stringify(one)}\n`);
    appendFileSync(`${FOLDER}/${ruleset.id}-proofgame-${seed}.jsonl`, lines.join(''));
  }
}

if (import.meta.main) main();
