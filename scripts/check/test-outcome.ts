import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../common/run-tool.ts';

/** What a command counted: how much passed, and what did not, each with what it said first. */
export interface Outcome {
  readonly passed: number;
  readonly faults: readonly string[];
}

/** What we read of the report that Vitest writes as JSON. */
interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** A line of an error that says more than the first: the place in the test. */
const PLACE = /\(?((?:file:\/\/)?\/?[^\s()]*\.(?:test\.tsx?|ts|tsx):\d+):\d+\)?/;

function sayError(message: string, root: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim());
  const place = lines.map((line) => PLACE.exec(line)?.[1]).find((one) => one?.includes('/test/'));
  return [lines.find((line) => line !== '') ?? 'no error was given', place?.replace('file://', '').replace(`${root}/`, '')]
    .filter((part) => part !== undefined)
    .join(' — ');
}

/**
 * What a run of Vitest counted, by its report as JSON and its exit code. A file that did not load, a run that broke off and an error
 * outside any test are faults too.
 */
export function readReport(text: string | undefined, code: number, name: string, root = ROOT): Outcome {
  if (text === undefined) return { passed: 0, faults: [`the ${name} tests broke off before they had a report`] };
  const { numPassedTests, testResults } = JSON.parse(text) as Report;
  const base = root.replace(/\/$/, '');
  const faults = testResults.flatMap((file) => {
    const path = file.name.replace(`${base}/`, '');
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (file.status === 'failed' && failed.length === 0)
      return [`${path}\n    ${sayError(file.message === '' ? 'what stands before or after its tests failed' : file.message, base)}`];
    return failed.map(
      ({ ancestorTitles, title, failureMessages }) =>
        `${[path, ...ancestorTitles.filter((one) => one !== ''), title].join(' > ')}\n    ${sayError(failureMessages?.[0] ?? '', base)}`,
    );
  });
  if (code !== 0 && faults.length === 0) faults.push(`the ${name} tests ended with an error outside any test; it stands in what they said`);
  return { passed: numPassedTests, faults };
}

export function joinOutcomes(outcomes: readonly Outcome[]): Outcome {
  return { passed: outcomes.reduce((sum, { passed }) => sum + passed, 0), faults: outcomes.flatMap(({ faults }) => faults) };
}

/** The last lines of a command: all that failed, by name, and alone on the last line how many passed and failed. */
export function sayOutcome({ passed, faults }: Outcome): string {
  const list = faults.length === 0 ? [] : ['Failed:', ...faults.map((fault) => `  ${fault}`), ''];
  return [...list, `${passed} passed, ${faults.length} failed`].join('\n');
}

/** What leaves its outcome for the last lines of CI. */
export const KEPT = ['tests', 'data', 'long', 'checks'] as const;
export type Kept = (typeof KEPT)[number];
const fileOf = (name: Kept): string => join(ROOT, `.cache/outcome/${name}.json`);

/** Nothing is known of it while it runs: if it breaks off, it has failed. */
export async function forgetOutcome(name: Kept): Promise<void> {
  await rm(fileOf(name), { force: true });
}

export async function keepOutcome(name: Kept, outcome: Outcome): Promise<void> {
  await mkdir(join(ROOT, '.cache/outcome'), { recursive: true });
  await writeFile(fileOf(name), JSON.stringify(outcome));
}

export async function readOutcome(name: Kept): Promise<Outcome> {
  const text = await readFile(fileOf(name), 'utf8').catch(() => undefined);
  return text === undefined ? { passed: 0, faults: [`“${name}” did not run to its end`] } : (JSON.parse(text) as Outcome);
}
