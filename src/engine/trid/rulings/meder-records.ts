import type { Ruling } from '../../core/ruleset.ts';

/** The same for records of games, and where articles disagree. */
export const mederRecordRulings: readonly Ruling[] = [
  {
    id: 'title-and-references',
    ruling: 'inferred',
    source: 'Title; Record of changes; 8.1',
    claims: ['meder-title-unchanged', 'meder-8.1-wrong-reference'],
    isOpen: true,
  },
  {
    id: 'sample-game-slips',
    ruling: 'inferred',
    source: 'Sample game',
    claims: ['meder-sample-slips', 'meder-sample-no-board-move'],
    isOpen: true,
  },
  {
    id: 'same-end',
    ruling: 'house',
    source: 'Sample game, E12',
    claims: ['meder-ruling-readings'],
    isOpen: true,
  },
  {
    id: 'pawn-captures',
    ruling: 'house',
    source: 'E10, E12',
    claims: ['meder-ruling-pawn-captures-full', 'meder-E10-against-E12'],
    isOpen: true,
  },
  {
    id: 'three-alike',
    ruling: 'house',
    source: 'E11, E12',
    claims: ['meder-ruling-three-alike'],
    isOpen: true,
  },
  {
    id: 'promotion-notation',
    ruling: 'house',
    source: 'E13, E14',
    claims: ['meder-ruling-promotion-notation'],
    isOpen: true,
  },
];
