import { expect, test } from 'vitest';
import { fillTemplate } from '../../src/platform/fill-template.ts';

test('a sentence that the page brings is filled in its places; a place that nobody fills stays, and no sentence is none', () => {
  expect(fillTemplate('Question {here} of 10. {right} of {done} right.', { here: 3, right: 0, done: 2 })).toBe(
    'Question 3 of 10. 0 of 2 right.',
  );
  expect(fillTemplate('{right} of {done}', { right: 1 })).toBe('1 of {done}');
  expect(fillTemplate(undefined, { right: 1 })).toBe('');
});
