import type { Player } from '../engine/index.ts';
import type { Drills } from '../training/lesson-review.ts';
import bartmess from './drills/bartmess.json' with { type: 'json' };
import grant from './drills/grant.json' with { type: 'json' };
import harshman from './drills/harshman.json' with { type: 'json' };
import meder from './drills/meder.json' with { type: 'json' };
import usenet from './drills/usenet.json' with { type: 'json' };

/** What a board of a drill asks for: where a piece or a board may go, which squares or pins are right, or who can declare a player's mate. */
type DrillGoal =
  | { readonly kind: 'moves'; readonly from: string }
  | { readonly kind: 'select'; readonly answer: readonly string[]; readonly among?: readonly string[] }
  | { readonly kind: 'declare'; readonly loser: Player };

/** A board of a drill: a position from a game of the machine with itself, and what is asked of it. */
export interface DrillTask {
  readonly position: string;
  /** The square that the question names. */
  readonly about?: string;
  readonly goal: DrillGoal;
}

/** The drills of a course: six boards for a lesson, easier ones first. `npm run drills` makes them; a test has the engine judge them again. */
const DRILLS = { bartmess, grant, harshman, meder, usenet } as unknown as Readonly<
  Record<string, Readonly<Record<string, readonly DrillTask[]>>>
>;

/** The lessons of a ruleset that have a drill, with its boards. */
export function listDrills(ruleset: string): readonly { readonly lesson: string; readonly tasks: readonly DrillTask[] }[] {
  return Object.entries(DRILLS[ruleset] ?? {}).map(([lesson, tasks]) => ({ lesson, tasks }));
}

/** How many boards the drills of a course have, by lesson (`meder/pawns`), as its review takes them. */
export function countDrills(ruleset: string): Drills {
  return Object.fromEntries(listDrills(ruleset).map(({ lesson, tasks }) => [`${ruleset}/${lesson}`, tasks.length]));
}

/** The boards that drill a lesson; nothing where it has none. */
export function findDrill(ruleset: string, lesson: string): readonly DrillTask[] | undefined {
  const drills = DRILLS[ruleset] ?? {};
  return Object.hasOwn(drills, lesson) ? drills[lesson] : undefined;
}
