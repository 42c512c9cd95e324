import { makeSampleGame, type SampleGame } from '../../core/sample-game.ts';

/** A game the opponent played against itself, up to a mate. */
export const bartmessGames: readonly SampleGame[] = [
  makeSampleGame('mate', `b2W-b4N d7B-d5N b1W-b5N KP12r b4N-b5B d8kl-d7B d2W-d4W KP12r KP1r d7B-d1KL e0KL-d1KL KP12r b5N-e8kl`),
];
