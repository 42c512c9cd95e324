/** What stands around the text of lessons, references and other pages. */
export const LAYOUT = {
  main: 'Main',
  source: (source: string): string => `Source: ${source}`,
  solve: (puzzles: number): string => `Solve ${puzzles} puzzles on it`,
  turns: 'Lessons before and after',
  before: (order: number): string => `← Lesson ${order}`,
  after: (order: number): string => `Lesson ${order} →`,
  contents: 'On this page',
  learn: 'Learn',
  rules: 'Rules',
  lesson: (order: number): string => `Lesson ${order}`,
  lessonOf: (order: number, of: number): string => `Lesson ${order} of ${of}`,
  minutes: (count: number): string => `About ${count} minutes`,
  card: 'The card for the table, to print',
  sheet: 'A score sheet',
  wins: 'What wins here?',
  course: 'The course',
  goOn: 'Go on',
  sameTopic: 'Same topic, other rules',
  theRules: 'The rules',
  side: { course: 'Course', chapters: 'Chapters' },
  progress: (name: string): string => `Your progress in ${name}`,
  /** What a page that was searched for is; of others it is not said. */
  found: { puzzle: 'Puzzle', lesson: 'Lesson', reference: 'Rules' },
  /** Pages by what search engines read of their way. */
  ways: { learn: 'Learn', rules: 'Rules', card: 'Card', wins: 'What wins?' },
};
