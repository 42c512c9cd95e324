/** What the bundler tells of a module: which modules import it at once, and which when asked. */
interface Graph {
  getModuleInfo(id: string): Module | null;
}
interface Module {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

/** Every pattern below `src` that a rule here names; a test holds that each of them finds a file. */
export const NAMED_PATHS: string[] = [];
function make(...paths: readonly string[]): RegExp {
  NAMED_PATHS.push(...paths);
  return new RegExp(`/src/(?:${paths.join('|')})\\.tsx?$`);
}

/** What a press on the board of a lesson fetches. */
const BOARD = make('components/board/view/pixi/painter', 'components/diagram/(?:mount|start-diagram)', 'components/lesson/start-\\w+');
/** What fetches most of that too, shows boards in other ways, or may be fetched with any of them. */
const AROUND = make(
  'components/board/view/move-choice',
  'components/compare/(?:hydrate-boards|open-pair)',
  'components/diagram/(?:choose-by-name|show-text-link|show-views)',
  'components/embed/start-maker',
  'components/analysis-board/(?:start|paper/fill-score-sheet|analysis/AnalysisPanel)',
  'training/exercises/judge-exercise',
  'components/notation/converter',
  'game/prover/prover-client',
  'components/puzzle/start-puzzle',
  'components/composer/start-composer',
  'components/trainer/start-trainer',
  'engine/rulesets/\\w+',
);
/** Games with all that reads them: no puzzle or lesson fetches them with its parts. */
const GAME = make('game/[\\w-]+');
/** What every page runs at once, in one file: each file of its own would cost a request, and some hundred bytes. */
const PAGE = new RegExp(
  `${make('components/offline/(?:follow-downloads|offline-events)', 'components/progress/(?:track-lesson|pending-answers|storage-keys|current-rules|watch-screens)', 'components/search/search-box', 'components/settings/(?:colour-scheme|settings-button)', 'components/site/open-term-note', 'platform/(?:arrow-keys|hydrate|lazy|storage)', 'components/board/view/settings-names').source}|vite/preload-helper`,
);
/** The list of kinds, which says what else is to be fetched, and so has to be there first. */
const LIST = make('components/kind-list');
const LOAD = make('engine/load');

/** What may stand together: our own, and what draws panels. Pixi's modules need one another as soon as they are read, and stay as the bundler cuts them. */
const TOGETHER = /\/src\/(?!engine\/)|\/node_modules\/(?:preact|@preact)\//;
/** The words of all rules; the rules themselves stay as the bundler cuts them, for their index names all and brings none. */
const CORE = /\/src\/engine\/core\//;
const RULESET = make('engine/rulesets/\\w+');

/** What a use is called in the name of a room; pieces in words are drawn by what draws the panel of settings, so that these two are one. */
const nameUse = (use: string): string => use.replace(/^.*\/|\.\w+$/g, '').replace('board-settings', 'apply-settings');

/** Bytes of source below which files of the same boards are one. */
const SMALL = 12_000;

/** Finds what modules are fetched for: the entries, and the modules asked for when they are wanted, from which a chain of imports leads to them. */
export function makeFinder(graph: Graph): (id: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (id) => {
    const before = known.get(id);
    if (before) return before;
    const [seen, found] = [new Set([id]), new Set<string>()];
    for (const one of seen) {
      const info = graph.getModuleInfo(one);
      if (info && (info.isEntry || info.dynamicImporters.length > 0)) found.add(one);
      for (const importer of info?.importers ?? []) seen.add(importer);
    }
    known.set(id, found);
    return found;
  };
}

/**
 * The file a module stands in with others, if it does. What a press on a lesson's board needs stands in few: `plate` is what boards alone share,
 * and what more of the page uses stands by all that uses it: whoever fetches one of those files needs all of it. What a module imports is
 * fetched for no less than it is itself, so that no two of them need each other.
 */
export function findRoom(id: string, uses: ReadonlySet<string>, isPage: (use: string) => boolean): string | null {
  const list = [...uses].filter((use) => !use.includes('/node_modules/'));
  if (CORE.test(id)) return list.filter((use) => RULESET.test(use)).length > 1 ? 'core' : null;
  if (LOAD.test(id)) return 'list';
  if (PAGE.test(id)) return 'page';
  if (!TOGETHER.test(id) || list.length < 2 || list.some(isPage)) return null;
  if (list.some((use) => LIST.test(use))) return 'list';
  const others = list.filter((use) => !BOARD.test(use) && !AROUND.test(use));
  if (!list.some((use) => BOARD.test(use))) {
    if (others.length > 0) return null;
    return GAME.test(id) ? 'game' : 'part';
  }
  if (others.length > 0) return ['plate', ...new Set(others.map(nameUse).toSorted())].join('~');
  return 'plate';
}

/**
 * The files that a press on a board fetches, in few: each file asked for costs a slow phone some milliseconds, and there were over fifty.
 * What one part needs alone stays with it.
 */
export function makePlateChunks() {
  let finder: { readonly graph: Graph; readonly find: (id: string) => ReadonlySet<string> } | undefined;
  const roomOf = (id: string, graph: Graph): string | null => {
    if (finder?.graph !== graph) finder = { graph, find: makeFinder(graph) };
    return findRoom(id, finder.find(id), (use) => graph.getModuleInfo(use)?.isEntry === true);
  };
  const isPart = (room: string | null): boolean => room === 'part';
  return [
    {
      name: (id: string, graph: Graph): string | null => (isPart(roomOf(id, graph)) ? 'part' : null),
      entriesAware: true,
      entriesAwareMergeThreshold: SMALL,
      includeDependenciesRecursively: false,
    },
    {
      name: (id: string, graph: Graph): string | null => (isPart(roomOf(id, graph)) ? null : roomOf(id, graph)),
      includeDependenciesRecursively: false,
    },
  ];
}
