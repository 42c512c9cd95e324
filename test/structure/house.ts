/** What a room may import beside itself. */
export interface Row {
  /** Rooms whose values, and so their types too, it may use. */
  readonly values?: readonly string[];
  /** Rooms of which it may only know the types. */
  readonly types?: readonly string[];
  /** Rooms it may fetch when a reader asks for them. */
  readonly later?: readonly string[];
}

/** The engine as others may see it: index.ts brings every ruleset along; a page that only needs the words takes core. */
const ENGINE = ['src/engine', 'src/engine/core'];
/** What pages stand on: the rules, their words, and how addresses of the site are written. */
const GROUND = [...ENGINE, 'src/words', 'src/address'];
const components = (...rooms: readonly string[]): readonly string[] => rooms.map((room) => `src/components/${room}`);

/** What everything with a board stands on. */
const BOARDS = components('page', 'board/model', 'board', 'diagram');
/** The rooms the site's pages are made of. */
const PAGE_ROOMS = components('page', 'board/model', 'board', 'notation', 'site', 'lesson', 'puzzle', 'compare');

/** The rooms of the house, lowest first: each may import what stands in its row, and a row names only rooms above it. */
export const HOUSE: Readonly<Record<string, Row>> = {
  'src/engine/core': {},
  'src/engine/trid': { values: ['src/engine/core'] },
  'src/engine/threeway': { values: ['src/engine/core'] },
  'src/engine/search': { values: ['src/engine/core'] },
  // A ruleset with the family it belongs to, and nothing of the others.
  'src/engine/rulesets': { values: ['src/engine/core', 'src/engine/trid', 'src/engine/threeway'] },
  'src/engine': { values: ['src/engine/core', 'src/engine/search', 'src/engine/rulesets', 'src/engine/trid'] },
  // From here on the engine has two doors: index.ts, and core for its words.
  // How an address of the site is written, below whatever path it is served.
  'src/address': {},
  'src/words': { values: ENGINE },
  // How JSON of ours is read by its schema; for the build and the tools, not for pages.
  'src/schema': { values: ['src/engine/core', 'src/words'] },
  'src/puzzles': { values: [...ENGINE, 'src/words', 'src/schema'] },
  // What the sources say, line by line; and whose each claim is.
  'src/content/claims': {},
  'src/claims': { values: [...ENGINE, 'src/address', 'src/schema', 'src/content/claims'] },

  // What can be kept for reading without a network, and the service worker that keeps it.
  'src/keeping': { values: ['src/address'] },
  // How a page asks a worker, whatever works there.
  'src/components/worker': { values: [...ENGINE, 'src/words'] },
  // How a part of a page wakes, how long it lasts, and what its attributes carry.
  'src/components/page': {},
  // What the reader has done, kept in the browser.
  'src/components/progress': { values: ['src/words', 'src/address', ...components('page')] },
  // What of the site a reader keeps on his device.
  'src/components/keep': { values: ['src/words', 'src/address', 'src/keeping'] },
  // A board: what is shown and the hand on it know no page; the view draws and listens.
  'src/components/board/model': { values: [...GROUND] },
  'src/components/board/hand': { values: [...ENGINE, ...components('board/model')] },
  'src/components/board': { values: [...GROUND, ...components('page', 'board/model', 'board/hand')] },
  'src/components/prover': { values: [...ENGINE, 'src/words', ...components('worker')] },
  'src/components/opponent': { values: [...ENGINE, 'src/words', ...components('worker')] },
  // How a line that is played stands: one judge for lessons and puzzles.
  'src/components/judge': { values: [...ENGINE, ...components('board/model')], types: components('prover') },
  // A diagram is a board on a page.
  'src/components/diagram': { values: [...GROUND, ...components('page', 'board/model', 'board')] },
  // Every kind of diagram: each part is fetched when one of its kind is touched.
  'src/components/kind-list.ts': { values: components('diagram'), later: components('diagram', 'lesson', 'free', 'puzzle') },
  'src/components/kinds.ts': { values: components('diagram'), later: components('kind-list.ts') },
  // A board on a page of somebody else: a script of its own, which fetches the rest from beside itself.
  'src/components/embed/element': { values: [...GROUND, ...BOARDS] },
  'src/components/notation': { values: [...GROUND, ...components('board/model', 'board')] },
  'src/components/free': {
    values: [...GROUND, ...BOARDS, ...components('kinds.ts', 'progress', 'opponent')],
  },
  // The page that makes such boards, and pictures of them.
  'src/components/embed/files': { values: [...GROUND, ...components('board/model', 'board')] },
  'src/components/embed': {
    values: [...GROUND, ...components('page', 'board/model', 'board', 'progress', 'free', 'embed/element', 'embed/files')],
  },
  'src/components/site': {
    values: [...GROUND, 'src/claims', 'src/puzzles', ...BOARDS, ...components('progress', 'free')],
  },
  'src/components/lesson': {
    values: [...GROUND, 'src/claims', 'src/puzzles', ...BOARDS, ...components('kinds.ts', 'judge', 'prover')],
  },
  'src/components/puzzle': {
    values: [...GROUND, 'src/puzzles', ...BOARDS, ...components('kinds.ts', 'judge', 'prover', 'progress', 'site')],
  },
  'src/components/compare': {
    values: [...GROUND, 'src/schema', ...components('page', 'board/model', 'board/hand', 'board', 'lesson', 'progress', 'site')],
  },
  'src/components/gallery': { values: [...GROUND, ...BOARDS, ...components('lesson', 'puzzle')] },

  'src/styles': {},
  'src/content': { values: [...GROUND, 'src/schema', 'src/puzzles', ...PAGE_ROOMS] },
  src: { values: ['src/content'] },
  'src/layouts': {
    values: [...GROUND, 'src/claims', 'src/content', ...components('progress', 'keep', 'site', 'lesson')],
    types: components('compare'),
  },
  'src/pages': {
    values: [
      ...[...GROUND, 'src/styles', 'src/puzzles', 'src/content', 'src/layouts', 'src/keeping'],
      ...[...PAGE_ROOMS, ...components('progress', 'keep', 'free', 'embed', 'gallery')],
    ],
  },

  bench: { values: ['src/engine'] },
  // What builds and checks the site.
  'scripts/courses': { values: [...ENGINE, 'src/words', 'src/puzzles', 'src/content', ...components('lesson')] },
  // The cards as files to print.
  'scripts/cards': { values: [...ENGINE, 'src/words', 'src/content', ...components('board/model', 'board', 'notation')] },
  scripts: {
    values: [
      ...[...ENGINE, 'src/words', 'src/schema', 'src/claims', 'src/puzzles', 'src/keeping', 'src/styles', 'src/content', 'scripts/courses'],
      ...components('diagram'),
    ],
  },
  // What finds, counts and proves; the engine's inside only where the miner works on its cells.
  'tools/common': { values: [...ENGINE, 'src/schema', 'src/puzzles'] },
  'tools/engine': { values: [...ENGINE, 'src/words'] },
  'tools/grade': { values: [...ENGINE, 'src/puzzles', 'tools/common'] },
  'tools/puzzles': { values: [...ENGINE, 'src/words', 'src/puzzles', 'tools/common'] },
  // What others can have: src, packed as it stands.
  'tools/pack': { values: ['src/claims', 'tools/puzzles'] },
  'tools/match': { values: [...ENGINE, 'src/engine/search', 'tools/common'] },
  'tools/mine': {
    values: [
      ...[...ENGINE, 'src/schema', 'src/engine/trid', 'src/engine/search', 'src/puzzles'],
      ...['tools/common', 'tools/grade', 'tools/match'],
    ],
  },
  // Twins and series, and what follows one another: puzzles that belong together.
  'tools/sets': {
    values: [
      ...[...ENGINE, 'src/schema', 'src/puzzles', 'src/content'],
      ...['tools/common', 'tools/grade', 'tools/mine'],
      ...components('progress', 'puzzle', 'compare'),
    ],
  },
  'tools/compare': { values: [...ENGINE, 'src/words', 'src/schema', 'tools/common', 'tools/mine', ...components('compare')] },
  // Every reader of text from outside, and texts that were made worse.
  'tools/hostile': {
    values: [...ENGINE, 'src/words', 'src/puzzles', 'tools/common', ...components('board/model', 'progress', 'free', 'puzzle', 'compare')],
  },
  'tools/insights': { values: [...ENGINE, 'src/engine/search', 'src/content', 'tools/common', 'tools/match'] },
  tools: { values: [...ENGINE, 'src/engine/threeway', 'tools/common'] },
};

/** Rooms that hold other rooms: only files directly in them belong to them. */
export const TOP = ['src', 'src/engine', 'scripts', 'tools'];
