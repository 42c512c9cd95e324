import type { Player, Position } from '../../engine/index.ts';
import { STATES } from '#words/states.ts';

/** How the game stands, in words: who is to move, who is in check, who is out; or how it has ended. */
export function describeState(position: Position): string {
  const status = position.status();
  if (status !== 'playing') return [STATES.endings[status], ...describeWinner(position)].join(' ');
  const out = position.ruleset.players.filter((player) => !position.active.includes(player));
  return [
    STATES.toMove(position.turn),
    ...position.checks().map((check) => STATES.inCheck(check.player)),
    ...(out.length > 0 ? [STATES.out(out)] : []),
  ].join(' ');
}

/** With two players one wins or neither does; with three, the points tell. */
function describeWinner(position: Position): readonly string[] {
  if (position.ruleset.players.length !== 2) return [];
  const points = position.outcome()?.points ?? {};
  const winner = position.ruleset.players.find((player) => points[player] === '1');
  if (winner) return [STATES.wins(winner)];
  return position.status() === 'stalemate' ? [STATES.drawn] : [];
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
