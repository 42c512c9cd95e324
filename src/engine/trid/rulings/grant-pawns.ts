import type { Ruling } from '../../core/ruleset.ts';

/** The same for pawns, their capture in passing and their promotion. */
export const grantPawnRulings: readonly Ruling[] = [
  {
    id: 'pawns-on-boards',
    ruling: 'inferred',
    source: 'The Pawn',
    claims: ['grant-pawn-on-attack-board', 'grant-pawn-first-landing-vacant', 'grant-pawn-stranded'],
    isOpen: true,
  },
  {
    id: 'own-pawn-jumped',
    ruling: 'house',
    source: 'The Pawn',
    claims: ['grant-pawn-first-jump-own-pawn-only'],
    isOpen: true,
  },
  {
    id: 'carried-pawn',
    ruling: 'house',
    source: 'The Pawn',
    claims: ['grant-pawn-carried'],
    isOpen: true,
  },
  {
    id: 'passing-level',
    ruling: 'house',
    source: 'The Pawn',
    claims: ['grant-ep-same-level'],
    isOpen: true,
  },
  {
    id: 'passing-crossed',
    ruling: 'house',
    source: 'The Pawn',
    claims: ['grant-ep-either-crossed'],
    isOpen: true,
  },
  {
    id: 'passing-up',
    ruling: 'inferred',
    source: 'The Pawn',
    claims: ['grant-ep-up'],
    isOpen: true,
  },
  {
    id: 'passing-jump',
    ruling: 'house',
    source: 'The Pawn',
    claims: ['grant-ep-off-board'],
    isOpen: true,
  },
  {
    id: 'queen-next-turn',
    ruling: 'inferred',
    source: 'Queening a Pawn',
    claims: ['grant-queen-waits', 'grant-queen-no-turn-lost', 'grant-queen-black'],
    isOpen: true,
  },
  {
    id: 'carried-queen-waits',
    ruling: 'inferred',
    source: 'Queening a Pawn; The Attack Boards',
    claims: ['grant-queen-carried-waits'],
    isOpen: true,
  },
  {
    id: 'carried-to-any-far-corner',
    ruling: 'inferred',
    source: 'Queening a Pawn',
    claims: ['grant-queen-carried-across'],
    isOpen: true,
  },
  {
    id: 'queen-about-to-appear',
    ruling: 'house',
    source: 'Queening a Pawn',
    claims: ['grant-queen-about-to-appear'],
    isOpen: true,
  },
];
