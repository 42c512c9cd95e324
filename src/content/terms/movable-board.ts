import type { TermGroup } from './term.ts';

/** The set of Tri-Dimensional chess and where things stand on it. */
export const MOVABLE_BOARD: TermGroup = {
  title: 'The movable board',
  terms: [
    {
      term: 'Main board',
      says: 'One of the three fixed boards of four by four squares: White’s (W), the Neutral Board (N) and Black’s (B).',
      forms: ['main board', 'main boards'],
      as: ['large boards'],
      lessons: { meder: 'board#one-board', bartmess: 'first-steps#board', grant: 'the-board#stairs', usenet: 'the-set#stairs' },
      topic: 'set',
    },
    {
      term: 'Attack board',
      says: 'One of the four small boards of two by two squares. Each is at a [pin] and can be moved. Two are White’s (QL, KL) and two Black’s (ql, kl).',
      forms: ['attack board', 'attack boards'],
      lessons: {
        meder: 'board#places',
        bartmess: 'the-boards#seven-boards',
        grant: 'the-board#small-boards',
        usenet: 'the-set#over-under',
      },
      topic: 'attack-boards',
    },
    {
      term: 'Pin',
      says: 'A place where an attack board can be, at a corner of a main board. Meder counts one at each corner, QL1 to KL6. The others count one over and one under each corner, QP1 to KP12.',
      forms: ['pin', 'pins'],
      as: ['places'],
      lessons: { meder: 'board#places', bartmess: 'pins#pins', grant: 'the-board#two-pins', usenet: 'the-set#over-under' },
      topic: 'names',
    },
    {
      term: 'Over and under',
      says: 'The two faces of a corner. A board at an upper pin is one level above its main board, a board at a lower pin one level below. Meder makes no difference between them.',
      as: ['above and below', 'over the corner', 'over it'],
      lessons: { bartmess: 'pins#pins', grant: 'the-board#two-pins', usenet: 'the-set#over-under' },
      topic: 'set',
    },
    {
      term: 'Square',
      says: 'What a piece is on. File, rank and board name it: b4N.',
      lessons: { meder: 'board#names', bartmess: 'the-boards#boards', grant: 'names#level-letter', usenet: 'names#square-names' },
      topic: 'names',
    },
    {
      term: 'Cell',
      says: 'A square of the [hexagonal board]: a hexagon with six [faces|face] and six [points|point].',
      lessons: { harshman: 'board#faces' },
      topic: 'set',
    },
    {
      term: 'File',
      says: 'A line of squares from White’s end to Black’s, seen from above: z, a, b, c, d, e. On hexagons two files run through every cell: the one that leans left gives it its letter.',
      lessons: {
        meder: 'board#files-ranks',
        bartmess: 'names#files',
        grant: 'names#file-rank',
        usenet: 'the-set#column',
        harshman: 'board#files',
      },
    },
    {
      term: 'Rank',
      says: 'A line of squares across, seen from above: 0 at White’s end to 9 at Black’s. On hexagons, cells with one number.',
      lessons: {
        meder: 'board#files-ranks',
        bartmess: 'names#ranks',
        grant: 'names#file-rank',
        usenet: 'the-set#column',
        harshman: 'board#ranks',
      },
    },
    {
      term: 'Level',
      says: 'How high a square is. Each main board is a level; an attack board is above or below its corner. What counts as a step between levels differs by ruleset.',
      forms: ['level', 'levels'],
      lessons: { meder: 'board#names', bartmess: 'lines#one-step', grant: 'levels#up-and-on', usenet: 'levels#one-step' },
      topic: 'lines',
    },
    {
      term: 'Column',
      says: 'All squares with one file and one rank, above each other. They have one colour.',
      forms: ['column', 'columns'],
      lessons: { meder: 'columns#choose', bartmess: 'the-boards#columns', grant: 'the-board#colours', usenet: 'the-set#column' },
      topic: 'lines',
    },
    {
      term: 'Gap',
      says: 'A file and rank with no square now, such as b0.',
      forms: ['gap', 'gaps'],
      as: ['no square'],
      lessons: { meder: 'gaps#where', bartmess: 'lines#gap', grant: 'what-blocks#gaps', usenet: 'lines#gap' },
      topic: 'lines',
    },
    {
      term: 'Front and back corner',
      says: 'The corners of a main board nearer to White’s end are the front corners, the others the back corners.',
      as: ['front corner', 'front corners'],
      lessons: { meder: 'board#places', bartmess: 'the-boards#seven-boards', grant: 'names#pins', usenet: 'where-to#pin-map' },
    },
  ],
};
