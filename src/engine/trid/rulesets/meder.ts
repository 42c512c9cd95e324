import { mederFacts } from '../facts/meder.ts';
import type { TridRules } from '../rules.ts';
import { mederRulings } from '../rulings/meder.ts';
import { makeSampleGame, type SampleGame } from '../../core/sample-game.ts';

/** The sample game after Appendix E; where the record leaves a move open, as our reader reads it (the rulings tell which). */
const mederGames: readonly SampleGame[] = [
  makeSampleGame(
    'sample',
    `b2W-b4N b7B-b5B c2W-c3W a7B-a6N a1W-c2W c7B-c6B a2W-a3N a8ql-a6B a1QL-a3W b8B-d6N b1W-a2W a8B-c7B
     a0QL-b1W a9ql-b8B d1W-b2W z9ql-a9ql z0QL-a0QL O-O a0QL-a1W d8B-b7B c2W-d4W a6B-a5B b2W-d3N d7B-d6B
     d4W-c6B b8B-a8B c6B-a5N b7B-a5N b4N-a5N a5B-a4W d3N-b4N a6N-a5B b4N-d3N`,
  ),
];

/** Jens Meder, Tournament Rules for Three-Dimensional Chess, December 2013. Sections are the source's articles. */
export const meder: TridRules = {
  id: 'meder',
  name: 'Meder Tournament Rules',
  start: 'W:4/4/PPPP/NBBN;N:4/4/4/4;B:nbbn/pppp/4/4;QL@QL1:PP/RQ;KL@KL1:PP/KR;ql@QL6:rq/pp;kl@KL6:kr/pp w * - - 0 1',
  // 3.1(c): a piece blocks all levels of its column; 2.8, 3.1(e): squares that do not exist are passed over
  levels: { kind: 'columns', passes: (_squares, pieces) => pieces === 0, knightNeedsGround: false },
  upright: [], // 3.1(d)
  // E3: twelve places, without over and under
  pinName: (pin) => (pin.over ? `${pin.side === 'queen' ? 'QL' : 'KL'}${pin.number / 2}` : undefined),
  firstMoveRoles: ['king', 'rook', 'pawn'], // 3.4(b), 3.5(a)
  promotion: 'at-once', // 3.4(e)(i)
  // 3.4(e)(ii): rank 8 on b and c, rank 9 on z and e, and on a and d whichever is there
  reaches: ({ file, rank }) => {
    if (rank === 9) return 'always';
    if (rank !== 8 || file === 0 || file === 5) return 'never';
    return file === 1 || file === 4 ? 'uncovered' : 'always';
  },
  reachesCarried: ({ rank }) => (rank === 9 ? 'always' : 'never'),
  castles: [
    { id: 'O-O', king: ['d0KL', 'e0KL'], rook: ['e0KL', 'd0KL'], vacant: [] }, // 3.5(a)(ii)
    { id: 'O-O-O', king: ['d0KL', 'a0QL'], rook: ['z0QL', 'd0KL'], vacant: ['a0QL'] }, // 3.5(a)(2)[b]
  ],
  noCastlingOnMoveOne: true, // 3.5(a)(1)[a]
  boards: {
    mayMove: ({ count, ownPiece, ownBoard }) => (count === 0 ? ownBoard : ownPiece), // 3.6
    mayRotate: () => false,
    adjacent: (from, to, empty, forward) => {
      if (to.side !== from.side) return to.number === from.number;
      return NEIGHBOURS[from.number / 2]!.includes(to.number / 2) && (empty || forward > 0); // 3.6: occupied boards never go back
    },
    invertsOnArrival: false,
  },
  draws: { threefold: 'claim', fifty: true, ridesCount: true, material: 'kings' }, // 9.2, 9.3 with 3.4(b), (d), 9.6
  references: { threefold: '7.7', fifty: '7.8' },
  sections: {
    turn: '1.1',
    own: '3.1(b)',
    block: '3.1(c)',
    gap: '3.1(e)',
    upright: '3.1(d)',
    levels: '3.1(a)',
    king: '3.5(a)',
    queen: '3.2(a)',
    rook: '3.2(b)',
    bishop: '3.2(c)',
    knight: '3.3',
    pawn: '3.4(a)',
    double: '3.4(b)',
    capture: '3.4(c)',
    passing: '3.4(d)',
    promotion: '3.4(e)(i)',
    waiting: '3.4(e)(iii)',
    castling: '3.5(a)(ii)',
    castlingBars: '3.5(a)(ii)',
    owner: '3.6',
    load: '3.6',
    where: '3.6',
    vacant: '3.6',
    backward: '3.6',
    rotation: '3.6',
    inversion: 'E3',
    check: '3.5(b)',
    end: '5.1',
    threefold: '9.2',
    fifty: '9.3',
  },
  notation: { kind: 'short', boardsByArrival: true }, // Appendix E
  values: { king: 0, queen: 900, rook: 500, bishop: 325, knight: 350, pawn: 100 },
  nearKing: 4,
  chanceSlope: 0.0028,
  facts: mederFacts,
  rulings: mederRulings,
  games: mederGames,
};

/** 3.6: levels 1 and 6 have three adjacent pins, 2 and 5 four, 3 and 4 five; one of them is across. */
const NEIGHBOURS: readonly (readonly number[])[] = [[], [2, 3], [1, 3, 4], [1, 2, 4, 5], [2, 3, 5, 6], [3, 4, 6], [4, 5]];
