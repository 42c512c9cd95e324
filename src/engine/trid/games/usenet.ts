import { makeSampleGame, type SampleGame } from '../../core/sample-game.ts';

/** A game the opponent played against itself, up to a mate. */
export const usenetGames: readonly SampleGame[] = [
  makeSampleGame(
    'A mate at move 16',
    `a2QL-d5B d7kl-d6N d5B-d3N d6kl-d4N z2QL-a2QL a7B-a5N e3KL-d4N b7B-b5N d3N-a3N c7B-c5N d4N-c5N a7ql-c5N a3N-a8B
     c5N-d4W d2KL-d3N e7kl-d7kl d3KL-d5N d7kl-d5N a8B-d5N d4W-d5N d3N-c3N KP8-KP4 d1W-e3KL b5N-b4N a3QL-b4N a5N-b4N
     c3N-b4N b8B-d6B b4N-c3W d5N-d4N c3W-b3N d4N-b4W`,
  ),
];
