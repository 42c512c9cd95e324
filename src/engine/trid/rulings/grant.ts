import type { Ruling } from '../../core/ruleset.ts';
import { grantBoardRulings } from './grant-boards.ts';
import { grantPawnRulings } from './grant-pawns.ts';
import {
  claimRuling,
  clockRuling,
  mateFirstRuling,
  pawnNotationRuling,
  placesRuling,
  queenAndRookRuling,
  samePositionRuling,
} from './shared.ts';

/** Where Grant's rules are silent, contradictory or unclear: what we play, and why. */
export const grantRulings: readonly Ruling[] = [
  {
    id: 'start',
    ruling: 'inferred',
    source: 'The Pawn; Casteling; Queening a Pawn; Comments',
    claims: ['grant-start-array', 'grant-start-pins', 'grant-start-white-first', 'grant-start-28'],
    isOpen: true,
  },
  {
    id: 'own-square',
    ruling: 'inferred',
    source: 'General; The Knight',
    claims: ['grant-general-own-square-blocks', 'grant-general-two-roads-guard', 'grant-general-no-square-no-step'],
    isOpen: true,
  },
  {
    id: 'board-and-host',
    ruling: 'inferred',
    source: 'General; The Rook',
    claims: ['grant-rook-board-step-free', 'grant-boards-straight-past'],
    isOpen: true,
  },
  {
    id: 'knight-steps',
    ruling: 'inferred',
    source: 'The Knight',
    claims: ['grant-knight-three-steps', 'grant-knight-attack-board'],
    isOpen: true,
  },
  {
    id: 'queen-not-both',
    ruling: 'inferred',
    source: 'The Queen',
    claims: ['grant-queen-not-both'],
    isOpen: true,
  },
  {
    id: 'king-diagonals',
    ruling: 'inferred',
    source: 'The King',
    claims: ['grant-king-level-diagonal'],
    isOpen: true,
  },
  ...grantPawnRulings,
  {
    id: 'castling-black',
    ruling: 'inferred',
    source: 'Casteling',
    claims: ['grant-castle-black'],
    isOpen: true,
  },
  {
    id: 'castling-crossed',
    ruling: 'inferred',
    source: 'Casteling',
    claims: ['grant-castle-crossed', 'grant-castle-rook-attacked'],
    isOpen: true,
  },
  ...grantBoardRulings,
  placesRuling({ source: 'The Attack Boards', claims: ['grant-boards-keep-place'] }),
  {
    id: 'check',
    ruling: 'inferred',
    source: 'Introduction',
    claims: ['grant-ruling-check', 'grant-ruling-pinned-attacks'],
    isOpen: true,
  },
  {
    id: 'endings',
    ruling: 'inferred',
    source: 'Introduction',
    claims: ['grant-ruling-checkmate', 'grant-ruling-stalemate', 'grant-ruling-draw-claims', 'grant-ruling-draw-agreed'],
    isOpen: true,
  },
  {
    id: 'too-little',
    ruling: 'counted',
    source: 'Introduction',
    claims: ['grant-ruling-material'],
    isOpen: true,
  },
  queenAndRookRuling({ source: 'Introduction', claims: ['grant-ruling-rook-mate'] }),
  samePositionRuling({ source: 'Introduction', claims: ['grant-ruling-same-position'] }),
  mateFirstRuling({ source: 'Introduction', claims: ['grant-ruling-mate-first'] }),
  claimRuling({ source: 'Introduction', claims: ['grant-ruling-claim-when-there'] }),
  clockRuling({ source: 'Introduction', claims: ['grant-ruling-clock-board'] }),
  {
    id: 'notation',
    ruling: 'house',
    source: 'Summary',
    claims: ['grant-ruling-notation'],
    isOpen: true,
  },
  pawnNotationRuling({ source: 'Summary', claims: ['grant-ruling-notation-pawns'] }),
];
