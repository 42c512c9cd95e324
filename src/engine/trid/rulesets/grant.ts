import { grantFacts } from '../facts/grant.ts';
import { grantGames } from '../games/grant.ts';
import type { TridRules } from '../rules.ts';
import { grantRulings } from '../rulings/grant.ts';

/** Michael Grant, MGrant's Star Trek Tri-D Chess Rules. Sections are named by the source's headings. */
export const grant: TridRules = {
  id: 'grant',
  name: 'Grant rules',
  start: 'W:4/4/PPPP/NBBN;N:4/4/4/4;B:nbbn/pppp/4/4;QL@QP2:PP/RQ;KL@KP2:PP/KR;ql@QP12:rq/pp;kl@KP12:kr/pp w * - - 0 1',
  levels: { kind: 'hosts' }, // General; The Attack Boards
  upright: ['bishop', 'queen'], // The Bishop, The Queen; the rook may not (The Rook)
  pinName: (pin) => pin.name,
  fresh: ['king', 'rook', 'pawn'],
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
  chanceSlope: 0.0025,
  facts: grantFacts,
  rulings: grantRulings,
  games: grantGames,
};
