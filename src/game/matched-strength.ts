import { STRENGTHS, type Player } from '../engine/index.ts';

/** The strength that fits a reader, by ruleset. */
export type MatchedStrengths = Readonly<Record<string, string>>;

/** Where somebody begins of whom nothing is known. */
const FIRST = 'beginner';

/** The strength that fits a reader under a ruleset. */
export function strengthOf(levels: MatchedStrengths, ruleset: string): string {
  const known = levels[ruleset];
  return STRENGTHS.some(({ name }) => name === known) ? known! : FIRST;
}

/**
 * The levels after a game with the machine: one step up when somebody was beaten who was at least as strong, one down when the game was
 * lost to somebody who was not stronger. A draw, a shared win and a game without a result change nothing.
 */
export function followResult(
  levels: MatchedStrengths,
  game: {
    readonly ruleset: string;
    readonly strength: string;
    readonly players: readonly Player[];
    readonly you: Player;
    readonly result: string;
  },
): MatchedStrengths {
  const indexOf = (strength: string): number => STRENGTHS.findIndex(({ name }) => name === strength);
  const [level, strength] = [indexOf(strengthOf(levels, game.ruleset)), indexOf(game.strength)];
  const points = game.result.split('-')[game.players.indexOf(game.you)];
  const [share = 0, of = 1] = (points ?? '').split('/').map(Number);
  // With three players, whoever has won alone has more than one point, with that for being left (Harshman VIII).
  const isWon = points !== undefined && share >= of;
  const step = isWon && strength >= level ? 1 : points === '0' && strength >= 0 && strength <= level ? -1 : 0;
  const next = STRENGTHS[level + step];
  return step === 0 || !next ? levels : { ...levels, [game.ruleset]: next.name };
}
