import { appendFileSync, mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findRuleset, type Player, type Position, type Ruleset } from '../../src/engine/index.ts';
import { endsJointly, findJointHelpmates, meetsKing, offersJointly } from '../../src/puzzles/joint-helpmate.ts';
import { dropPiece } from '../../src/puzzles/proof/redundant-piece.ts';
import { findImpossibleCases } from '../../src/puzzles/impossible-position.ts';
import { takesKing } from '../../src/puzzles/position-queries.ts';
import { makeRandom } from '../common/random.ts';
import { mix, type Candidate, type Yield } from './batch.ts';
import { changePosition } from './position-changes.ts';
import { placeAtRandom, type PlacementRange } from './random-placement.ts';

/**
 * Looks for mates in which everybody helps two players against the third (`src/puzzles/joint-helpmate.ts`), after two moves or three of all
 * together: `npm run mine:together -- [--plies 2] [--seed 1] [--minutes 30]`. They go to `.cache/mine/` as other candidates do, and `collect` takes them.
 */
const FOLDER = '.cache/mine';
/** Pieces near the king that is to be mated, few of them queens: two of these mate anybody. */
const WEIGHTS = { queen: 8, rook: 22, bishop: 24, knight: 30, pawn: 16 };
/** By the moves of all: with three the king's owner moves first. */
const THROWN: Readonly<Record<number, PlacementRange>> = {
  2: { own: [1, 3], others: [0, 3], near: 0.9, weights: WEIGHTS },
  3: { own: [0, 2], others: [0, 3], near: 0.9, weights: WEIGHTS, nearOwn: true },
};
const NODES: Readonly<Record<number, number>> = { 2: 200_000, 3: 500_000 };
/** Ways that a thrown position may have. */
const MOST_LINES = 30;
/** Changes in a row that leave as many ways before a position is given up. */
const PATIENCE = 120;
const MOST_PIECES = 10;

/** Whose king is mated: who moves first of three, or last. */
function loserOf({ ruleset, turn }: Position, plies: number): Player {
  const { players } = ruleset;
  return players[(players.indexOf(turn) + plies) % players.length]!;
}

/** All ways in a position that may be a puzzle; nothing where there are too many or none. */
function listWays(position: Position, plies: number, most: number): readonly (readonly string[])[] | undefined {
  if (position.status() !== 'playing' || position.active.length < position.ruleset.players.length) return undefined;
  if (position.setup.pieces.length > MOST_PIECES || takesKing(position) || position.checks().length > 0) return undefined;
  const { lines, complete } = findJointHelpmates(position, loserOf(position, plies), plies, most, NODES[plies]);
  return complete && lines.length > 0 ? lines : undefined;
}

/** A thrown position changed a piece at a time until one way is left; nothing where that leads nowhere. */
function compose(ruleset: Ruleset, plies: number, random: () => number, counts: Yield): Position | undefined {
  const count = (what: string): undefined => void (counts[what] = (counts[what] ?? 0) + 1);
  let best = placeAtRandom(ruleset, random, THROWN[plies]!);
  if (!best) return undefined;
  count('positions');
  let ways = listWays(best, plies, MOST_LINES);
  if (!ways) return undefined;
  count('begun');
  for (let idle = 0; ways.length > 1 && idle < PATIENCE; idle++) {
    const next = changePosition(best, random);
    if (!next || !ways.some((line) => endsJointly(next, loserOf(next, plies), line))) continue;
    const found = listWays(next, plies, ways.length);
    if (!found) continue;
    if (found.length < ways.length) idle = 0;
    [best, ways] = [next, found];
  }
  if (ways.length > 1) return undefined;
  count('unique');
  const { position, line } = lighten(best, ways[0]!, plies);
  if (findImpossibleCases(position).length > 0) return count('cannot-be');
  if (meetsKing(position, line)) return count('king-to-take');
  return offersJointly(position, loserOf(position, plies), line) ? position : count('alone');
}

/** The same without the pieces that can be missed. */
function lighten(
  position: Position,
  line: readonly string[],
  plies: number,
): { readonly position: Position; readonly line: readonly string[] } {
  for (const { name, piece } of position.squares) {
    if (!piece || piece.role === 'king') continue;
    const without = dropPiece(position, name);
    const found = without && listWays(without, plies, 1);
    if (without && found?.length === 1) return lighten(without, found[0]!, plies);
  }
  return { position, line };
}

function main(): void {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '30' },
      plies: { type: 'string', default: '2' },
    },
  });
  const [plies, seed] = [Number(values.plies), Number(values.seed)];
  const ruleset = findRuleset('harshman')!;
  const kind = `together${plies}`;
  mkdirSync(FOLDER, { recursive: true });
  const end = performance.now() + Number(values.minutes) * 60_000;
  for (let batch = 0; performance.now() < end; batch++) {
    const counts: Yield = {};
    const position = compose(ruleset, plies, makeRandom(mix(seed, `joint-help ${plies}`, batch)), counts);
    const found: Candidate[] = position
      ? [
          {
            kind,
            position: position.text(),
            goal: { kind: 'helpmate', moves: 1, king: loserOf(position, plies) },
            source: 'composed',
            seed,
            batch,
          },
        ]
      : [];
    const lines = [...found, { batch, counts }].map((line) => `${JSON.stringify(line)}\n`);
    appendFileSync(`${FOLDER}/${ruleset.id}-${kind}-${seed}.jsonl`, lines.join(''));
    for (const one of found) console.log(`${kind} ${batch}: ${one.position}`);
  }
}

if (import.meta.main) main();
