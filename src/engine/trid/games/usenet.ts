import { makeSampleGame, type SampleGame } from '../../core/sample-game.ts';

/** A game the opponent played against itself, up to a mate. */
export const usenetGames: readonly SampleGame[] = [
  makeSampleGame(
    'mate',
    `a2QL-d5B d7kl-d6N a1W-b3N d6kl-d5N z2QL-a2QL a6ql-a5N a2QL-a4W e7kl-d7kl d5B-d3N d7kl-d6B d3KL-d5B b7B-b5N d3N-b5N c8B-d7kl
     a4W-a5N z6ql-a5N b5N-d3N c7B-c5N d3N-d3KL a7B-a5B b2W-b3W z7ql-a7B c2W-c4W a7ql-b6B c4W-d5N d7kl-b5N d3KL-c3N b5N-e2KL
     d2KL-e2KL b6B-b5N e2KL-d2KL d6B-d5B d2W-d4N d5B-d5N d1W-c3W KP8-KP4 b3N-d4kl b5N-b7B c3W-e4kl d6N-e5kl c1W-b2W b7B-b2W
     c3N-b2W e5kl-d5kl b2W-b8B d8B-c6B e4kl-c3N d5kl-d4W b8B-b2W`,
  ),
];
