import type { Ruling } from '../../core/ruleset.ts';
import { placesRuling } from './shared.ts';

/** The same for attack boards. */
export const mederBoardRulings: readonly Ruling[] = [
  {
    id: 'no-over-or-under',
    ruling: 'house',
    source: 'E3',
    claims: ['meder-ruling-drawn-over'],
    isOpen: true,
  },
  {
    id: 'one-board-a-place',
    ruling: 'inferred',
    source: '3.6',
    claims: ['meder-3.6-vacant', 'meder-3.6-no-slide', 'meder-3.6-captures-nothing'],
    isOpen: true,
  },
  {
    id: 'carried-direction',
    ruling: 'inferred',
    source: '3.6',
    claims: ['meder-3.6-forward-whose'],
    isOpen: true,
  },
  {
    id: 'boards-and-check',
    ruling: 'inferred',
    source: '3.6, 3.5(b)',
    claims: ['meder-3.6-carried-check', 'meder-3.6-king-rides'],
    isOpen: true,
  },
  {
    id: 'no-rotation',
    ruling: 'inferred',
    source: '3.6',
    claims: ['meder-3.6-no-rotation'],
    isOpen: true,
  },
  placesRuling({ source: '3.6', claims: ['meder-3.6-places-kept'] }),
  {
    id: 'board-stalemate',
    ruling: 'inferred',
    source: '5.2, 3.6',
    claims: ['meder-ruling-board-stalemate'],
    isOpen: true,
  },
  {
    id: 'touching-boards',
    ruling: 'inferred',
    source: '4.1, 4.3 to 4.7, 6.7(b)',
    claims: ['meder-4-boards-not-named', 'meder-6.7b-two-hands'],
    isOpen: false,
  },
];
