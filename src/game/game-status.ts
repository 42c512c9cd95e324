import { describeState } from '../board/text/describe-state.ts';
import { PLAY } from '#words/play.ts';
import type { AnalysisBoardState } from './analysis-board-state.ts';
import { findWinner } from './termination.ts';
import type { PlayedGame } from './played-game.ts';

/** How the game stands at the place that is shown, to the one who plays: whose turn it is, or how it has ended. */
export function describeGame({ game, position, opponent: opponent }: AnalysisBoardState, { you }: Pick<PlayedGame, 'you'>): string {
  const { closing } = game;
  if (closing && position === game.last) {
    const { players } = position.ruleset;
    const winner = findWinner(closing.result, players);
    const loser = winner && players.find((player) => player !== winner);
    if (closing.reason === 'resignation' && winner && loser) return PLAY.ended.resigned(loser, winner, you);
    if (closing.reason === 'agreement') return PLAY.ended.agreed;
    return PLAY.ended.written(closing.result, winner);
  }
  const isAtEnd = game.ahead === undefined;
  if (you === undefined || !isAtEnd || position.status() !== 'playing') return describeState(position);
  const isInCheck = position.checks().some(({ player }) => player === you);
  const isOut = !position.active.includes(you);
  if (position.turn === you) return `${PLAY.turn.yours}${isInCheck ? ` ${PLAY.turn.inCheck}` : ''}`;
  if (position.ruleset.players.length > 2) return `${isOut ? `${PLAY.turn.out} ` : ''}${describeState(position)}`;
  return opponent.thinking === undefined ? describeState(position) : PLAY.turn.machines;
}
