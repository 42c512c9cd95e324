import { bartmessFacts } from '../facts/bartmess.ts';
import type { TridRules } from '../rules.ts';
import { bartmessRulings } from '../rulings/bartmess.ts';
import { makeSampleGame, type SampleGame } from '../../core/sample-game.ts';

/** A game the opponent played against itself, up to a mate. */
const bartmessGames: readonly SampleGame[] = [
  makeSampleGame('mate', `b2W-b4N d7B-d5N b1W-b5N KP12r b4N-b5B d8kl-d7B d2W-d4W KP12r KP1r d7B-d1KL e0KL-d1KL KP12r b5N-e8kl`),
];

/** Andrew Bartmess, Rules for Tri-Dimensional Chess. Sections as the source numbers them. */
export const bartmess: TridRules = {
  id: 'bartmess',
  name: 'Bartmess rules',
  start: 'W:4/4/PPPP/BQKB;N:4/4/4/4;B:bqkb/pppp/4/4;QL@QP1:NP/RP;KL@KP1:PN/PR;ql@QP12:rp/np;kl@KP12:pr/pn w * - - 0 1',
  // 5.3, 6: free change of boards from square to square; a column is passed by any vacant square of it
  levels: { kind: 'columns', passes: (squares, pieces) => squares > pieces, knightNeedsGround: true }, // 6.5
  upright: [], // 6: b5,WB and b5,NB are not consecutive
  pinName: (pin) => pin.name, // 2.3
  firstMoveRoles: ['pawn'], // 6.6(b): the double step belongs to the pawn on its own original square
  promotion: 'at-once', // 6.6(d)
  reaches: ({ rank }) => (rank >= 8 ? 'always' : 'never'), // 6.6(d), inferred: the final fixed-board rank is a rank
  reachesCarried: () => 'never',
  castles: [],
  noCastlingOnMoveOne: false,
  boards: {
    mayMove: ({ count, ownBoard }) => ownBoard && count === 0, // 5.1(b), 7.1
    mayRotate: ({ count, ownBoard }) => ownBoard && count > 0, // 5.1(c), 7.2
    adjacent: (from, to) => {
      if (from.side !== to.side) return from.number === to.number; // 7.1(a)
      if (from.main === to.main) return from.over === to.over || from.corner === to.corner; // 7.1(b), (c)
      const [low, high] = from.mainIndex < to.mainIndex ? [from, to] : [to, from];
      return high.mainIndex === low.mainIndex + 1 && low.over && !high.over; // 7.1(d), (e)
    },
    invertsOnArrival: false,
  },
  draws: { threefold: 'at-once', fifty: false, ridesCount: false, material: 'pair' }, // 11.4, 11.6
  references: { own: '2.3', block: '2.5', gap: '2.8', upright: '2.9', threefold: '7.7', fifty: '7.10' },
  sections: {
    turn: '4.1',
    own: '5.1(a)',
    block: '5.3',
    gap: '6',
    upright: '6',
    levels: '5.3',
    king: '6.1',
    queen: '6.2',
    rook: '6.3',
    bishop: '6.4',
    knight: '6.5',
    pawn: '6.6(b)',
    double: '6.6(b)',
    capture: '6.6(b)',
    passing: '6.6(c)',
    promotion: '6.6(d)',
    waiting: '6.6(d)',
    castling: '6.1',
    castlingBars: '6.1',
    owner: '5.1(b)',
    load: '5.1(b)',
    where: '7.1',
    vacant: '7.1',
    backward: '7.1',
    rotation: '7.2',
    inversion: '7.1(c)',
    check: '10.1',
    end: '10.2',
    threefold: '11.6',
    fifty: '11',
  },
  notation: { kind: 'full' }, // 2.2 to 2.4
  values: { king: 0, queen: 900, rook: 500, bishop: 325, knight: 300, pawn: 100 },
  nearKing: 0, // 4 lost games (note 42)
  chanceSlope: 0.0037,
  facts: bartmessFacts,
  rulings: bartmessRulings,
  games: bartmessGames,
};
