/** What the list of puzzles says. */
export const PUZZLE_LIST = {
  fields: { ruleset: 'Ruleset', kind: 'Task', level: 'Level', theme: 'Theme' },
  all: 'All',
  level: (level: number): string => `Level ${level} of 5`,
  toMove: (player: string): string => `${player} to move`,
  solved: 'solved',
  loading: 'The puzzles are on their way.',
  notFetched: 'The puzzles could not be fetched.',
  retry: 'Try again',
  none: 'No puzzle is like that.',
  /** The title of a card: the task, and what is seen on its board. */
  titled: (task: string, seen: string): string => `${task}: ${seen}`,
  seen: {
    king: (player: string | undefined, square: string): string =>
      player === undefined ? `king on ${square}` : `${player}’s king on ${square}`,
    pawn: (square: string): string => `pawn on ${square}`,
    pieces: (count: number): string => `${count} pieces`,
    board: 'board',
    asked: (what: string, from: string, to: string | undefined): string =>
      to === undefined ? `${what} on ${from}` : `${what}, ${from} to ${to}`,
    reached: (squares: readonly string[]): string => squares.join(', '),
  },
  count: (count: number): string => `${count} ${count === 1 ? 'puzzle' : 'puzzles'}.`,
  showAll: 'Show all',
  train: 'Train these',
  title: 'The puzzles',
  pages: 'Pages of the list',
  before: 'Page before',
  page: (page: number, of: number): string => `Page ${page} of ${of}`,
  next: 'Next page',
};
