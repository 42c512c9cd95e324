import type { Ending, Player, Position } from '../../../engine/index.ts';
import { namePlayers } from './acts.ts';
import { namePlayer } from './words.ts';

const ENDING_WORDS: Readonly<Record<Ending, string>> = {
  checkmate: 'Checkmate.',
  stalemate: 'Stalemate.',
  'draw:material': 'A draw: what is left cannot mate.',
  'draw:dead': 'A draw: only kings are left.',
  'draw:threefold': 'A draw: the same position for the third time.',
  'draw:fifty': 'A draw: fifty moves each without a capture or a pawn’s move.',
  'draw:agreed': 'A draw by agreement.',
  'over:capture': 'The game is over: a king has been captured.',
  'over:resignation': 'The game is over by resignation.',
  'over:ceded': 'The game is over: two players have ceded it to the third.',
  'over:first-mate': 'The game is over: somebody is defeated, and a First Mate game ends with that.',
  'over:last-mate': 'The game is over: one player is left.',
};

/** How the game stands, in words: who is to move, who is in check, who is out; or how it has ended. */
export function describeState(position: Position): string {
  const status = position.status();
  if (status !== 'playing') return [ENDING_WORDS[status], ...describeWinner(position)].join(' ');
  const out = position.ruleset.players.filter((player) => !position.active.includes(player));
  return [
    `${namePlayer(position.turn)} to move.`,
    ...position.checks().map((check) => `${namePlayer(check.player)} is in check.`),
    ...(out.length > 0 ? [`${namePlayers(out)} is out of the game.`] : []),
  ].join(' ');
}

/** Of two players one wins or neither does; of three, the points tell. */
function describeWinner(position: Position): readonly string[] {
  if (position.ruleset.players.length !== 2) return [];
  const points = position.outcome()?.points ?? {};
  const winner = position.ruleset.players.find((player) => points[player] === '1');
  if (winner) return [`${namePlayer(winner)} wins.`];
  return position.status() === 'stalemate' ? ['A draw.'] : [];
}

export interface ScoreRow {
  readonly player: Player;
  readonly points: string;
}

/** What each player has when a game of more than two is over; nothing where points are not known or need no table. */
export function listScore(position: Position): readonly ScoreRow[] {
  const { players } = position.ruleset;
  const points = players.length > 2 ? position.outcome()?.points : undefined;
  if (!points) return [];
  return players.flatMap((player) => {
    const value = points[player];
    return value === undefined ? [] : [{ player, points: writeFraction(value) }];
  });
}

/** `3/2` as `1½`. */
function writeFraction(text: string): string {
  const [over = 0, under = 1] = text.split('/').map(Number);
  const rest = new Map([
    ['1/2', '½'],
    ['1/3', '⅓'],
    ['2/3', '⅔'],
  ]).get(`${over % under}/${under}`);
  const whole = Math.floor(over / under);
  return rest === undefined ? text : `${whole > 0 ? whole : ''}${rest}`;
}
