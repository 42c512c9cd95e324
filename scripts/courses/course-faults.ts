import type { Player, Position } from '../../src/engine/index.ts';
import { rightPlacesOf, forbiddenOf, isChoosing } from '../../src/training/exercises/exercise-goals.ts';
import { findImpossibleCases } from '../../src/puzzles/impossible-position.ts';
import { sayNever } from '../../src/words/impossible-positions.ts';
import { tasksOf, type LessonBoard, type LessonTask } from './tasks.ts';

/** Things by what they have in common, each group in their order. */
export function groupBy<T, K>(things: readonly T[], keyOf: (thing: T) => K): Map<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}

/** What a course may hold at most: parts of its tasks or positions, and tasks of one title. */
const MOST = { onePlace: 1 / 2, forbidden: 1 / 8, oneTitle: 6, oneSkeleton: 1 / 10 } as const;

/** What is wrong with the tasks of a course, each with file and line; empty where nothing is. */
export function findCourseFaults(boards: readonly LessonBoard[]): readonly string[] {
  const tasks = tasksOf(boards);
  return [
    ...findPlaces(tasks),
    ...findForbidden(tasks),
    ...findRepeats(tasks),
    ...findTitles(tasks),
    ...findSkeletons(boards),
    ...findStrange(boards),
  ];
}

/** Where the right one stands among the answers that are offered, or which truth value it is; absent where nothing is offered or more is right. */
function placeOf({ goal, position }: LessonTask): string | undefined {
  const place = (offered: readonly string[], right: readonly string[]): string | undefined =>
    right.length === 1 && offered.length > 1 ? `answer ${offered.indexOf(right[0]!) + 1}` : undefined;
  switch (goal.kind) {
    case 'truth':
      return goal.answer ? '“True”' : '“Not true”';
    case 'choice':
      return `answer ${goal.answer + 1}`;
    case 'illegal':
      return place(goal.among, forbiddenOf(goal.among, position));
    case 'select':
      return goal.among && place(goal.among, goal.answer);
    default:
      return undefined;
  }
}

/** No place among the answers, and no truth value, is right in more than half of the tasks that offer some. */
export function findPlaces(tasks: readonly LessonTask[]): readonly string[] {
  const placed = tasks.flatMap((task) => {
    const place = placeOf(task);
    return place === undefined ? [] : [{ task, place, isTruth: task.goal.kind === 'truth' }];
  });
  return [true, false].flatMap((isTruth) => {
    const some = placed.filter((one) => one.isTruth === isTruth);
    // Two of three tasks are always alike.
    if (some.length < 4) return [];
    return [...groupBy(some, ({ place }) => place)].flatMap(([place, alike]) =>
      alike.length > some.length * MOST.onePlace
        ? [`${courseOf(tasks)}: ${place} is right in ${alike.length} of ${some.length} tasks; ${half(some.length)} are the most`]
        : [],
    );
  });
}

const half = (count: number): number => Math.floor(count * MOST.onePlace);
const courseOf = ([first]: readonly LessonBoard[]): string => first?.course ?? '';

/** “Which of these moves is forbidden?” is asked in few tasks of a course. */
export function findForbidden(tasks: readonly LessonTask[]): readonly string[] {
  const asked = tasks.filter(({ goal }) => goal.kind === 'illegal').length;
  const most = Math.floor(tasks.length * MOST.forbidden);
  return asked > most ? [`${courseOf(tasks)}: ${asked} of ${tasks.length} tasks ask for the forbidden move; ${most} are the most`] : [];
}

/** No position is there twice with the same answer. */
export function findRepeats(tasks: readonly LessonTask[]): readonly string[] {
  const keyed = groupBy(tasks, (task) => `${task.position.text()} ${JSON.stringify(keyOf(task))}`);
  return [...keyed.values()].flatMap(([first, ...again]) =>
    again.map((task) => `${task.at}: “${task.name}” has position and answer of “${first!.name}”`),
  );
}

/** What solves a task: the squares to choose, the answer, the first moves; else the goal itself. */
function keyOf({ goal, position, title, values }: LessonTask): unknown {
  if (isChoosing(goal)) return [...rightPlacesOf(goal, position)].sort();
  if (goal.kind === 'illegal') return forbiddenOf(goal.among, position);
  // Two statements about one position are two tasks.
  if (goal.kind === 'truth' || goal.kind === 'choice') return { goal, title, task: values['task'] };
  return goal;
}

/** No title stands over more tasks than a reader stands. */
export function findTitles(tasks: readonly LessonTask[]): readonly string[] {
  return [...groupBy(tasks, ({ title }) => title)].flatMap(([title, alike]) =>
    alike.length > MOST.oneTitle
      ? [`${courseOf(tasks)}: “${title}” is the title of ${alike.length} tasks; ${MOST.oneTitle} are the most`]
      : [],
  );
}

/** A side's king and pawns with their squares: what a reader recognises before anything else. Absent for the start's, and for a king with fewer than two pawns. */
function skeletonOf(position: Position, player: Player): string | undefined {
  const of = (one: Position): string[] =>
    one.squares.flatMap(({ name, piece }) =>
      piece?.owner === player && (piece.role === 'king' || piece.role === 'pawn') ? [`${piece.role[0]}${name}`] : [],
    );
  const own = of(position);
  const start = of(position.ruleset.begin());
  return own.length < 3 || own.join() === start.join() ? undefined : `${player} ${own.join(' ')}`;
}

/** At most a tenth of the positions of a course share one skeleton; a position that is shown again counts once. */
export function findSkeletons(boards: readonly LessonBoard[]): readonly string[] {
  const positions = [...new Map(boards.map((board) => [board.position.text(), board])).values()];
  const all = positions.flatMap((board) =>
    board.position.ruleset.players.flatMap((player) => {
      const skeleton = skeletonOf(board.position, player);
      return skeleton === undefined ? [] : [{ skeleton, board }];
    }),
  );
  const most = Math.max(2, Math.floor(positions.length * MOST.oneSkeleton));
  return [...groupBy(all, ({ skeleton }) => skeleton)].flatMap(([skeleton, alike]) =>
    alike.length > most
      ? [
          `${courseOf(boards)}: ${alike.length} of ${positions.length} positions have the same king and pawns (${skeleton}); ${most} are the most: ${alike.map(({ board }) => board.name).join(', ')}`,
        ]
      : [],
  );
}

/** Every position could occur, with all rights of the first move that its pieces can have, unless a lost right is the point. */
export function findStrange(boards: readonly LessonBoard[]): readonly string[] {
  return boards.flatMap((board) => [
    ...findImpossibleCases(board.position).map((why) => `${board.at}: “${board.name}”: ${sayNever(why)}`),
    ...(countMissing(board.position) > countPlies(board.position)
      ? [`${board.at}: “${board.name}” is of move ${board.position.number}, too early for what has been captured`]
      : []),
    ...(board.isAboutRights || !lacksRights(board.position)
      ? []
      : [`${board.at}: “${board.name}” takes rights of the first move away; write “*”, or rights="lost" where the screen is about that`]),
  ]);
}

/**
 * Pieces of the start that are no longer there; each was captured by a move of its own. None where all that are there stand on their
 * first squares: a game with small armies is set up so.
 */
function countMissing({ ruleset, setup }: Position): number {
  const start = ruleset.begin();
  const isSetUp = setup.pieces.every(({ square, role }) => start.at(square)?.role === role);
  return isSetUp ? 0 : start.setup.pieces.length - setup.pieces.length;
}

/** Moves of all players that were made before a position, by its number. */
function countPlies({ number, turn, ruleset }: Position): number {
  return (number - 1) * ruleset.players.length + ruleset.players.indexOf(turn);
}

/** Whether pieces on their first squares are said to have moved. */
function lacksRights(position: Position): boolean {
  const { ruleset, setup } = position;
  const able = ruleset.firstMoves(setup);
  const pieces = setup.pieces.map((piece) => (able.includes(piece.square) ? { ...piece, unmoved: true as const } : piece));
  return setup.pieces.some(({ square, unmoved }) => !unmoved && able.includes(square)) && ruleset.fromSetup({ ...setup, pieces }).ok;
}
