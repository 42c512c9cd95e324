import type { LineFeatures } from './difficulty.ts';

/** Facts that only mean something together. */
function combine(facts: LineFeatures): Readonly<Record<string, number>> {
  const { mates, checks, captures, length, quiet, lead, allSurprise, surprise, replies } = facts;
  return {
    matesChecks: mates * checks,
    matesLength: mates * length,
    logLength: Math.log(Math.max(1, length)),
    matesQuiet: mates * quiet,
    evenness: Math.abs(lead),
    matesCaptures: mates * captures,
    matesSurprise: mates * allSurprise,
    matesReplies: mates * replies,
    rootSurprise: Math.sqrt(surprise),
    rootAllSurprise: Math.sqrt(allSurprise),
  };
}

const BASE = 384.8;
/**
 * What each fact is worth in points of rating: ridge regression on 922 rated puzzles of ordinary chess (CC0, lichess.org),
 * five-fold rank correlation 0.74. `npm run -s grade:chess FILE` says how well they do on others.
 */
const WEIGHTS: Readonly<Record<string, number>> = {
  length: 174.5,
  moves: 37.82,
  checks: 361.4,
  captures: 235.8,
  quiet: -92.58,
  checking: -72.59,
  taking: -30.15,
  surprise: 16.2,
  allSurprise: 28.41,
  better: -45.97,
  lead: 12.27,
  mates: -273.3,
  worth: 4.111,
  replies: 134,
  quiets: 106.2,
  checkings: -26.01,
  hardest: 10.36,
  gap: -35.27,
  cost: 78.1,
  matesChecks: 371.7,
  matesLength: -3.818,
  logLength: -265.9,
  matesQuiet: 134.4,
  evenness: 4.351,
  matesCaptures: -88.85,
  matesSurprise: -37.74,
  matesReplies: 42.83,
  rootSurprise: -271.2,
  rootAllSurprise: 157.7,
};

/** Points that the facts of a line are worth on the scale of rated chess puzzles, before anything is centred. */
export function weighFeatures(facts: LineFeatures): number {
  return Object.entries({ ...facts, ...combine(facts) }).reduce((sum, [name, value]) => sum + (WEIGHTS[name] ?? 0) * value, BASE);
}
