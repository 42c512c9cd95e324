/** A run of tasks, one after the other: a mixed round of a course, or a test of a lesson. */
export const TASK_ROUND = {
  label: { mixed: 'Mixed round', test: 'Test' },
  count: {
    mixed: (at: number, of: number): string => `Mixed round: ${at} of ${of}`,
    test: (at: number, of: number): string => `Test: ${at} of ${of}`,
  },
  next: 'Next',
  skip: 'Skip',
  leave: 'Leave',
  course: 'To the course',
  nextLesson: 'Next lesson',
  read: 'Read the lesson',
  result: (right: number, of: number): string => `${right} of ${of} at once. What you missed comes back.`,
  passed: 'Passed: this lesson counts as known.',
  failed: (missed: number): string => `${missed} missed. The lesson is short.`,
};
