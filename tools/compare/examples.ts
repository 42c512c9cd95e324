import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { carryPosition } from '../../src/components/compare/model/carry.ts';
import { compareReach, fromOf, picksOf } from '../../src/components/compare/model/differ.ts';
import type { Example } from '../../src/components/compare/model/examples.ts';
import { chooseMove, expect, RULESETS, STRENGTHS, type Position, type Ruleset } from '../../src/engine/index.ts';
import { makeRandom } from '../mine/random.ts';

/**
 * Finds positions of self-play games in which two rulesets disagree, by the rule that decides:
 * `npm run compare:examples -- [--games 40] [--seed 1] [--each 4]`. The same seed gives the same file.
 */
const FILE = 'src/components/compare/data/examples.json';
const LONGEST = 90;
const LONGEST_EARLY = 40;
/** Fewer men than this make no game; the first plies look all alike. */
const [FEWEST_MEN, FIRST_PLY] = [9, 6];

const TRID = RULESETS.filter(({ pins }) => pins.length > 0);
const keyOf = ({ allows, refuses, code }: Example): string => `${allows} ${refuses} ${code}`;

/** Positions of one game of a weak and hasty player against itself, every third ply. */
function* positionsOf(ruleset: Ruleset, seed: number): Generator<Position> {
  const random = makeRandom(seed);
  const strength = STRENGTHS[0]!;
  let position = expect(ruleset.parse(ruleset.start));
  for (let ply = 0; ply < LONGEST && position.status() === 'playing'; ply++) {
    if (ply >= FIRST_PLY && ply % 3 === 0 && position.squares.filter(({ piece }) => piece).length >= FEWEST_MEN) yield position;
    position = expect(position.play(chooseMove(position, strength, random)));
  }
}

/** Early positions of a game of random moves: kings and rooks have not moved yet, and pawns meet. Only for what those rights decide. */
function* earlyPositionsOf(ruleset: Ruleset, seed: number): Generator<Position> {
  const random = makeRandom(seed);
  let position = expect(ruleset.parse(ruleset.start));
  for (let ply = 0; ply < LONGEST_EARLY && position.status() === 'playing'; ply++) {
    const moves = position.moves();
    position = position.after(moves[Math.floor(random() * moves.length)]!);
    if (ply >= FIRST_PLY) yield position;
  }
}
const isOfRights = ({ code }: Example): boolean => /castling|passing|promotion/.test(code);

/** The disagreements of a position with one other ruleset, each code once. */
function examplesIn(position: Position, other: Ruleset, isWanted: (example: Example) => boolean): readonly Example[] {
  const carried = carryPosition(position, other);
  if (!carried.ok || carried.value.position.status() !== 'playing') return [];
  const there = carried.value.position;
  const found = new Map<string, Example>();
  for (const pick of picksOf(position))
    for (const target of compareReach([position, there], pick)) {
      if (target.barred.length !== 1) continue;
      const [allows, refuses] = [target.allowed[0]!, target.barred[0]!];
      const reason = target.reasons[refuses];
      const [legal, barred] = allows === there.ruleset.id ? [there, position] : [position, there];
      const to = target.names[allows]?.[0];
      if (!reason || to === undefined) continue;
      const example: Example = {
        allows,
        refuses,
        code: reason.code,
        of: position.ruleset.id,
        position: position.text(),
        pick: pick.kind === 'square' ? pick.name : pick.id,
        legal: `${fromOf(legal, pick)!}-${to}`,
        barred: `${fromOf(barred, pick)!}-${target.names[refuses]![0]!}`,
      };
      if (!found.has(keyOf(example)) && isWanted(example)) found.set(keyOf(example), example);
    }
  return [...found.values()];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { games: { type: 'string', default: '40' }, seed: { type: 'string', default: '1' }, each: { type: 'string', default: '4' } },
  });
  const each = Number(values.each);
  const kept = new Map<string, Example[]>();
  const search = (positions: Iterable<Position>, ruleset: Ruleset, filter: (example: Example) => boolean): void => {
    const taken = new Set<string>();
    for (const position of positions)
      for (const other of TRID.filter(({ id }) => id !== ruleset.id)) {
        const isWanted = (example: Example): boolean =>
          filter(example) && (kept.get(keyOf(example))?.length ?? 0) < each && !taken.has(keyOf(example));
        for (const example of examplesIn(position, other, isWanted)) {
          // One of each kind from a game, so that the examples are unlike each other.
          taken.add(keyOf(example));
          kept.set(keyOf(example), [...(kept.get(keyOf(example)) ?? []), example]);
        }
      }
  };
  for (let game = 0; game < Number(values.games); game++)
    for (const ruleset of TRID) {
      const seed = Number(values.seed) * 7919 + game;
      search(positionsOf(ruleset, seed), ruleset, () => true);
      for (let early = 0; early < 4; early++) search(earlyPositionsOf(ruleset, seed * 31 + early), ruleset, isOfRights);
    }
  const all = [...kept].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, examples]) => examples);
  await writeFile(FILE, `[\n${all.map((example) => JSON.stringify(example)).join(',\n')}\n]\n`);
  for (const [key, examples] of [...kept].sort(([a], [b]) => (a < b ? -1 : 1))) console.log(String(examples.length).padStart(3), key);
  console.log(`${all.length} examples of ${kept.size} disagreements`);
}

if (import.meta.main) await main();
