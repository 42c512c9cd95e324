import { makeSampleGame, type SampleGame } from '../../core/sample-game.ts';

/** The sample game after Appendix E; where the record leaves a move open, as our reader reads it (the rulings tell which). */
export const mederGames: readonly SampleGame[] = [
  makeSampleGame(
    'sample',
    `b2W-b4N b7B-b5B c2W-c3W a7B-a6N a1W-c2W c7B-c6B a2W-a3N a8ql-a6B a1QL-a3W b8B-d6N b1W-a2W a8B-c7B
     a0QL-b1W a9ql-b8B d1W-b2W z9ql-a9ql z0QL-a0QL O-O a0QL-a1W d8B-b7B c2W-d4W a6B-a5B b2W-d3N d7B-d6B
     d4W-c6B b8B-a8B c6B-a5N b7B-a5N b4N-a5N a5B-a4W d3N-b4N a6N-a5B b4N-d3N`,
  ),
];
