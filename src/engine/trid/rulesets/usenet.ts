import { usenetFacts } from '../facts/usenet.ts';
import { usenetGames } from '../games/usenet.ts';
import type { TridRules } from '../rules.ts';
import { usenetRulings } from '../rulings/usenet.ts';

/** A Usenet post of 1 May 1990 in rec.arts.startrek. Sections are its headings. */
export const usenet: TridRules = {
  id: 'usenet',
  name: 'Usenet rules (1990)',
  start: 'W:4/4/PPPP/NBBN;N:4/4/4/4;B:nbbn/pppp/4/4;QL@QP5:PP/RQ;KL@KP5:PP/KR;ql@QP8:rq/pp;kl@KP8:kr/pp w * - - 0 1',
  levels: { kind: 'heights' }, // Rules: a move between two levels counts one square, two with an attack board between
  upright: ['rook', 'queen'],
  pinName: (pin) => pin.name,
  fresh: ['pawn'],
  promotion: 'at-once', // inferred: as in conventional chess
  reaches: ({ rank }) => (rank >= 8 ? 'always' : 'never'),
  reachesCarried: ({ rank }) => (rank >= 8 ? 'always' : 'never'),
  castles: [], // inferred: there is no room on the rank
  noCastlingOnMoveOne: false,
  boards: {
    mayMove: ({ count, pawn, ownPiece, ownBoard }) => ownBoard && (count === 0 || (count === 1 && pawn && ownPiece)), // Rules
    mayRotate: () => false,
    adjacent: (from, to, empty) => {
      const changes = Number(from.side !== to.side) + Number(from.corner !== to.corner) + Math.abs(from.mainIndex - to.mainIndex);
      if (from.over === to.over) return changes === 1; // Rules: up, down, left or right, not diagonally
      const [low, high] = from.mainIndex < to.mainIndex ? [from, to] : [to, from];
      return empty && changes === 1 && high.mainIndex > low.mainIndex && low.over && !high.over; // Rules: inverting
    },
    invertsOnArrival: false,
  },
  draws: { threefold: 'claim', fifty: true, ridesCount: false, material: 'bishops' }, // inferred: as in conventional chess
  references: { castlingBars: '5.1' },
  sections: {
    turn: 'Rules',
    own: 'Rules',
    block: 'Rules',
    gap: 'Rules',
    upright: 'Rules',
    levels: 'Rules',
    king: 'Rules',
    queen: 'Rules',
    rook: 'Rules',
    bishop: 'Rules',
    knight: 'Rules',
    pawn: 'Rules',
    double: 'Rules',
    capture: 'Rules',
    passing: 'Rules',
    promotion: 'Rules',
    waiting: 'Rules',
    castling: 'Starting positions',
    castlingBars: 'Starting positions',
    owner: 'Rules',
    load: 'Rules',
    where: 'Rules',
    vacant: 'Rules',
    backward: 'Rules',
    rotation: 'Rules',
    inversion: 'Rules',
    check: 'Rules',
    end: 'Rules',
    threefold: 'Rules',
    fifty: 'Rules',
  },
  notation: { kind: 'short', boardsByArrival: false, letters: { king: 'K', queen: 'Q', rook: 'C', bishop: 'B', knight: 'KN', pawn: 'P' } }, // Points
  values: { king: 0, queen: 900, rook: 500, bishop: 300, knight: 300, pawn: 100 }, // Points
  chanceSlope: 0.0025,
  facts: usenetFacts,
  rulings: usenetRulings,
  games: usenetGames,
};
