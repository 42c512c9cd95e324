/** What is said of what the reader has done. */
export const PROGRESS = {
  allDone: 'All done',
  screensDone: (done: number, all: number): string => `${done} of ${all} screens done`,
  done: 'Done',
  begun: 'Begun',
  part: (done: number, all: number): string => `${done} of ${all}`,
  solvedBefore: 'Solved before',
  goOn: (where: string): string => `Go on: ${where}`,
  whereYouWere: 'where you were',
  /** Said where the browser does not keep what is done. */
  unkept: 'Not kept: this browser’s storage is closed or full.',
};
