/** What stands around the text of lessons, references and other pages. */
export const LAYOUT = {
  main: 'Main',
  source: (source: string): string => `Source: ${source}`,
  solve: (puzzles: number): string => `Solve ${puzzles} puzzles on it`,
  /** The card at the end of a lesson. */
  end: {
    title: 'What you can do now',
    /** Where the card says what the lesson was about, and no ability. */
    inShort: 'In short',
    next: (title: string): string => `Next: ${title}`,
    part: (done: string, next: string): string => `That was the last lesson of “${done}”. Next comes “${next}”.`,
    practice: 'Practice against the machine',
    round: 'A mixed ten from the lessons so far',
    due: 'Do them now',
  },
  play: 'Play a game by these rules',
  moved: 'This screen is in another lesson now.',
  turns: 'Lessons before and after',
  before: (order: number): string => `← Lesson ${order}`,
  after: (order: number): string => `Lesson ${order} →`,
  contents: 'On this page',
  learn: 'Learn',
  rules: 'Rules',
  practice: 'Practice',
  lesson: (order: number): string => `Lesson ${order}`,
  lessonOf: (order: number, of: number): string => `Lesson ${order} of ${of}`,
  minutes: (count: number): string => `About ${count} minutes`,
  card: 'The card for the table, to print',
  sheet: 'A score sheet',
  wins: 'What wins here?',
  reach: 'How far do pieces reach?',
  course: 'The course',
  goOn: 'Go on',
  sameTopic: 'Same topic, other rules',
  theRules: 'The rules',
  side: { course: 'Course', chapters: 'Chapters' },
  progress: (name: string): string => `Your progress in ${name}`,
  /** What a page that was searched for is; left out for other pages. */
  found: { puzzle: 'Puzzle', lesson: 'Lesson', reference: 'Rules', practice: 'Practice' },
  /** Pages by what search engines read of their way. */
  ways: { learn: 'Learn', rules: 'Rules', card: 'Card', wins: 'What wins?' },
};
