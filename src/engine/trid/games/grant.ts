import { makeSampleGame, type SampleGame } from '../../core/sample-game.ts';

/** A game the opponent played against itself, up to a mate. */
export const grantGames: readonly SampleGame[] = [
  makeSampleGame(
    'A short game of our own, up to mate',
    `a1W-b3N a8ql-b6B a2W-a4N a7B-a5B b3N-d4W a9ql-a0QL z0QL-a0QL b8B-a7B d4W-b5N d8kl-c6N b5N-a7B z8ql-a7B
     a0QL-a7B a8B-b6N a7B-a8ql d7B-d6B d1W-c3N d9kl-d8kl e1KL-d3W b6N-d5N c3N-a4W d8B-c6B b2W-b3W e9kl-d9kl c1W-b2W
     d9kl-d8B O-O d8kl-d7B c2W-c4W d7B-d6N KP2-KP4 d5N-b4N c1W-c4N c8B-d9kl b2W-a3W c6N-c5N c4N-d4W d6B-d5N
     a8ql-d8B c6B-d8B d2W-d4N c7B-c6B d4N-c5N b6B-c5N a3W-c5N d6N-c6N z1QL-a3W b4N-a6B c5N-b6N a6B-c7B b6N-a5B
     e8kl-d7B a5B-b4W d5N-c4W d4W-d6N`,
  ),
];
