/** What is said where the record is saved, loaded and forgotten. */
export const PROGRESS_FILE = {
  title: 'Your progress',
  about:
    'What you have seen and solved, and your games on the board, are kept in this browser, and sent nowhere. Save it to a file to take it to another device.',
  save: 'Save to a file',
  load: 'Load a file',
  forget: 'Forget all',
  notFetched: 'This could not be fetched. Try again when you are online.',
  saved: 'Saved to a file. You can load it on another computer.',
  empty: (file: string): string => `“${file}” holds nothing of this site’s lessons, puzzles and games. Nothing was changed.`,
  noRecord: (file: string): string => `“${file}” is not a record of progress. Nothing was changed.`,
  loaded: 'Loaded. What you had done here is kept as well.',
  forgotten: 'Forgotten.',
  undo: 'Undo',
  back: 'Your progress is back.',
};
