import { INSIGHTS, type Measured } from './insights.ts';

/** What the games of a ruleset were like: the same games as those of “What wins here?”. */
export interface GameFigures {
  readonly games: number;
  /** How many plies ahead the opponent looked at most, and after how many a game was a draw. */
  readonly looked: number;
  readonly longest: number;
  /** Plies of a game on average; shares of the games and of the plies, in per cent. */
  readonly plies: Measured;
  readonly drawn: Measured;
  /** How many of a hundred plies moved an attack board; absent where there are none. */
  readonly boards?: Measured;
  /** What the course asks before a first game, where the page that asks knows it. */
  readonly course?: CourseLength;
}

export interface CourseLength {
  readonly screens: number;
  readonly minutes: number;
}

/** By ruleset. */
export const GAMES_OF: Readonly<Record<string, GameFigures>> = Object.fromEntries(
  Object.entries(INSIGHTS).map(([id, { games, pace, longest, plies, drawn, boards }]) => [
    id,
    { games, looked: pace.plies, longest, plies, drawn, ...(boards && { boards: boards.plies }) },
  ]),
);

/** The same with the length of each course, as a page has read it. */
export function withCourses(courses: Readonly<Record<string, CourseLength>>): Readonly<Record<string, GameFigures>> {
  return Object.fromEntries(
    Object.entries(GAMES_OF).map(([id, figures]) => [id, { ...figures, ...(courses[id] && { course: courses[id] }) }]),
  );
}

/** How long a move takes people who know the rules, in minutes: a supposition, said wherever it is used. */
const MINUTES_A_MOVE = 0.5;

/** How long a game takes at that pace, to five minutes. */
export function minutesOf({ plies }: Pick<GameFigures, 'plies'>): number {
  return Math.round((plies.value * MINUTES_A_MOVE) / 5) * 5;
}
