import { appendFileSync, mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findRuleset, type Machine, type Position, type Ruleset } from '../../src/engine/index.ts';
import { placementOf } from '../../src/puzzles/distance.ts';
import { findProofGames, isHidden, listLeft, readHidden, sharesWay, type Hidden } from '../../src/puzzles/proofgame.ts';
import { makeRandom } from '../common/random.ts';
import { FOLDER } from './mined-files.ts';

/** Places of the table of counts, as a power of 2: far more than positions, so that few share one. */
const BITS = 29;
/** The same for longer games, of which there are a hundred million. */
const MANY_BITS = 33;
const MANY_PLIES = 6;

/** A position that exactly one game of its length leads to, and that game. */
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

/** Which hashes came up once, and which again: two that share a place count as one that came up again. */
class Counts {
  readonly #bits: number;
  readonly #once: Uint32Array;
  readonly #again: Uint32Array;

  constructor(bits: number) {
    this.#bits = bits;
    this.#once = new Uint32Array(2 ** (bits - 5));
    this.#again = new Uint32Array(2 ** (bits - 5));
  }

  add(hash: number): void {
    const [word, bit] = this.#placeOf(hash);
    if ((this.#once[word]! & bit) !== 0) this.#again[word]! |= bit;
    this.#once[word]! |= bit;
  }

  isSingle(hash: number): boolean {
    const [word, bit] = this.#placeOf(hash);
    return (this.#again[word]! & bit) === 0;
  }

  #placeOf(hash: number): readonly [number, number] {
    const place = ((hash % 2 ** this.#bits) + 2 ** this.#bits) % 2 ** this.#bits;
    return [Math.floor(place / 32), 1 << (place % 32)];
  }
}

type See = (machine: Machine, codes: readonly number[]) => void;

/** Worth of all pieces on the board. */
const worthOf = (machine: Machine): number =>
  Array.from({ length: machine.seats }, (_, seat) => machine.material(seat)).reduce((sum, worth) => sum + worth, 0);

/** Every position this many plies after the first, with the way there. */
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

/** Moves of a game of which nothing is seen in the end: all but those who stand where they did not, and boards at other pins. */
function countUnseen(start: Position, { reached, line }: Origin): number {
  const before = placementOf(start);
  return line.length - [...placementOf(reached)].filter(([place, what]) => before.get(place) !== what).length;
}

/**
 * Tells positions that exactly one game of the given length leads to: all games are played twice, first to count how often a position comes
 * about, then to look at those that come about once, or a share of them, and in which enough moves are not seen in the end. The most hidden
 * come first; only the best of those that go the same way.
 */
export function listOrigins(ruleset: Ruleset, plies: number, seed: number, { taking, others }: Shares, least = 0): readonly Origin[] {
  const start = ruleset.begin();
  const counts = new Counts(plies < MANY_PLIES ? BITS : MANY_BITS);
  walk(start, plies, (machine) => counts.add(machine.hash()));
  const random = makeRandom(seed);
  const whole = worthOf(start.machine());
  const found: Origin[] = [];
  walk(start, plies, (machine, codes) => {
    if (random() >= (worthOf(machine) < whole ? taking : others) || !counts.isSingle(machine.hash())) return;
    const origin = lookBack(start, codes, least);
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

/** How much there is to find out: a piece that came home hides most, then pieces taken, boards moved, checks met. */
const tasteOf = ({ hidden: { returned, captures, wanderers, boards, checks } }: Origin): number =>
  3 * returned + 2 * captures + wanderers + boards + checks;

/** The position after these moves of the machine, if they hide how it came about, enough of them are not seen and no other game leads there. */
function lookBack(start: Position, codes: readonly number[], least: number): Origin | undefined {
  const machine = start.machine();
  const line = codes.map((code) => {
    const id = machine.id(code);
    machine.make(code);
    return id;
  });
  const hidden = readHidden(start, line);
  if (!isHidden(hidden)) return undefined;
  const reached = line.reduce((at, id) => at.after(at.moves().find((move) => move.id === id)!), start);
  const isOver = !['playing', 'checkmate'].includes(reached.status());
  if (isOver || countUnseen(start, { reached, line, hidden }) < least) return undefined;
  const { lines, complete } = findProofGames(start, reached, codes.length);
  return complete && lines.length === 1 ? { reached, line, hidden } : undefined;
}

/**
 * Looks for proof games: `node curation/mine/proofgames.ts --ruleset meder --plies 4 [--seed 1] [--taking 0.1] [--others 0.001]
 * [--least 4]`, and adds them, the best first, to `.cache/mine/<ruleset>-proofgame-<seed>.jsonl`.
 */
function main(): void {
  const { values } = parseArgs({
    options: {
      ruleset: { type: 'string' },
      plies: { type: 'string', default: '4' },
      seed: { type: 'string', default: '1' },
      taking: { type: 'string', default: '0.1' },
      others: { type: 'string', default: '0.001' },
      least: { type: 'string', default: '0' },
    },
  });
  const ruleset = findRuleset(values.ruleset ?? '');
  if (!ruleset) throw new Error(`“${values.ruleset}” is not a ruleset`);
  const [plies, seed] = [Number(values.plies), Number(values.seed)];
  mkdirSync(FOLDER, { recursive: true });
  let batch = plies * 10_000;
  const shares = { taking: Number(values.taking), others: Number(values.others) };
  for (const { reached, line } of listOrigins(ruleset, plies, seed, shares, Number(values.least))) {
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
