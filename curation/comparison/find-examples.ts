import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isDifferingBetween, isShownByStart, isShownNowhere, rowsOf, whyUnseen } from '../../src/comparison/row-examples.ts';
import { convertPosition, type ConvertedPosition } from '../../src/comparison/convert-position.ts';
import { compareReach, moveTo, picksOf } from '../../src/comparison/diff.ts';
import { effectBetween, movesFromTo } from '../../src/comparison/move-effects.ts';
import { EXAMPLES_SCHEMA, type Example } from '../../src/comparison/data/formats.ts';
import { NO_PLACE, positionUnder } from '../../src/comparison/mined-examples.ts';
import { isDiffering, makeRows } from '../../src/comparison/rows.ts';
import { TOPIC_WORDS } from '../../src/comparison/disagreement-topics.ts';
import { expect, findRuleset, MOVABLE_RULESETS, type Position, type Ruleset } from '../../src/engine/index.ts';
import { readTextAs } from '../../src/schema/read-json.ts';
import type { DescribedResult } from '../../src/words/described-fault.ts';
import { makeRandom } from '../common/random.ts';
import { castlingGames, earlyGames, endings, middleGames, promotions, pushedGames, type Stream } from './streams.ts';

/**
 * Finds positions of self-play games in which two rulesets disagree, by the rule that decides, until every question of the table has
 * enough for every pair that answers it differently: `npm run compare:examples -- [--games 40] [--seed 1] [--each 3] [--only early]
 * [--keep]`. The same seed gives the same file; `--keep` adds to what is there, `--only` asks some kinds of games alone.
 */
const FILE = 'src/comparison/data/examples.json';
interface Source {
  readonly name: string;
  readonly stream: Stream;
  /** Games of this kind that go with one of the first. */
  readonly times: number;
  /** What they are asked for. */
  readonly isWanted: (code: string) => boolean;
  /** Every pair is asked, whoever's game it is, not only those with the ruleset that is played. */
  readonly isForAll?: true;
}

const SOURCES: readonly Source[] = [
  { name: 'middle', stream: middleGames, times: 1, isWanted: () => true },
  { name: 'pushed', stream: pushedGames, times: 1, isWanted: () => true },
  { name: 'early', stream: earlyGames, times: 4, isWanted: (code) => /passing|double|nothing|levels|way/.test(code) },
  { name: 'castling', stream: castlingGames, times: 16, isWanted: (code) => code.includes('castling') },
  {
    name: 'promotions',
    stream: promotions,
    times: 14,
    isWanted: (code) => /promotes|levels|inverts|backward|board|rotation|not-your|place|empty/.test(code),
  },
  { name: 'endings', stream: endings, times: 160, isWanted: (code) => code === 'draws', isForAll: true },
];

const PAIRS = MOVABLE_RULESETS.flatMap((one, index) => MOVABLE_RULESETS.slice(index + 1).map((other) => [one, other] as const));

const isInPassing = (position: Position, move: string): boolean => movesFromTo(position, move).some(({ enPassant }) => enPassant);

/** The disagreements of two rulesets about a position that are wanted. */
function* examplesIn(position: Position, pair: readonly [Ruleset, Ruleset], isWanted: (code: string) => boolean): Generator<Example> {
  const [carried, other] = pair.map((ruleset) => convertPosition(position, ruleset)) as [
    DescribedResult<ConvertedPosition>,
    DescribedResult<ConvertedPosition>,
  ];
  if (!carried.ok || !other.ok || [carried, other].some((one) => one.value.position.status() !== 'playing')) return;
  const [here, there] = [carried.value.position, other.value.position];
  // On a page of two rulesets the position of a third would be strange: it is told as one of theirs, if that says as much.
  const isForeign = pair.every(({ id }) => id !== position.ruleset.id);
  const again = isForeign ? convertPosition(here, pair[1]) : other;
  if (!again.ok || again.value.position.text() !== there.text()) return;
  const own = isForeign ? here : position;
  const changes = [...carried.value.changes, ...other.value.changes];
  // A capture en passant that could not travel says nothing about the rules.
  const isLost = (one: Position, move: string): boolean =>
    changes.some((change) => change.includes('en passant')) && isInPassing(one, move);
  // Nor does a right of the first move that was lost on the way.
  const isLostRight = (code: string): boolean => /-moved$/.test(code) && [carried, other].some((one) => one.value.lost.rights.length > 0);
  const make = (legal: Position, barred: Position, pick: string, move: string, same: string, code: string): Example => {
    const example = {
      allows: legal.ruleset.id,
      refuses: barred.ruleset.id,
      code,
      of: own.ruleset.id,
      position: own.text(),
      pick,
      legal: move,
      barred: same,
    };
    return { ...example, rows: rowsOf(example, legal) };
  };
  for (const pick of picksOf(position))
    for (const target of compareReach([here, there], pick)) {
      const name = pick.kind === 'square' ? pick.name : pick.id;
      const move = (one: Position): string => moveTo(target, one, pick) ?? '';
      if (target.barred.length === 1) {
        const [legal, barred] = target.allowed[0] === there.ruleset.id ? [there, here] : [here, there];
        const code = target.reasons[barred.ruleset.id]?.code ?? (move(barred) === '' ? NO_PLACE : undefined);
        if (code && isWanted(code) && !isLost(legal, move(legal)) && !isLostRight(code))
          yield make(legal, barred, name, move(legal), move(barred), code);
        continue;
      }
      for (const [one, two] of [
        [here, there],
        [there, here],
      ] as const) {
        const code = effectBetween(one, move(one), two, move(two));
        if (code && isWanted(code)) yield make(one, two, name, move(one), move(two), code);
      }
    }
}

/** What is kept of all that is found: enough for each question and pair, and for each topic of the finder. */
class Kept {
  readonly all: Example[] = [];
  readonly #counts = new Map<string, number>();
  readonly #differing = makeRows(MOVABLE_RULESETS, {}).filter(isDiffering);

  readonly #each: number;

  constructor(each: number) {
    this.#each = each;
  }

  #keysOf({ rows, allows, refuses, code }: Example): readonly string[] {
    const pair = [allows, refuses].sort().join(' ');
    const differs = (id: string): boolean => {
      const row = this.#differing.find((one) => one.id === id);
      return row !== undefined && isDifferingBetween(row, [allows, refuses]);
    };
    return [
      ...rows.filter(differs).map((row) => `${row} ${pair}`),
      ...(TOPIC_WORDS[code] === undefined ? [] : [`${code} ${allows} ${refuses}`]),
    ];
  }

  /** Whether any key of the example still wants one; `taken` are the keys this game has given already. */
  offer(example: Example, taken: Set<string>): void {
    const open = this.#keysOf(example).filter((key) => (this.#counts.get(key) ?? 0) < this.#each && !taken.has(key));
    if (open.length === 0) return;
    // One of each kind from a game, so that the examples are unlike each other.
    for (const key of this.#keysOf(example)) {
      taken.add(key);
      this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    }
    this.all.push(example);
  }

  /** Questions and pairs that have fewer than enough, though they can be seen. */
  missing(): readonly string[] {
    return this.#differing
      .filter(({ id }) => !isShownByStart(id) && !isShownNowhere(id))
      .flatMap((row) =>
        PAIRS.map(([one, other]) => [one.id, other.id] as const)
          .filter((pair) => isDifferingBetween(row, pair) && whyUnseen(row.id, pair) === undefined)
          .map((pair) => [row.id, ...pair].join(' ')),
      )
      .filter((key) => {
        const [row, ...pair] = key.split(' ');
        return (this.#counts.get([row, ...pair.sort()].join(' ')) ?? 0) < this.#each;
      });
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '40' },
      seed: { type: 'string', default: '1' },
      each: { type: 'string', default: '3' },
      only: { type: 'string', default: SOURCES.map(({ name }) => name).join(',') },
      keep: { type: 'boolean', default: false },
    },
  });
  const kept = new Kept(Number(values.each));
  if (values.keep) {
    const read = expect(readTextAs(EXAMPLES_SCHEMA, await readFile(FILE, 'utf8'), FILE));
    // The questions they answer may be others by now.
    const old = read.map((example) => ({
      ...example,
      rows: rowsOf(example, positionUnder(example, findRuleset(example.allows)!, MOVABLE_RULESETS)),
    }));
    for (const example of old) kept.offer(example, new Set());
    // What one pair disagrees about in a position, another may as well.
    for (const { of, position } of old)
      for (const pair of PAIRS)
        for (const example of examplesIn(expect(findRuleset(of)!.parse(position)), pair, () => true)) kept.offer(example, new Set());
    console.log(`kept: ${kept.all.length} examples; fewer than ${values.each}: ${kept.missing().join(', ')}`);
  }
  for (let game = 0; game < Number(values.games) && kept.missing().length > 0; game++) {
    for (const [nth, { name, stream, times, isWanted, isForAll }] of SOURCES.entries()) {
      if (!values.only.split(',').includes(name)) continue;
      for (const ruleset of MOVABLE_RULESETS)
        for (let time = 0; time < times; time++) {
          const seed = ((Number(values.seed) * 7919 + game) * 31 + nth) * 31 + time;
          const taken = new Set<string>();
          for (const position of stream(ruleset, makeRandom(seed)))
            for (const pair of PAIRS.filter((one) => isForAll || one.includes(ruleset)))
              for (const example of examplesIn(position, pair, isWanted)) kept.offer(example, taken);
        }
    }
    console.log(`${game + 1} games of each kind: ${kept.all.length} examples; fewer than ${values.each}: ${kept.missing().join(', ')}`);
  }
  const keyOf = ({ code, allows, refuses }: Example): string => `${code} ${allows} ${refuses}`;
  const all = kept.all.map((example, index) => ({ example, index }));
  all.sort((a, b) => (keyOf(a.example) < keyOf(b.example) ? -1 : keyOf(a.example) > keyOf(b.example) ? 1 : a.index - b.index));
  await writeFile(FILE, `[\n${all.map(({ example }) => JSON.stringify(example)).join(',\n')}\n]\n`);
  console.log(`${all.length} examples`);
}

if (import.meta.main) await main();
