import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chooseAct, chooseMove, expect, findRuleset, STRENGTHS, type Position, type Ruleset } from '../../src/engine/index.ts';
import type { GameFigures } from '../../src/components/compare/model/figures.ts';
import { makeRandom } from '../mine/random.ts';

/**
 * Games of the opponent against itself, counted: `npm run compare:games -- --ruleset meder [--games 200] [--seed 1] [--strength beginner]`.
 * The figures go to `src/components/compare/data/games.json`, the positions of the games to `.cache/compare`, for the finder of examples.
 */
const LONGEST = 300;
const FIGURES = 'src/components/compare/data/games.json';
const POSITIONS = '.cache/compare';

interface Played {
  readonly plies: number;
  readonly moves: number;
  readonly boards: number;
  readonly end: 'won' | 'drawn' | 'unfinished';
  readonly positions: readonly string[];
}

/** Plays one game; a draw that can be claimed is claimed, and a mate that can be declared is declared. */
function playGame(ruleset: Ruleset, strength: (typeof STRENGTHS)[number], random: () => number): Played {
  let position = expect(ruleset.parse(ruleset.start));
  const positions: string[] = [];
  let [plies, moves, boards, claimed] = [0, 0, 0, false];
  while (plies < LONGEST && position.status() === 'playing') {
    const act = chooseAct(position, ruleset.players);
    if (act !== undefined) {
      position = expect(position.play(act));
      continue;
    }
    if (position.acts().some(({ kind }) => kind === 'claim')) {
      claimed = true;
      break;
    }
    const legal = position.moves();
    moves += legal.length;
    plies += 1;
    const id = chooseMove(position, strength, random);
    if (legal.find((move) => move.id === id)?.kind === 'board') boards += 1;
    position = expect(position.play(id));
    if (plies % 2 === 0 && plies >= 6) positions.push(position.text());
  }
  return { plies, moves, boards, end: endOf(position, claimed), positions };
}

function endOf(position: Position, claimed: boolean): Played['end'] {
  const status = position.status();
  if (claimed || status === 'stalemate' || status.startsWith('draw:')) return 'drawn';
  return status === 'playing' ? 'unfinished' : 'won';
}

const round = (value: number): number => Math.round(value * 10) / 10;

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
  const strength = STRENGTHS.find(({ name }) => name === values.strength);
  if (!ruleset) throw new Error(`“${values.ruleset}” is no ruleset`);
  if (!strength) throw new Error(`“${values.strength}” is no strength; expected ${STRENGTHS.map(({ name }) => name).join(', ')}`);
  const [games, seed] = [Number(values.games), Number(values.seed)];
  const played: Played[] = [];
  for (let game = 0; game < games; game++) {
    played.push(playGame(ruleset, strength, makeRandom(seed * 100_003 + game)));
    if (process.stderr.isTTY) process.stderr.write(`\r${ruleset.id} ${game + 1}/${games}`);
  }
  const sum = (of: (one: Played) => number): number => played.reduce((total, one) => total + of(one), 0);
  const plies = played
    .filter(({ end }) => end !== 'unfinished')
    .map((one) => one.plies)
    .sort((a, b) => a - b);
  const quantile = (part: number): number => plies[Math.floor(part * (plies.length - 1))] ?? 0;
  const share = (end: Played['end']): number => round((100 * played.filter((one) => one.end === end).length) / games);
  const figures: GameFigures = {
    games,
    seed,
    strength: strength.name,
    moves: round(sum((one) => one.moves) / sum((one) => one.plies)),
    plies: { lower: quantile(0.25), median: quantile(0.5), upper: quantile(0.75) },
    boardMoves: round((100 * sum((one) => one.boards)) / sum((one) => one.plies)),
    won: share('won'),
    drawn: share('drawn'),
    unfinished: share('unfinished'),
  };
  const all = JSON.parse(await readFile(FIGURES, 'utf8').catch(() => '{}')) as Record<string, GameFigures>;
  await writeFile(FIGURES, `${JSON.stringify({ ...all, [ruleset.id]: figures }, null, 2)}\n`);
  await mkdir(POSITIONS, { recursive: true });
  await writeFile(`${POSITIONS}/${ruleset.id}.txt`, played.flatMap((one) => one.positions).join('\n'));
  console.log(ruleset.id, JSON.stringify(figures));
}

if (import.meta.main) await main();
