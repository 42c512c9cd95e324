import { grantFacts } from '../facts/grant.ts';
import type { TridRules } from '../rules.ts';
import { grantRulings } from '../rulings/grant.ts';
import { makeSampleGame, type SampleGame } from '../../core/sample-game.ts';

/** A game the opponent played against itself, up to a mate. */
const grantGames: readonly SampleGame[] = [
  makeSampleGame(
    'mate',
    `c2W-c4N e8kl-d6N d1W-c3W c7B-c5N a2W-a3N d9kl-e8kl a1W-b3N a8ql-b6N a0QL-a4W d8kl-c6B z0QL-a0QL b8B-c7B
     a4W-c4W b7B-b5N c4N-b5N c6B-b5N c3W-b5N c7B-b8B c4W-c4N e8kl-d8kl a0QL-a3W a8B-b6B c4N-a4W b6B-a8B a4W-c4N
     z8ql-a6B a3W-a6B c8B-a6B c4N-a6B d7B-d5B a6B-d3W d6N-d5N d3W-d5N d8kl-e8kl d5N-d5B a8B-b6B d5B-b5B e8kl-d8kl
     b2W-b3W e9kl-d9kl c1W-b2W d9kl-e9kl O-O z9ql-z8ql z1QL-a2W d8B-b7B QP2-QP6 b7B-c5B b3N-c5B b6N-c5B c1W-c5B
     b6B-a8B c5B-d5N d8kl-c8B b5B-d7B`,
  ),
];

/** Michael Grant, MGrant's Star Trek Tri-D Chess Rules. Sections are named by the source's headings. */
export const grant: TridRules = {
  id: 'grant',
  name: 'Grant rules',
  start: 'W:4/4/PPPP/NBBN;N:4/4/4/4;B:nbbn/pppp/4/4;QL@QP2:PP/RQ;KL@KP2:PP/KR;ql@QP12:rq/pp;kl@KP12:kr/pp w * - - 0 1',
  levels: { kind: 'hosts' }, // General; The Attack Boards
  upright: ['bishop', 'queen'], // The Bishop, The Queen; the rook may not (The Rook)
  pinName: (pin) => pin.name,
  firstMoveRoles: ['king', 'rook', 'pawn'],
  promotion: 'next-turn', // Queening a Pawn
  reaches: ({ rank, main, attack }) => (main === 2 && rank === (attack ? 9 : 8) ? 'always' : 'never'),
  reachesCarried: ({ rank, main, attack }) => (attack && main === 2 && rank >= 8 ? 'always' : 'never'),
  castles: [
    { id: 'O-O', king: ['d0KL', 'd1W'], rook: ['e0KL', 'c1W'], vacant: ['d1W', 'c1W'] }, // Casteling
    { id: 'O-O-O', king: ['d0KL', 'a1W'], rook: ['z0QL', 'b1W'], vacant: ['a1W', 'b1W', 'a0QL'] },
  ],
  noCastlingOnMoveOne: false,
  boards: {
    mayMove: ({ count, pawn, ownPiece }) => count === 1 && pawn && ownPiece, // The Attack Boards
    mayRotate: () => false,
    adjacent: (from, to) => {
      if (from.over !== to.over) return false;
      if (from.side !== to.side) return from.main === to.main && from.corner === to.corner;
      if (from.main === to.main) return true;
      const [low, high] = from.mainIndex < to.mainIndex ? [from, to] : [to, from];
      // the nearest corners of the next main board, by ranks: all but the two far ends
      return high.mainIndex === low.mainIndex + 1 && !(low.corner === 'front' && high.corner === 'back');
    },
    invertsOnArrival: true,
  },
  draws: { threefold: 'claim', fifty: true, ridesCount: false, material: 'bishops' }, // inferred: as in classic chess
  references: {},
  sections: {
    turn: 'General',
    own: 'General',
    block: 'General',
    gap: 'General',
    upright: 'General',
    levels: 'General',
    king: 'The King',
    queen: 'The Queen',
    rook: 'The Rook',
    bishop: 'The Bishop',
    knight: 'The Knight',
    pawn: 'The Pawn',
    double: 'The Pawn',
    capture: 'The Pawn',
    passing: 'The Pawn',
    promotion: 'Queening a Pawn',
    waiting: 'Queening a Pawn',
    castling: 'Casteling',
    castlingBars: 'Casteling',
    owner: 'The Attack Boards',
    load: 'The Attack Boards',
    where: 'The Attack Boards',
    vacant: 'The Attack Boards',
    backward: 'The Attack Boards',
    rotation: 'The Attack Boards',
    inversion: 'The Attack Boards',
    check: 'Introduction',
    end: 'Introduction',
    threefold: 'Introduction',
    fifty: 'Introduction',
  },
  notation: { kind: 'short', boardsByArrival: false, sourceStyle: 'corners' }, // house; Grant's own names stand on his page Notation
  values: { king: 0, queen: 900, rook: 450, bishop: 400, knight: 300, pawn: 100 },
  nearKing: 4,
  chanceSlope: 0.0025,
  facts: grantFacts,
  rulings: grantRulings,
  games: grantGames,
};
