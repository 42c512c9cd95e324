import type { Ruling } from '../../core/ruleset.ts';

/** The same for attack boards, and for turning them over. */
export const grantBoardRulings: readonly Ruling[] = [
  {
    id: 'board-load',
    ruling: 'inferred',
    source: 'The Attack Boards',
    claims: ['grant-boards-only-single-pawn', 'grant-commandeer-other-piece'],
    isOpen: true,
  },
  {
    id: 'adjacent-pins',
    ruling: 'inferred',
    source: 'The Attack Boards',
    claims: ['grant-boards-ties', 'grant-boards-same-face', 'grant-boards-adjacency', 'grant-boards-back-of-black'],
    isOpen: true,
  },
  {
    id: 'vacant-pin',
    ruling: 'inferred',
    source: 'The Attack Boards',
    claims: ['grant-boards-vacant-pin'],
    isOpen: true,
  },
  {
    id: 'boards-and-check',
    ruling: 'inferred',
    source: 'The Attack Boards; Introduction',
    claims: ['grant-boards-check-by-carried', 'grant-boards-king-safety'],
    isOpen: true,
  },
  {
    id: 'inversion',
    ruling: 'inferred',
    source: 'The Attack Boards',
    claims: ['grant-invert-any-piece', 'grant-invert-only-empty'],
    isOpen: true,
  },
  {
    id: 'inversion-vacant',
    ruling: 'inferred',
    source: 'The Attack Boards',
    claims: ['grant-invert-vacant'],
    isOpen: true,
  },
  {
    id: 'inversion-purpose',
    ruling: 'inferred',
    source: 'The Attack Boards; Comments',
    claims: ['grant-boards-no-inversion-needed'],
    isOpen: true,
  },
  {
    id: 'six-steps',
    ruling: 'inferred',
    source: 'The Attack Boards; The Pawn',
    claims: ['grant-boards-six-steps-stuck', 'grant-boards-five-or-six'],
    isOpen: true,
  },
];
