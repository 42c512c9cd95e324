/** What is said of what the reader has done. */
export const PROGRESS = {
  allDone: 'All done',
  screensDone: (done: number, all: number): string => `${done} of ${all} screens done`,
  done: 'Done',
  begun: 'Begun',
  part: (done: number, all: number): string => `${done} of ${all}`,
  solvedBefore: 'Solved before',
  /** What comes back of the lessons. */
  due: (count: number): string =>
    count === 0 ? 'Nothing is due today. You can repeat all the same.' : `${count} ${count === 1 ? 'task is' : 'tasks are'} due again.`,
  weak: (lessons: readonly string[]): string => `You missed most in ${lessons.join(', ')}.`,
  weakAt: (lesson: string, missed: number): string => `${lesson} (${missed})`,
  /** A board of a lesson's drill, where it comes back. */
  drill: (lesson: string, at: string): string => `${lesson}: board ${at} of its drill`,
  goOn: (where: string): string => `Go on: ${where}`,
  /** Where there is little room: the number of the screen. */
  goOnAt: (screen: number): string => `Go on at ${screen}`,
  whereYouWere: 'where you were',
  /** Said where the browser does not keep what is done. */
  unkept: 'Not kept: this browser’s storage is closed or full.',
};
