import type { GameWords } from '../games.ts';

/** What the games are called that show how each set of rules is played. */
export const GAMES: GameWords = {
  bartmess: { mate: 'A mate at move 7' },
  meder: { sample: 'Meder’s sample game' },
  grant: { mate: 'A mate at move 28' },
  usenet: { mate: 'A mate at move 25' },
  harshman: { own: 'Our own three-way game', alone: 'A mate declared by one player' },
};
