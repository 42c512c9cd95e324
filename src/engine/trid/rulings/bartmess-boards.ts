import type { Ruling } from '../../core/ruleset.ts';

/** The same for attack boards, and for what their moves do to a king. */
export const bartmessBoardRulings: readonly Ruling[] = [
  {
    id: 'facing-pins',
    ruling: 'house',
    source: '7.1(e)',
    claims: ['bartmess-ruling-facing-pins'],
    isOpen: true,
  },
  {
    id: 'board-ways',
    ruling: 'inferred',
    source: '7.1',
    claims: ['bartmess-7.1-two-at-a-corner', 'bartmess-7.1-backward'],
    isOpen: false,
  },
  {
    id: 'unseen-rotation',
    ruling: 'inferred',
    source: '5.1(c)',
    claims: ['bartmess-ruling-unseen-rotation'],
    isOpen: true,
  },
  {
    id: 'turn-in-place',
    ruling: 'inferred',
    source: '7.2',
    claims: ['bartmess-7.2-passive'],
    isOpen: false,
  },
  {
    id: 'pinned-attacks',
    ruling: 'inferred',
    source: '6.1, 10.1',
    claims: ['bartmess-ruling-pinned-attacks'],
    isOpen: true,
  },
  {
    id: 'exposing-turn',
    ruling: 'inferred',
    source: '10.1, 7.2',
    claims: ['bartmess-10.1-rotation-exposes'],
    isOpen: true,
  },
  {
    id: 'boards-and-check',
    ruling: 'inferred',
    source: '5.3, 7, 10',
    claims: [
      'bartmess-10.2-block-needs-full',
      'bartmess-10.2-board-parries',
      'bartmess-10.2-board-checks',
      'bartmess-10.2-rotation-parries',
      'bartmess-10.2-rotation-checks',
    ],
    isOpen: false,
  },
  {
    id: 'boards-are-moves',
    ruling: 'inferred',
    source: '5.1, 11.3',
    claims: ['bartmess-11.3-board-moves', 'bartmess-ruling-free-tempo'],
    isOpen: false,
  },
];
