import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chooseAct, chooseMove, expect, findRuleset, FORMER_STRENGTHS, type Position, type Ruleset } from '../../src/engine/index.ts';
import { GAMES, type GameFigures } from '../../src/comparison/data/formats.ts';
import { readTextAs } from '../../src/schema/read-json.ts';
import { makeRandom } from '../common/random.ts';

/**
 * Games of the opponent against itself, counted: `npm run compare:games -- --ruleset meder [--games 200] [--seed 1] [--strength beginner]`.
 * The figures go to `src/comparison/data/games.json`, the positions of the games to `.cache/compare`, for the finder of examples.
 */
const [LONGEST, HUNDRED] = [300, 100];
const FIGURES = 'src/comparison/data/games.json';
const POSITIONS = '.cache/compare';

interface Played {
  readonly plies: number;
  readonly moves: number;
  readonly boards: number;
  readonly end: 'won' | 'drawn' | 'unfinished';
  readonly positions: readonly string[];
}

/** Plays one game; a draw that can be claimed is claimed, and a mate that can be declared is declared. */
function playGame(ruleset: Ruleset, strength: (typeof FORMER_STRENGTHS)[number], random: () => number): Played {
  let position = ruleset.begin();
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
  const strength = FORMER_STRENGTHS.find(({ name }) => name === values.strength);
  if (!ruleset) throw new Error(`“${values.ruleset}” is no ruleset`);
  if (!strength) throw new Error(`“${values.strength}” is no strength; expected ${FORMER_STRENGTHS.map(({ name }) => name).join(', ')}`);
  const [games, seed] = [Number(values.games), Number(values.seed)];
  const played: Played[] = [];
  for (let game = 0; game < games; game++) {
    played.push(playGame(ruleset, strength, makeRandom(seed * 100_003 + game)));
    if (process.stderr.isTTY) process.stderr.write(`\r${ruleset.id} ${game + 1}/${games}`);
  }
  const sum = (of: (one: Played) => number): number => played.reduce((total, one) => total + of(one), 0);
  // Every game counts: one that was cut is longer than the longest.
  const lengths = played.map(({ end, plies }) => (end === 'unfinished' ? Infinity : plies)).sort((a, b) => a - b);
  const middle = lengths[Math.floor((games - 1) / 2)] ?? Infinity;
  /** Nineteen times of twenty the mean of as many games lies within this of the one found. */
  const spread = (of: (one: Played) => number): number => {
    const values = played.map(of);
    const mean = values.reduce((a, b) => a + b, 0) / games;
    const variance = values.reduce((total, value) => total + (value - mean) ** 2, 0) / Math.max(1, games - 1);
    return round((1.96 * Math.sqrt(variance)) / Math.sqrt(games));
  };
  const share = (end: Played['end']): number => round((100 * played.filter((one) => one.end === end).length) / games);
  const figures: GameFigures = {
    games,
    seed,
    strength: strength.name,
    moves: round(sum((one) => one.moves) / sum((one) => one.plies)),
    longest: LONGEST,
    overBy: round((100 * lengths.filter((plies) => plies <= HUNDRED).length) / games),
    median: middle === Infinity ? null : middle,
    spread: {
      moves: spread((one) => one.moves / one.plies),
      boardMoves: spread((one) => (100 * one.boards) / one.plies),
      overBy: spread(({ plies, end }) => (end !== 'unfinished' && plies <= HUNDRED ? 100 : 0)),
    },
    boardMoves: round((100 * sum((one) => one.boards)) / sum((one) => one.plies)),
    won: share('won'),
    drawn: share('drawn'),
    unfinished: share('unfinished'),
  };
  const all = expect(readTextAs(GAMES, await readFile(FIGURES, 'utf8').catch(() => '{}'), FIGURES));
  await writeFile(FIGURES, `${JSON.stringify({ ...all, [ruleset.id]: figures }, null, 2)}\n`);
  await mkdir(POSITIONS, { recursive: true });
  await writeFile(`${POSITIONS}/${ruleset.id}.txt`, played.flatMap((one) => one.positions).join('\n'));
  console.log(ruleset.id, JSON.stringify(figures));
}

if (import.meta.main) await main();
