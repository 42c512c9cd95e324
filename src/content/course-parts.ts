/** The parts of a course, in order: what a first game needs, the rest of the rules, and how to play well. */
export const PARTS = ['tonight', 'rules', 'play'] as const;
export type Part = (typeof PARTS)[number];

/** Where a lesson stands in its course. */
export interface LessonPlace {
  readonly part: Part;
  /** Its place in the part, from 1. */
  readonly order: number;
}

/** Compares two lessons of a course by part and place, for sorting. */
export function compareLessons(one: LessonPlace, other: LessonPlace): number {
  return PARTS.indexOf(one.part) - PARTS.indexOf(other.part) || one.order - other.order;
}

/** The place that the head of a lesson's text names; for a text without one, the last of all. */
export function readPlace(text: string): LessonPlace {
  const part = PARTS.find((one) => one === /^part: (\w+)$/m.exec(text)?.[1]);
  const order = Number(/^order: (\d+)$/m.exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
  return { part: part ?? 'play', order };
}
