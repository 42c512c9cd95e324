import { usenetFacts } from '../facts/usenet.ts';
import type { TridRules } from '../rules.ts';
import { usenetRulings } from '../rulings/usenet.ts';
import { makeSampleGame, type SampleGame } from '../../core/sample-game.ts';

/** A game the opponent played against itself, up to a mate. */
const usenetGames: readonly SampleGame[] = [
  makeSampleGame(
    'mate',
    `a2QL-d5B d7kl-d6N a1W-b3N d6kl-d5N z2QL-a2QL a6ql-a5N a2QL-a4W e7kl-d7kl d5B-d3N d7kl-d6B d3KL-d5B b7B-b5N d3N-b5N c8B-d7kl
     a4W-a5N z6ql-a5N b5N-d3N c7B-c5N d3N-d3KL a7B-a5B b2W-b3W z7ql-a7B c2W-c4W a7ql-b6B c4W-d5N d7kl-b5N d3KL-c3N b5N-e2KL
     d2KL-e2KL b6B-b5N e2KL-d2KL d6B-d5B d2W-d4N d5B-d5N d1W-c3W KP8-KP4 b3N-d4kl b5N-b7B c3W-e4kl d6N-e5kl c1W-b2W b7B-b2W
     c3N-b2W e5kl-d5kl b2W-b8B d8B-c6B e4kl-c3N d5kl-d4W b8B-b2W`,
  ),
];

/** A Usenet post of 1 May 1990 in rec.arts.startrek. Sections are its headings. */
export const usenet: TridRules = {
  id: 'usenet',
  name: 'Usenet rules (1990)',
  start: 'W:4/4/PPPP/NBBN;N:4/4/4/4;B:nbbn/pppp/4/4;QL@QP5:PP/RQ;KL@KP5:PP/KR;ql@QP8:rq/pp;kl@KP8:kr/pp w * - - 0 1',
  levels: { kind: 'heights' }, // Rules: a move between two levels counts one square, two with an attack board between
  upright: ['rook', 'queen'],
  pinName: (pin) => pin.name,
  firstMoveRoles: ['pawn'],
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
  nearKing: 4,
  chanceSlope: 0.0047,
  facts: usenetFacts,
  rulings: usenetRulings,
  games: usenetGames,
};
