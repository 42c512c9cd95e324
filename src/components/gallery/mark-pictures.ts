import type { Marks } from '../../board/scene/render-options.ts';
import { SIGNS } from '../../board/scene/render-options.ts';
import type { Token } from '../../board/scene/board-colours.ts';
import { POSITIONS } from './positions.ts';

/** A mark, or a few that go together, on the part of a board that shows them. */
export interface MarkPicture {
  readonly id: string;
  readonly says: string;
  readonly marks: Marks;
  /** Squares and pins the picture is cut to; without them it shows the board whole. */
  readonly about: readonly string[];
  readonly ruleset: 'meder' | 'grant' | 'harshman';
  readonly position: string;
}

const trid = (id: string, says: string, marks: Marks, about: readonly string[]): MarkPicture => ({
  id,
  says,
  marks,
  about,
  ruleset: 'meder',
  position: 'start',
});
const pins = (id: string, says: string, marks: Marks, about: readonly string[]): MarkPicture => ({
  ...trid(id, says, marks, about),
  position: POSITIONS.loaded,
});
const hex = (id: string, says: string, marks: Marks, about: readonly string[]): MarkPicture => ({
  ...trid(id, says, marks, about),
  ruleset: 'harshman',
});

const MIDDLE = ['b2W', 'c3W'];
const TONES: readonly Token[] = ['line', 'right', 'wrong', 'target', 'ink', 'link', 'check-rim'];

/** Marks on squares of a Tri-D board. */
export const ON_SQUARES: readonly MarkPicture[] = [
  trid('selected', 'Chosen piece', { selected: 'b2W' }, MIDDLE),
  trid('target', 'It may go here', { targets: ['b3W', 'c3W'] }, MIDDLE),
  trid('capture', 'It may capture here', { targets: ['b2W', 'c2W'] }, MIDDLE),
  trid('last', 'Last move', { last: ['b2W', 'b3W'] }, MIDDLE),
  trid('check', 'King in check', { checks: ['d0KL'] }, ['d0KL', 'e1KL']),
  trid('spot', 'Pointed at', { spots: ['b2W', 'c3W'] }, MIDDLE),
  trid('circle', 'Circled by the reader', { circles: ['b2W', 'c3W'] }, MIDDLE),
  trid('chosen', 'Chosen in an exercise', { chosen: ['b2W', 'c3W'] }, MIDDLE),
  trid('right', 'Right', { right: ['b2W', 'c3W'] }, MIDDLE),
  trid('wrong', 'Wrong', { wrong: ['b2W', 'c3W'] }, MIDDLE),
  trid('arrow', 'An arrow within a board', { arrows: [{ from: 'b1W', to: 'c3W' }] }, ['b1W', 'c3W']),
  ...SIGNS.map((sign, index) =>
    trid(
      `sign-${sign}`,
      `Sign: ${sign}`,
      {
        signs: [
          { at: 'b3W', sign, tone: TONES[index] ?? 'line' },
          { at: 'c2W', sign, tone: TONES[index] ?? 'line' },
        ],
      },
      MIDDLE,
    ),
  ),
];

/** Marks on pins and attack boards. */
export const ON_PINS: readonly MarkPicture[] = [
  pins('pin-free', 'A free pin', {}, ['KL3']),
  pins('pin-taken', 'A pin with a board', {}, ['KL1']),
  { ...pins('pin-under', 'Pins under the board are diamonds', {}, ['KP3', 'KP4']), ruleset: 'grant', position: POSITIONS.middle },
  pins('pin-target', 'The board may go here', { targets: ['KL3'] }, ['KL3']),
  pins('pin-spot', 'Pointed at', { spots: ['KL3'] }, ['KL3']),
  pins('pin-chosen', 'Chosen', { chosen: ['KL3'] }, ['KL3']),
  pins('pin-right', 'Right', { right: ['KL3'] }, ['KL3']),
  pins('pin-wrong', 'Wrong', { wrong: ['KL3'] }, ['KL3']),
];

/** Marks that need a whole board. */
export const ON_BOARDS: readonly MarkPicture[] = [
  pins('lifted', 'A board picked up, and where it may go', { lifted: 'QL', targets: ['QL4', 'QL5', 'KL3'] }, []),
  trid('column', 'A column on every board', { columns: ['b3W', 'a5N'] }, []),
  trid('levels', 'Arrows through the levels', { arrows: ['b2W-b4N', 'c8B-a5N', 'd1W-c3N', 'a4N-a4W'].map(split) }, []),
];

/** Marks on the hexagonal board. */
export const ON_CELLS: readonly MarkPicture[] = [
  hex('hex-selected', 'Chosen piece', { selected: 'c1' }, ['c1', 'c2']),
  hex('hex-target', 'It may go here', { targets: ['d5', 'e5'] }, ['d5', 'e5']),
  hex('hex-capture', 'It may capture here', { targets: ['c2', 'd2'] }, ['c2', 'd2']),
  hex('hex-last', 'Last move', { last: ['c2', 'c3'] }, ['c2', 'c3']),
  hex('hex-check', 'King in check', { checks: ['e1'] }, ['e1', 'e2']),
  hex('hex-spot', 'Pointed at', { spots: ['c2', 'd3'] }, ['c2', 'd3']),
  hex('hex-chosen', 'Chosen in an exercise', { chosen: ['c2', 'd3'] }, ['c2', 'd3']),
  hex('hex-judged', 'Right, wrong', { right: ['c2'], wrong: ['d3'] }, ['c2', 'd3']),
  hex('hex-arrow', 'An arrow', { arrows: [split('c1-e4')] }, ['c1', 'e4']),
];

/** Marks that need the whole hexagonal board. */
export const ON_HEXES: readonly MarkPicture[] = [hex('hex-lines', 'Rank, files and diagonals of a cell', { lines: ['f6'] }, [])];

function split(move: string): { readonly from: string; readonly to: string } {
  const [from = '', to = ''] = move.split('-');
  return { from, to };
}
