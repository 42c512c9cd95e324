import { href } from '../../address/href.ts';
import type { TrainerPuzzle } from './data.ts';

/** What stood on the page when a puzzle seemed wrong. */
interface Seen {
  readonly task: string;
  /** The moves on the board. */
  readonly line: string;
  /** What was said of them. */
  readonly said: string;
}

/** All that somebody needs to look at a puzzle that seems wrong, in one text with a line for what is wrong. */
export function reportText({ id, ruleset, options = {}, position }: TrainerPuzzle, { task, line, said }: Seen, origin: string): string {
  const chosen = Object.entries(options).map(([name, value]) => `, ${name} ${value}`);
  return [
    `Puzzle ${id} (${ruleset}${chosen.join('')}): ${task}`,
    `Position: ${position}`,
    ...(line === '' ? [] : [`Played: ${line}`]),
    ...(said === '' ? [] : [`Said: ${said}`]),
    `${origin}${href(`/puzzles/${id}/`)}`,
    'What seems wrong: ',
  ].join('\n');
}
