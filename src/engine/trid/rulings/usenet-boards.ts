import type { Ruling } from '../../core/ruleset.ts';
import { placesRuling } from './shared.ts';

/** The same for attack boards. */
export const usenetBoardRulings: readonly Ruling[] = [
  {
    id: 'own-boards',
    ruling: 'inferred',
    source: 'Rules',
    claims: ['usenet-boards-load', 'usenet-ruling-own-boards'],
    isOpen: true,
  },
  {
    id: 'lattice',
    ruling: 'house',
    source: 'Rules',
    claims: ['usenet-ruling-lattice', 'usenet-ruling-adjacency', 'usenet-ruling-adjacency-pawn'],
    isOpen: true,
  },
  {
    id: 'invert-pairs',
    ruling: 'house',
    source: 'Rules',
    claims: ['usenet-ruling-invert-pairs'],
    isOpen: true,
  },
  {
    id: 'board-ways',
    ruling: 'inferred',
    source: 'Rules',
    claims: ['usenet-ruling-lattice-ends', 'usenet-ruling-boards-back', 'usenet-ruling-vacant-pin', 'usenet-ruling-invert-is-move'],
    isOpen: true,
  },
  placesRuling({ source: 'The attack boards', claims: ['usenet-ruling-keep-place'] }),
  {
    id: 'boards-and-check',
    ruling: 'inferred',
    source: 'Rules',
    claims: ['usenet-ruling-rung-shield', 'usenet-ruling-rung-pinned', 'usenet-ruling-board-check', 'usenet-ruling-board-tempo'],
    isOpen: true,
  },
];
