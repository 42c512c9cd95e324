import { parseArgs } from 'node:util';
import { analyse, expect, findRuleset, type AnalysisLine, type Position, type Ruleset } from '../../src/engine/index.ts';
import { makeRandom } from '../common/random.ts';
import { makeOpening } from '../match/match-game.ts';

/**
 * Quiet positions with four moves that differ in plan, to ask a reader before and after the lessons on good play:
 * `npm run -s plans -- --ruleset usenet [--seed 1] [--count 20]`. One a game, as the lines of `test/fixtures/puzzles/plans-*.jsonl`. The
 * same for the same seed, as long as the search does not change.
 */
interface PlanQuestion {
  readonly position: string;
  /** Ids of four legal moves, in the order of their names. */
  readonly candidates: readonly string[];
  readonly answer: string;
}

/** Positions looked at for a move of the game, and for the first and the second look at a position. */
const PACE = 3000;
const FIRST = { nodes: 40_000, lines: 14 } as const;
/** The looks that must agree, by number of players: one as far as a person sees, the others as deep as the test of the lessons looks. */
const LOOKS = {
  2: [
    { depth: 4, nodes: 100_000 },
    { depth: 7, nodes: 1_500_000 },
    { depth: 9, nodes: 4_000_000 },
  ],
  3: [
    { depth: 3, nodes: 50_000 },
    { depth: 5, nodes: 250_000 },
    { depth: 7, nodes: 1_500_000 },
  ],
} as const;
/** By how much the other candidates must miss the answer, and by how much they may: a move that loses the queen asks nothing. */
const MARGIN = 100;
const OBVIOUS = 900;
/** The mover may stand so much better or worse; further away there is no plan to choose. */
const EVEN = 500;
const FROM = 12;
const TO = 70;

const takes = (position: Position, id: string): boolean => {
  const move = position.moves().find((one) => one.id === id)!;
  return move.effects.some(({ kind }) => kind === 'leave');
};

/** The square or board a move begins from: moves of one piece are not two plans. */
const originOf = (id: string): string => id.split('-')[0]!;

function askAt(position: Position): PlanQuestion | undefined {
  const { ruleset } = position;
  const { lines } = analyse(position, FIRST);
  const [best, second] = lines;
  if (!best || !second || Math.abs(best.value) > EVEN || best.value - second.value < MARGIN / 2) return undefined;
  if (takes(position, best.moves[0]!)) return undefined;
  const others = chooseOthers(best, lines);
  if (others.length < 3) return undefined;
  const answer = best.moves[0]!;
  const candidates = [answer, ...others].sort();
  return LOOKS[ruleset.players.length === 2 ? 2 : 3].every((limits) => isClear(position, candidates, answer, limits))
    ? { position: position.text(), candidates, answer }
    : undefined;
}

/** Three moves of other pieces that miss the answer by the margin and more, the best of each piece, the likeliest first. */
function chooseOthers(best: AnalysisLine, lines: readonly AnalysisLine[]): readonly string[] {
  const seen = new Set([originOf(best.moves[0]!)]);
  const others: string[] = [];
  for (const { moves, value } of lines) {
    const id = moves[0]!;
    if (seen.has(originOf(id)) || best.value - value < MARGIN || best.value - value > OBVIOUS) continue;
    seen.add(originOf(id));
    others.push(id);
  }
  return others.slice(0, 3);
}

function isClear(
  position: Position,
  candidates: readonly string[],
  answer: string,
  limits: { readonly depth: number; readonly nodes: number },
): boolean {
  const without = new Set(position.moves().flatMap(({ id }) => (candidates.includes(id) ? [] : [id])));
  const [first, second] = analyse(position, { ...limits, without, lines: 2 }).lines;
  return first!.moves[0] === answer && first!.value - second!.value >= MARGIN && Math.abs(first!.value) <= OBVIOUS;
}

/** Plays a game until a position of it is worth asking. */
function askInGame(ruleset: Ruleset, seed: number): PlanQuestion | undefined {
  const random = makeRandom(seed);
  const wait = FROM + Math.floor(random() * (TO - FROM - 10));
  let position = makeOpening(ruleset, seed).reduce((at, id) => expect(at.play(id)), ruleset.begin());
  for (let ply = 0; ply < TO && position.status() === 'playing'; ply++) {
    if (ply >= wait && position.checks().length === 0) {
      const found = askAt(position);
      if (found) return found;
    }
    const [line] = analyse(position, { nodes: PACE }).lines;
    position = expect(position.play(line!.moves[0]!));
  }
  return undefined;
}

const { values } = parseArgs({
  options: { ruleset: { type: 'string' }, seed: { type: 'string', default: '1' }, count: { type: 'string', default: '20' } },
});
const ruleset = findRuleset(values.ruleset ?? '');
if (!ruleset) throw new RangeError(`--ruleset must name a ruleset, not “${values.ruleset ?? ''}”`);
for (let found = 0, game = 0; found < Number(values.count); game++) {
  const question = askInGame(ruleset, Number(values.seed) * 1000 + game);
  if (!question) continue;
  console.log(JSON.stringify(question));
  found++;
}
