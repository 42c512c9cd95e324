import { makeSampleGame, type SampleGame } from '../../core/sample-game.ts';

/** A game the opponent played against itself, up to a mate. */
export const usenetGames: readonly SampleGame[] = [
  makeSampleGame(
    'A short game of our own, up to mate',
    `a2QL-d5B d7B-d6B d5B-b5B d8B-c6B a1W-b3N a6ql-a4W z2QL-a2QL a7B-a5N a2QL-a4W c7B-c6N b2W-b3W a7ql-a6B a4W-d4N
     d6kl-d5N d4N-d5B b8B-d6kl b3N-c5B d7kl-d8B d5B-d6kl d8B-c7B c5B-a6B c7B-d6kl b5B-z7ql b7B-a6B z7ql-a8B
     d6kl-d7B c1W-a3W c8B-b7B a8B-a6N e7kl-d7kl d2KL-c1W d7kl-c7B a6N-z6ql d5N-d4N a3W-d6N c7B-c8B z6ql-b6B b7B-a8B
     e3KL-d4N d6B-d5N d6N-c5B QP8-QP12 b6B-a6B c6B-d4N a6B-d6kl`,
  ),
];
