/** What a room may import beside itself. */
export interface Row {
  /** Rooms whose values, and so their types too, it may use. */
  readonly values?: readonly string[];
  /** Rooms of which it may only know the types. */
  readonly types?: readonly string[];
  /** Rooms it may fetch when a reader asks for them. */
  readonly later?: readonly string[];
}

/** The engine as others may see it: index.ts brings every ruleset along; a page that only needs the vocabulary takes core. */
const ENGINE = ['src/engine', 'src/engine/core'];
/** What everything above stands on: the rules, their words, and what a page needs of the browser. */
const GROUND = [...ENGINE, 'src/words', 'src/platform'];
/** Libraries without a view that know boards and games. */
const GAMES = [
  ...['src/notation', 'src/board', 'src/game/reader', 'src/game/prover', 'src/game/opponent', 'src/game/analysis'],
  ...['src/game/goals', 'src/game', 'src/game/review'],
];
const components = (...rooms: readonly string[]): readonly string[] => rooms.map((room) => `src/components/${room}`);

/** What everything with a board on a page stands on. */
const BOARDS = components('board', 'diagram');
/** The features the site's pages are made of. */
const PAGE_ROOMS = components('board', 'notation', 'site', 'lesson', 'puzzle', 'puzzle-list', 'trainer', 'compare');

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
  'src/words': { values: ENGINE },
  // What a page needs of the browser, whatever the site is about; a worker's faults are sentences of ours.
  'src/platform': { values: ['src/words'], types: ENGINE },
  // How JSON of ours is read by its schema; for the build and the tools, not for pages.
  'src/schema': { values: ['src/engine/core', 'src/words'] },
  'src/puzzles': { values: [...ENGINE, 'src/words', 'src/schema'] },
  // Puzzles made and proved: published with the format, for the curation, and for readers who compose a puzzle.
  'src/puzzles/proof': { values: [...ENGINE, 'src/words', 'src/schema', 'src/puzzles'] },
  // What the sources say, line by line; and whose each claim is.
  'src/content/claims': {},
  'src/claims': { values: [...ENGINE, 'src/platform', 'src/schema', 'src/content/claims'] },

  // Libraries without a view. How others write moves and squares.
  'src/notation': { values: ENGINE },
  // A board as data: its state, what is drawn of it, and what a press on it means.
  'src/board': { values: [...GROUND, 'src/notation'] },
  // Whatever people paste, read the same way everywhere.
  'src/game/reader': { values: [...GROUND, 'src/notation'] },
  // What can be proved, and how the machine replies, each asked in a worker.
  'src/game/prover': { values: GROUND, later: ['src/game/worker'] },
  // What a position and a move are worth, asked in a worker, and why a move was bad.
  'src/game/analysis': { values: GROUND, later: ['src/game/worker'] },
  'src/game/opponent': { values: [...GROUND, 'src/game/analysis'], later: ['src/game/worker'] },
  // The one file of the workers that prove, play and analyse.
  'src/game/worker': { values: [...GROUND, 'src/game/prover', 'src/game/opponent', 'src/game/analysis'] },
  // How a line that is played stands: one judge for lessons and puzzles.
  'src/game/goals': { values: [...GROUND, 'src/board'], types: ['src/game/prover'] },
  // Games: trees of moves, clocks, links, and who plays.
  'src/game': { values: [...GROUND, 'src/notation', 'src/board', 'src/game/reader'], types: ['src/game/opponent', 'src/game/analysis'] },
  // A game that is analysed, looked at again, and practised where it went wrong.
  'src/game/review': { values: [...GROUND, 'src/board', 'src/game/analysis', 'src/game'] },
  // What a reader practises, and what is recorded of it.
  'src/training/exercises': { values: [...GROUND, 'src/game/goals', 'src/puzzles'] },
  'src/training': { values: [...GROUND, 'src/board', 'src/puzzles'], types: ['src/game/analysis'] },
  // What differs between rulesets.
  'src/comparison': { values: [...GROUND, 'src/schema', 'src/board'] },
  // What can be kept for reading without a network, and the service worker that keeps it.
  'src/offline': { values: ['src/platform'] },

  // What has a view. What the reader has done, shown and stored.
  'src/components/progress': { values: [...GROUND, 'src/training', 'src/game'] },
  'src/components/offline': { values: ['src/platform', 'src/words', 'src/offline'] },
  'src/components/board': { values: [...GROUND, 'src/board'] },
  // A diagram is a board on a page.
  'src/components/diagram': { values: [...GROUND, 'src/board', ...components('board')], later: ['src/game/reader'] },
  // Every kind of diagram: each part is fetched when one of its kind is touched.
  'src/components/kind-list.ts': {
    values: ['src/platform', ...components('diagram')],
    later: components('diagram', 'lesson', 'analysis-board', 'puzzle'),
  },
  'src/components/register-kinds.ts': { values: ['src/platform', ...components('diagram')], later: components('kind-list.ts') },
  // A board on a page of somebody else: a script of its own, which fetches the rest from beside itself.
  'src/components/embed/element': { values: [...GROUND, 'src/board', ...BOARDS] },
  'src/components/notation': { values: [...GROUND, ...GAMES, ...components('board')] },
  'src/components/analysis-board': {
    values: [...GROUND, ...GAMES, 'src/training', ...BOARDS, ...components('register-kinds.ts', 'progress')],
  },
  // The page that makes such boards, and pictures of them.
  'src/components/embed/files': { values: [...GROUND, 'src/board', ...components('board')] },
  'src/components/embed': {
    values: [...GROUND, ...GAMES, ...BOARDS, ...components('progress', 'analysis-board', 'embed/element', 'embed/files')],
  },
  'src/components/site': {
    values: [...GROUND, 'src/claims', 'src/puzzles', 'src/board', 'src/game', ...BOARDS, ...components('progress')],
  },
  'src/components/settings': { values: [...GROUND, 'src/board', ...components('board', 'site')] },
  'src/components/search': { values: [...GROUND, ...components('progress', 'site')] },
  'src/components/lesson': {
    values: [
      ...[...GROUND, ...GAMES, 'src/claims', 'src/puzzles', 'src/training', 'src/training/exercises', 'src/comparison'],
      ...[...BOARDS, ...components('register-kinds.ts')],
    ],
  },
  'src/components/puzzle': {
    values: [...GROUND, ...GAMES, 'src/puzzles', 'src/training', ...BOARDS, ...components('register-kinds.ts', 'progress', 'site')],
  },
  'src/components/trainer': {
    values: [
      ...GROUND,
      'src/puzzles',
      'src/training',
      'src/board',
      ...BOARDS,
      ...components('register-kinds.ts', 'progress', 'site', 'puzzle'),
    ],
    later: ['src/offline'],
  },
  'src/components/puzzle-list': {
    values: [...GROUND, 'src/board', 'src/puzzles', 'src/training', ...components('board', 'progress', 'site', 'puzzle')],
  },
  // A puzzle that a reader sets, judged in a worker of its own.
  'src/components/composer': {
    values: [
      ...[...GROUND, ...GAMES, 'src/puzzles', 'src/puzzles/proof', 'src/training', ...BOARDS],
      ...components('progress', 'puzzle', 'analysis-board'),
    ],
  },
  'src/components/compare': {
    values: [...GROUND, 'src/schema', 'src/board', 'src/comparison', ...components('board', 'lesson', 'progress', 'site')],
  },
  'src/components/gallery': { values: [...GROUND, 'src/board', ...BOARDS, ...components('lesson', 'puzzle')] },

  'src/styles': {},
  // The texts of lessons and references, and what stands in them.
  'src/content/docs': { values: PAGE_ROOMS },
  // What the site asks of its texts, lists and courses; the view is elsewhere.
  'src/content': {
    values: [...GROUND, ...GAMES, 'src/schema', 'src/claims', 'src/puzzles', 'src/training', 'src/comparison', 'src/content/docs'],
  },
  src: { values: ['src/content'] },
  'src/layouts': {
    values: [
      ...[...GROUND, 'src/claims', 'src/training', 'src/content'],
      ...components('progress', 'offline', 'site', 'search', 'settings', 'lesson'),
    ],
    types: [...components('compare'), 'src/comparison', 'src/puzzles'],
  },
  'src/pages': {
    values: [
      ...[...GROUND, ...GAMES, 'src/styles', 'src/puzzles', 'src/training', 'src/comparison', 'src/content', 'src/layouts', 'src/offline'],
      ...[...PAGE_ROOMS, ...components('progress', 'offline', 'settings', 'search', 'analysis-board', 'embed', 'gallery', 'composer')],
    ],
  },

  bench: { values: ['src/engine'] },
  // What all scripts share: files and pages, programs, the server.
  'scripts/common': {},
  // What is wrong with the tasks of courses, for the build and for authors.
  'scripts/courses': {
    values: [
      ...[...GROUND, 'src/puzzles', 'src/board', 'src/game/goals', 'src/training/exercises', 'src/content', 'scripts/common'],
      ...components('lesson'),
    ],
  },
  // What makes the site.
  'scripts/build/cards': {
    values: [
      ...ENGINE,
      'src/words',
      'src/content',
      'src/board',
      'src/comparison',
      'src/notation',
      'src/game',
      'scripts/common',
      ...components('board'),
    ],
  },
  'scripts/build': {
    values: [
      ...GROUND,
      'src/board',
      'src/offline',
      'src/styles',
      'src/content',
      'scripts/common',
      'scripts/courses',
      'scripts/build/cards',
    ],
    types: components('search'),
  },
  // What judges it.
  'scripts/check': {
    values: [
      ...[...ENGINE, 'src/words', 'src/schema', 'src/claims', 'src/puzzles', 'src/offline', 'src/styles', 'src/content'],
      ...['scripts/common', 'scripts/build', 'scripts/courses'],
    ],
  },
  // What serves it, and draws its pictures.
  'scripts/dev': { values: ['scripts/common', 'scripts/build'] },
  // What finds, counts and proves; the engine's inside only where the miner works on its cells.
  'curation/common': { values: [...ENGINE, 'src/schema', 'src/puzzles'] },
  // What a collection is judged by beside the checks of one puzzle.
  'curation/quality': { values: [...ENGINE, 'src/words', 'src/puzzles', 'src/puzzles/proof', 'curation/common'] },
  'curation/endings': { values: [...ENGINE, 'src/engine/trid', 'src/engine/threeway', 'src/content'] },
  // Plays out plates of lessons and practice, for the build to check.
  'curation/drills': {
    values: [...ENGINE, 'src/puzzles', 'src/game/goals', 'src/training/exercises', 'src/content', 'scripts/courses', 'curation/common'],
  },
  'curation/playouts': { values: [...ENGINE, 'src/board', 'src/game/goals', 'scripts/courses', 'curation/common'] },
  'curation/grade': {
    values: [...ENGINE, 'src/engine/search', 'src/puzzles/proof', 'curation/quality', 'src/puzzles', 'src/training', 'curation/common'],
  },
  'curation/collection': { values: [...ENGINE, 'src/puzzles/proof', 'curation/quality', 'src/words', 'src/puzzles', 'curation/common'] },
  'curation/match': { values: [...ENGINE, 'src/engine/search', 'curation/common'] },
  'curation/plans': { values: [...ENGINE, 'curation/common', 'curation/match'] },
  'curation/mine': {
    values: [
      ...[...ENGINE, 'src/puzzles/proof', 'curation/quality', 'src/schema', 'src/engine/trid', 'src/engine/search', 'src/puzzles'],
      ...['curation/common', 'curation/grade', 'curation/match'],
    ],
  },
  // Twins and series, and what follows one another: puzzles that belong together.
  'curation/sets': {
    values: [
      ...[
        ...ENGINE,
        'src/puzzles/proof',
        'curation/quality',
        'src/schema',
        'src/puzzles',
        'src/training',
        'src/comparison',
        'src/content',
        'src/content/docs',
      ],
      ...['curation/common', 'curation/grade', 'curation/mine'],
    ],
  },
  'curation/insights': {
    values: [...ENGINE, 'src/engine/search', 'curation/common', 'curation/match'],
    types: ['src/comparison'],
  },
  'curation/comparison': {
    values: [...ENGINE, 'src/words', 'src/schema', 'src/comparison', 'curation/common', 'curation/insights', 'curation/mine'],
  },
  // What others can have: src, packed as it stands.
  'tools/pack': { values: ['src/claims', 'curation/common'] },
  'tools/engine': { values: [...ENGINE, 'src/words', 'src/game/reader'] },
  // Every reader of text from outside, and texts that were made worse.
  'tools/hostile': {
    values: [...GROUND, ...GAMES, 'src/puzzles', 'src/training', 'src/comparison', 'curation/common'],
  },
};

/** Rooms that hold other rooms: only files directly in them belong to them. */
export const TOP = ['src', 'src/engine'];
