import { describe, expect, test } from 'vitest';
import { joinOutcomes, readReport, sayOutcome } from '../../scripts/check/test-outcome.ts';

const ROOT = '/site/';
const report = (...files: readonly object[]): string => JSON.stringify({ numPassedTests: 3, testResults: files });
const one = (title: string, status: string, ...failureMessages: readonly string[]): object => ({
  ancestorTitles: ['', 'a pawn'],
  title,
  status,
  failureMessages,
});
const file = (status: string, message: string, ...assertionResults: readonly object[]): object => ({
  name: '/site/test/pawn.test.ts',
  status,
  message,
  assertionResults,
});

describe('the last lines of a run of tests', () => {
  test('name each test that failed, with the first line of its error and its place, and close with the counts', () => {
    const error =
      '\u001B[31mAssertionError: expected 1 to be 2\u001B[39m\n    at step (/site/src/step.ts:4:2)\n    at /site/test/pawn.test.ts:12:9\n';
    const outcome = readReport(report(file('failed', '', one('steps', 'passed'), one('takes', 'failed', error))), 1, 'plain', ROOT);
    expect(sayOutcome(outcome).split('\n')).toEqual([
      'Failed:',
      '  test/pawn.test.ts > a pawn > takes',
      '    AssertionError: expected 1 to be 2 — test/pawn.test.ts:12',
      '',
      '3 passed, 1 failed',
    ]);
  });

  test('are the counts alone where nothing failed', () => {
    const outcome = readReport(report(file('passed', '', one('steps', 'passed'))), 0, 'plain', ROOT);
    expect(sayOutcome(outcome)).toBe('3 passed, 0 failed');
  });

  test('count a file that does not load, a run without a report and an error outside any test', () => {
    const outcomes = [
      readReport(report(file('failed', 'Cannot find module x\nRequire stack')), 1, 'plain', ROOT),
      readReport(report(file('failed', '', one('steps', 'skipped'))), 1, 'plain', ROOT),
      readReport(undefined, 1, 'browser', ROOT),
      readReport(report(), 1, 'browser', ROOT),
    ];
    const said = sayOutcome(joinOutcomes(outcomes));
    expect(said).toContain('test/pawn.test.ts\n    Cannot find module x');
    expect(said).toContain('test/pawn.test.ts\n    what stands before or after its tests failed');
    expect(said).toContain('the browser tests broke off before they had a report');
    expect(said).toContain('error outside any test');
    expect(said.endsWith('\n9 passed, 4 failed')).toBe(true);
  });
});
