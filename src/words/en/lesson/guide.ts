/** How a lesson is read, the whole page or a screen at a time: it comes with the page. */
export const GUIDE = {
  label: 'How to read this lesson',
  page: 'Whole page',
  guided: 'Guided',
  /** On phones, where the choice at the head has left the window. */
  out: 'Whole page',
  screens: 'Screens of this lesson',
  back: 'Back',
  backKey: 'Back (←)',
  nextKey: 'Next (→)',
  /** To whoever knows chess, of a screen that is as in chess. */
  skip: 'As in chess: skip it',
  /** The way to prove that one knows a lesson. */
  test: 'I know this: test me',
  without: 'Without JavaScript the boards are pictures. Read on, and try the moves on a set of your own.',
};

/** What changes while it is read a screen at a time. */
export const GUIDED = {
  next: 'Next',
  skip: 'Skip',
  nextLesson: 'Next lesson',
  /** From a drill, which has a lesson and no next one. */
  back: 'To the lesson',
  count: (at: number, of: number): string => `${at} of ${of}`,
};
