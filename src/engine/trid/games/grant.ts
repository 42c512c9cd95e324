import { makeSampleGame, type SampleGame } from '../../core/sample-game.ts';

/** A game the opponent played against itself, up to a mate. */
export const grantGames: readonly SampleGame[] = [
  makeSampleGame(
    'mate',
    `c2W-c4N e8kl-d6N d1W-c3W c7B-c5N a2W-a3N d9kl-e8kl a1W-b3N a8ql-b6N a0QL-a4W d8kl-c6B z0QL-a0QL b8B-c7B
     a4W-c4W b7B-b5N c4N-b5N c6B-b5N c3W-b5N c7B-b8B c4W-c4N e8kl-d8kl a0QL-a3W a8B-b6B c4N-a4W b6B-a8B a4W-c4N
     z8ql-a6B a3W-a6B c8B-a6B c4N-a6B d7B-d5B a6B-d3W d6N-d5N d3W-d5N d8kl-e8kl d5N-d5B a8B-b6B d5B-b5B e8kl-d8kl
     b2W-b3W e9kl-d9kl c1W-b2W d9kl-e9kl O-O z9ql-z8ql z1QL-a2W d8B-b7B QP2-QP6 b7B-c5B b3N-c5B b6N-c5B c1W-c5B
     b6B-a8B c5B-d5N d8kl-c8B b5B-d7B`,
  ),
];
