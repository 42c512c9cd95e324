import { COMPARE_TABLE } from '#words/compare/table.ts';
import { minutesOf, type GameFigures } from '../game-figures.ts';
import type { Measured } from '../insights.ts';
import type { CountedAnswer, RowRecord } from './row-record.ts';

const sayGames = ({ games, longest, looked }: Pick<GameFigures, 'games' | 'longest' | 'looked'>): string =>
  COMPARE_TABLE.games(games, looked, longest);
const tell = ({ value, error }: Measured, figures: GameFigures): CountedAnswer => ({
  value: `${value} ± ${error}`,
  says: sayGames(figures),
});

/** The rows about conduct at the table and how games go. */
export const TABLE_ROWS: readonly RowRecord[] = [
  {
    id: 'touch-move',
    group: 'table',
    claims: { bartmess: 'bartmess-8.1-released', meder: 'meder-4.3a-touch-own' },
    rules: { usenet: '9.1' },
    shows: 'nowhere',
  },
  {
    id: 'move-complete',
    group: 'table',
    claims: { bartmess: 'bartmess-8.1-released', meder: 'meder-6.7a-press' },
    shows: 'nowhere',
  },
  {
    id: 'illegal-move',
    group: 'table',
    claims: { bartmess: 'bartmess-9.1-illegal-move', meder: 'meder-7.4-illegal-move' },
    shows: 'nowhere',
  },
  {
    id: 'check-said',
    group: 'table',
    claims: { bartmess: 'bartmess-10.3-no-declaration', harshman: 'harshman-ruling-checks-listed' },
    shows: 'nowhere',
  },
  {
    id: 'clock',
    group: 'table',
    claims: { meder: 'meder-6.1-clock' },
    rules: { usenet: '9.1' },
    shows: 'nowhere',
  },
  {
    id: 'score-sheet',
    group: 'table',
    claims: { bartmess: 'bartmess-2-purpose', meder: 'meder-8.1-recording' },
    shows: 'nowhere',
  },
  {
    id: 'wrong-claim',
    group: 'table',
    claims: { bartmess: 'bartmess-11.6-repetition', meder: 'meder-9.5b-wrong', harshman: 'harshman-draw-threefold' },
    shows: 'nowhere',
  },
  {
    id: 'order',
    group: 'table',
    claims: { meder: 'meder-13.1-arbiter-laws' },
    shows: 'nowhere',
  },
  {
    id: 'printed',
    group: 'table',
    shows: 'nowhere',
  },
  {
    id: 'evening',
    group: 'table',
    question: COMPARE_TABLE.figures.evening,
    measure: (figures) => ({ value: COMPARE_TABLE.minutes(minutesOf(figures)), says: COMPARE_TABLE.evening(figures.plies.value) }),
    shows: 'nowhere',
  },
  {
    id: 'learning',
    group: 'table',
    question: COMPARE_TABLE.figures.learning,
    measure: ({ course }) => course && { value: COMPARE_TABLE.course(course.screens, course.minutes), says: COMPARE_TABLE.courseMeans },
    shows: 'nowhere',
  },
  {
    id: 'games-won',
    group: 'games',
    question: COMPARE_TABLE.figures.won,
    measure: ({ drawn, ...figures }) => ({ value: String(Math.round(10 * (100 - drawn.value)) / 10), says: sayGames(figures) }),
  },
  {
    id: 'games-drawn',
    group: 'games',
    question: COMPARE_TABLE.figures.drawn,
    measure: (figures) => tell(figures.drawn, figures),
  },
  {
    id: 'games-plies',
    group: 'games',
    question: COMPARE_TABLE.figures.plies,
    measure: (figures) => tell(figures.plies, figures),
  },
  {
    id: 'games-boards',
    group: 'games',
    question: COMPARE_TABLE.figures.boards,
    measure: (figures) => figures.boards && tell(figures.boards, figures),
  },
];
