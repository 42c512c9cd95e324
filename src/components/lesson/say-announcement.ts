import { EXERCISE } from '#words/lesson/exercise.ts';
import { parseAct, type Player } from '../../engine/index.ts';
import { namePlayer } from '../../board/text/names.ts';

/** A declaration as this player makes it, alone or with another; anything else is that nothing is said. */
export function sayAnnouncement(act: string, by: Player): string {
  const declaration = parseAct(act);
  if (declaration?.kind !== 'declaration') return EXERCISE.announce.silence;
  const other = declaration.by.find((player) => player !== by);
  const loser = namePlayer(declaration.loser);
  return other ? EXERCISE.announce.together(loser, namePlayer(other)) : EXERCISE.announce.alone(loser);
}
