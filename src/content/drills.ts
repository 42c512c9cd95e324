import meder from './drills/meder.json' with { type: 'json' };

/** What a board of a drill asks for: where a piece or a board may go, or which of some squares or pins are right. */
type DrillGoal =
  | { readonly kind: 'moves'; readonly from: string }
  | { readonly kind: 'select'; readonly answer: readonly string[]; readonly among?: readonly string[] };

/** A board of a drill: a position from a game of the machine with itself, and what is asked of it. */
export interface DrillTask {
  readonly position: string;
  /** The square that the question names. */
  readonly about?: string;
  readonly goal: DrillGoal;
}

/** The drills of a course: six boards for a lesson, easier ones first. `npm run drills` makes them; a test has the engine judge them again. */
const DRILLS: Readonly<Record<string, Readonly<Record<string, readonly DrillTask[]>>>> = {
  meder: meder as unknown as Readonly<Record<string, readonly DrillTask[]>>,
};

/** The lessons of a ruleset that have a drill, with its boards. */
export function listDrills(ruleset: string): readonly { readonly lesson: string; readonly tasks: readonly DrillTask[] }[] {
  return Object.entries(DRILLS[ruleset] ?? {}).map(([lesson, tasks]) => ({ lesson, tasks }));
}

/** The boards that drill a lesson; nothing where it has none. */
export function findDrill(ruleset: string, lesson: string): readonly DrillTask[] | undefined {
  const drills = DRILLS[ruleset] ?? {};
  return Object.hasOwn(drills, lesson) ? drills[lesson] : undefined;
}
