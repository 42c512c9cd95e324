import { makeSampleGame, type SampleGame } from '../../core/sample-game.ts';

/** A game the opponent played against itself, up to a mate. */
export const bartmessGames: readonly SampleGame[] = [
  makeSampleGame(
    'A short game of our own, up to mate',
    `b2W-b4N c7B-c6N a1W-c3N d8B-c7B c2W-c4N KP12r b1W-b4W d7B-d5N c4N-c5N d8kl-d7B QP1r a7B-a5N b4N-a5N d7B-d3W
     QP1r c7B-a5N c3N-a5N b7B-b5N b4W-c5B c8B-d7B z1QL-b2W z8ql-b7B c5N-c6B d7B-c8B c6B-b7B c8B-b7B b2W-d3W KP12r
     d3W-c5N`,
  ),
];
