import { RULESETS, type Player } from '../../engine/index.ts';
import { VIEWS, type View } from '../../board/scene/render-options.ts';
import type { AuthorMarks } from '../diagram/author-marks.ts';
import { POSITIONS } from './positions.ts';

/** A whole board in one of its views. */
export interface BoardPicture {
  readonly id: string;
  readonly says: string;
  readonly ruleset: string;
  readonly position?: string;
  readonly options?: Record<string, string>;
  readonly view: View;
  readonly side: Player;
  readonly marks?: AuthorMarks;
}

const VIEW_NAMES = { stack: 'Stack', plan: 'Plan', tower: 'Tower' } as const;
const SIDE_NAMES = { w: 'White', g: 'Gray', b: 'Black' } as const;

/** The start of every Tri-D ruleset in every view. */
export const STARTS: readonly BoardPicture[] = RULESETS.filter(({ family }) => family === 'trid').flatMap(({ id, name }) =>
  VIEWS.map((view) => ({ id: `${id}-${view}`, says: `${name}: ${VIEW_NAMES[view]}`, ruleset: id, view, side: 'w' as const })),
);

/** One crowded position, with boards over and under their pins, turned to Black. */
export const TURNED: readonly BoardPicture[] = VIEWS.map((view) => ({
  id: `turned-${view}`,
  says: `${VIEW_NAMES[view]}, turned to Black; boards over one another`,
  ruleset: 'grant',
  position: POSITIONS.crowd,
  view,
  side: 'b',
}));

/** What a piece attacks, a column and an arrow in every view. */
export const MARKED: readonly BoardPicture[] = VIEWS.map((view) => ({
  id: `view-${view}`,
  says: `${VIEW_NAMES[view]}: what the bishop attacks, a column, an arrow`,
  ruleset: 'grant',
  position: POSITIONS.middle,
  view,
  side: 'w',
  marks: { attacks: 'b7B', columns: ['a4W'], arrows: ['d1W-c3N'] },
}));

/** Moves the rules forbid, with what forbids them. */
export const FORBIDDEN: readonly BoardPicture[] = (
  [
    ['blocked', 'Forbidden: the way is blocked', POSITIONS.loaded, 'z2QL-c2W'],
    ['shield', 'Forbidden: it would open the king to a rook', POSITIONS.pinned, 'c3N-a2W'],
    ['far', 'Forbidden: the pins are not adjacent', POSITIONS.loaded, 'QL3-QL6'],
  ] as const
).map(([id, says, position, why]) => ({
  id: `forbidden-${id}`,
  says,
  ruleset: 'meder',
  position,
  view: 'stack',
  side: 'w',
  marks: { why },
}));

/** Both hexagonal boards, turned to each player. */
export const HEXES: readonly BoardPicture[] = (['8-7', '8-9'] as const).flatMap((board) =>
  (['w', 'g', 'b'] as const).map((side) => ({
    id: `hex-${board}-${side}`,
    says: `The ${board} board, turned to ${SIDE_NAMES[side]}`,
    ruleset: 'harshman',
    options: board === '8-9' ? { board } : {},
    view: 'stack' as const,
    side,
  })),
);

/** A player whose king was declared mated, and the two who go on. */
export const DEFEATED: readonly BoardPicture[] = [
  {
    id: 'hex-defeated',
    says: 'Gray is defeated: the king lies down, the pieces stay as they stood',
    ruleset: 'harshman',
    options: { mate: 'last' },
    position: POSITIONS.defeated,
    view: 'stack',
    side: 'w',
  },
];
