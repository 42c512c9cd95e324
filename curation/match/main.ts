import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { findRuleset, RULESETS } from '../../src/engine/index.ts';
import { askSequentially, makeFigure } from './figure.ts';
import { CLEAR, LONGEST, makeOpening, PATIENCE, playGame } from './match-game.ts';
import { makeNew, makeOld, makePlayer, type Judgement, type MatchPlayer, type Pace } from './players.ts';

/**
 * Games between two versions of the search, or two strengths of the opponent, and how much stronger the first is:
 * `npm run match -- --ruleset meder --old <commit> [--ms 50 | --nodes 5000] [--judgement plain] [--games 100 [--until 20]] [--seed 1] [--store FILE]`,
 * `npm run match -- --ruleset meder --strength club --against beginner`.
 * Every opening is played from each seat; with three players one of the first meets two of the second. With `--store` rounds are
 * added to a file and the figure is that of all in it, so that a long match can be played in pieces. With `--until` it ends as soon as the games
 * settle, with two players, whether the first is stronger by that many points or not at all.
 */
const OPTIONS = {
  ruleset: { type: 'string' },
  old: { type: 'string' },
  strength: { type: 'string' },
  against: { type: 'string' },
  ms: { type: 'string' },
  nodes: { type: 'string' },
  judgement: { type: 'string', default: 'full' },
  until: { type: 'string' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  store: { type: 'string' },
} as const;

const readRounds = (file: string | undefined): number[][] =>
  file !== undefined && existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as number[])
    : [];

async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  const pace: Pace = values.nodes === undefined ? { ms: Number(values.ms ?? '50') } : { nodes: Number(values.nodes) };
  const judgement: Judgement = values.judgement === 'plain' ? 'plain' : 'full';
  const pair: readonly MatchPlayer[] =
    values.old === undefined
      ? [makePlayer(values.strength ?? 'strong'), makePlayer(values.against ?? 'club')]
      : [makeNew(pace, judgement), await makeOld(values.old, pace, judgement)];
  const rulesets = values.ruleset === undefined ? RULESETS : [findRuleset(values.ruleset)].filter((one) => one !== undefined);
  if (rulesets.length === 0) throw new Error(`“${values.ruleset}” is not a ruleset`);
  for (const ruleset of rulesets) {
    const seats = ruleset.players.length;
    const rounds = readRounds(values.store);
    let settled: 'gain' | 'none' | undefined;
    for (let left = Math.ceil(Number(values.games) / seats); left > 0 && settled === undefined; left--) {
      const seed = Number(values.seed) * 100_003 + rounds.length;
      const opening = makeOpening(ruleset, seed);
      const round = ruleset.players.map((_, mine) => {
        const players = ruleset.players.map((__, seat) => pair[seat === mine ? 0 : 1]!);
        return playGame(ruleset, opening, players, seed * 3 + mine)[mine]!;
      });
      rounds.push(round);
      if (values.until !== undefined && seats === 2) settled = askSequentially(rounds, Number(values.until));
      if (values.store === undefined) continue;
      mkdirSync(dirname(values.store), { recursive: true });
      appendFileSync(values.store, `${JSON.stringify(round)}\n`);
    }
    const figure = makeFigure(rounds);
    const { games, wins, draws, losses, share, shareError, elo, eloFrom, eloTo } = figure;
    const strength =
      seats > 2
        ? `; an equal one has ${(100 / seats).toFixed(0)} %`
        : `; Elo ${elo.toFixed(0)} (${eloFrom.toFixed(0)} to ${eloTo.toFixed(0)})`;
    console.log(
      `${ruleset.id}: ${pair[0]!.name} against ${pair[1]!.name}, ${games} games: ${wins} won, ${draws} drawn or shared, ${losses} lost; ` +
        `${(100 * share).toFixed(1)} ± ${(100 * shareError).toFixed(1)} % of the points${strength}${settled ? `; settled: ${settled}` : ''}`,
    );
  }
  console.log(`A lead of ${CLEAR / 100} pawns for ${PATIENCE} plies wins with two players; ${LONGEST} plies are a draw.`);
}

if (import.meta.main) await main();
