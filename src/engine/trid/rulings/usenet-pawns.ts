import type { Ruling } from '../../core/ruleset.ts';

/** The same for pawns. */
export const usenetPawnRulings: readonly Ruling[] = [
  {
    id: 'pawn-upright',
    ruling: 'house',
    source: 'Rules',
    claims: ['usenet-ruling-pawn-step'],
    isOpen: true,
  },
  {
    id: 'pawn-captures',
    ruling: 'inferred',
    source: 'Rules',
    claims: [
      'usenet-ruling-pawn-capture',
      'usenet-ruling-pawn-next-square',
      'usenet-ruling-pawn-off-board',
      'usenet-ruling-pawn-stranded',
      'usenet-start-edge-pawns',
    ],
    isOpen: true,
  },
  {
    id: 'double-step',
    ruling: 'inferred',
    source: 'Rules',
    claims: ['usenet-ruling-pawn-double', 'usenet-ruling-pawn-double-board'],
    isOpen: true,
  },
  {
    id: 'carried-pawn',
    ruling: 'house',
    source: 'Rules',
    claims: ['usenet-ruling-pawn-carried', 'usenet-ruling-promotion-carried'],
    isOpen: true,
  },
  {
    id: 'en-passant',
    ruling: 'inferred',
    source: 'Rules',
    claims: [
      'usenet-ep-basic',
      'usenet-ep-crossed',
      'usenet-ep-never-back',
      'usenet-ep-attack-board',
      'usenet-ep-off-board',
      'usenet-ep-white',
    ],
    isOpen: true,
  },
  {
    id: 'passing-vacant',
    ruling: 'house',
    source: 'Rules',
    claims: ['usenet-ep-vacant'],
    isOpen: true,
  },
  {
    id: 'promotion',
    ruling: 'inferred',
    source: 'Rules',
    claims: ['usenet-ruling-promotion'],
    isOpen: true,
  },
];
