import type { MoveRef, Reason } from '../../puzzles/reasons/reason.ts';
import { PUZZLE_REASONS } from '#words/puzzle-reasons.ts';
import type { Explained } from '../../training/puzzle-result.ts';

/** Reasons that begin with the key. */
const AGAIN: readonly Reason['code'][] = ['threat', 'zugzwang', 'discovered', 'takes', 'gives', 'offers', 'attacks'];

/** The reasons as sentences, one after another. */
export function sayReasons(reasons: readonly Reason[]): Explained {
  const lines: (readonly string[])[] = [];
  const texts = reasons.map(({ code, args }, at) => {
    const say = PUZZLE_REASONS[code] as (args: unknown) => string;
    // What goes on about the same move does not name it again.
    const isAgain = AGAIN.includes(code) && reasons.slice(0, at).some((other) => AGAIN.includes(other.code));
    return say({ ...(place(args, lines) as object), ...(isAgain && { key: PUZZLE_REASONS.it }) });
  });
  return { text: texts.join(' '), lines };
}

/** The arguments of a reason with a place instead of each move. */
function place(args: unknown, lines: (readonly string[])[]): unknown {
  if (Array.isArray(args)) return args.map((one) => place(one, lines));
  if (typeof args !== 'object' || args === null) return args;
  if ('line' in args) return `⟦${lines.push((args as MoveRef).line) - 1}⟧`;
  return Object.fromEntries(Object.entries(args).map(([name, one]) => [name, place(one, lines)]));
}
