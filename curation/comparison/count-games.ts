import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chooseAct, chooseMove, expect, findRuleset, FORMER_STRENGTHS, type Ruleset } from '../../src/engine/index.ts';
import { makeRandom } from '../common/random.ts';

/**
 * Positions of games of the opponent against itself, for the finder of examples: `npm run compare:games -- --ruleset meder [--games 200] [--seed 1] [--strength beginner]`.
 * They go to `.cache/compare`. What the site says of games is counted by `npm run insights`.
 */
const LONGEST = 300;
const POSITIONS = '.cache/compare';

/** Plays one game and gives every second position; a draw that can be claimed ends it, and a mate that can be declared is declared. */
function playGame(ruleset: Ruleset, strength: (typeof FORMER_STRENGTHS)[number], random: () => number): readonly string[] {
  let position = ruleset.begin();
  const positions: string[] = [];
  let plies = 0;
  while (plies < LONGEST && position.status() === 'playing') {
    const act = chooseAct(position, ruleset.players);
    if (act !== undefined) {
      position = expect(position.play(act));
      continue;
    }
    if (position.acts().some(({ kind }) => kind === 'claim')) break;
    plies += 1;
    position = expect(position.play(chooseMove(position, strength, random)));
    if (plies % 2 === 0 && plies >= 6) positions.push(position.text());
  }
  return positions;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ruleset: { type: 'string', default: 'meder' },
      games: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      strength: { type: 'string', default: 'beginner' },
    },
  });
  const ruleset = findRuleset(values.ruleset);
  const strength = FORMER_STRENGTHS.find(({ name }) => name === values.strength);
  if (!ruleset) throw new Error(`“${values.ruleset}” is not a ruleset`);
  if (!strength) throw new Error(`“${values.strength}” is not a strength; expected ${FORMER_STRENGTHS.map(({ name }) => name).join(', ')}`);
  const [games, seed] = [Number(values.games), Number(values.seed)];
  const positions: string[] = [];
  for (let game = 0; game < games; game++) {
    positions.push(...playGame(ruleset, strength, makeRandom(seed * 100_003 + game)));
    if (process.stderr.isTTY) process.stderr.write(`\r${ruleset.id} ${game + 1}/${games}`);
  }
  await mkdir(POSITIONS, { recursive: true });
  await writeFile(`${POSITIONS}/${ruleset.id}.txt`, positions.join('\n'));
  console.log(`${ruleset.id}: ${positions.length} positions`);
}

if (import.meta.main) await main();
