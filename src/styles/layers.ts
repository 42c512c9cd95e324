/**
 * The layers of the cascade, weakest first: what stands in a later one wins, however its selector is written. Each rule of
 * ours stands in one; `test/structure` checks it. Every page names them before its style sheets, which come in any order.
 */
export const LAYERS = [
  // The framework's own.
  'starlight',
  // Colours, measures, and what an element looks like anywhere.
  'base',
  // What one reads: prose and tables.
  'text',
  // Small things that stand anywhere: buttons, badges, cards.
  'part',
  // What frames every page: its bars, columns and search.
  'shell',
  // Pictures of boards; the plates they stand in; what answers beside them.
  'board',
  'plate',
  'panel',
  // What only some pages have: their lists, their tools.
  'page',
  // What holds whatever else is said: hidden, without scripts, in the system's colours.
  'state',
  'print',
] as const;

/** The rule that puts them in order. */
export const LAYER_ORDER = `@layer ${LAYERS.join(', ')};`;
