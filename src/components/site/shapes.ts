/** The sign of each ruleset as a path in a square of 18 by 18: every ruleset has a shape, so that colour is never the only sign. */
export const SHAPES: Readonly<Record<string, string>> = {
  bartmess: 'M16 9A7 7 0 1 1 2 9a7 7 0 0 1 14 0z',
  meder: 'M9 2l8 14H1z',
  grant: 'M2.5 2.5h13v13h-13z',
  usenet: 'M9 1l8 8-8 8-8-8z',
  harshman: 'M9 1l7 4v8l-7 4-7-4V5z',
};
