import { href } from '../platform/href.ts';
import type { TrainerPuzzle } from './puzzle-index.ts';
import { TRAINER } from '#words/trainer.ts';

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
    TRAINER.report.puzzle(id, `${ruleset}${chosen.join('')}`, task),
    TRAINER.report.position(position),
    ...(line === '' ? [] : [TRAINER.report.played(line)]),
    ...(said === '' ? [] : [TRAINER.report.said(said)]),
    `${origin}${href(`/puzzles/${id}/`)}`,
    TRAINER.report.wrong,
  ].join('\n');
}

/** What a reader passes on: the puzzle, how it went, and where it is. */
export function shareText(
  puzzle: { readonly id: string; readonly task: string; readonly level: number },
  { tries, isHelped }: { readonly tries: number; readonly isHelped: boolean },
  origin: string,
): string {
  return TRAINER.shared({ ...puzzle, tries, isHelped, address: `${origin}${href(`/puzzles/${puzzle.id}/`)}` });
}
