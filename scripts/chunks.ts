/** What the bundler tells of a module: who imports it at once, and who when asked. */
interface Graph {
  getModuleInfo(id: string): Module | null;
}
interface Module {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

/**
 * What a press on a board fetches, and what its lesson, puzzle, comparison or free board adds at once. What dresses pictures, sounds or follows a
 * word in a text is none of it: a reader with settings of his own fetches that on every page, without a board.
 */
const PLATE = new RegExp(
  '/src/(?:components/(?:' +
    [
      'board/view/(?:choice|pixi/painter)',
      'compare/(?:wake-boards|open-pair)',
      'diagram/(?:mount|start-diagram|choose-by-name)',
      'free/start',
      'lesson/(?:start-\\w+|judging)',
      'notation/converter',
      'prover/prover',
      'puzzle/(?:start-puzzle|start-trainer)',
    ].join('|') +
    ')|engine/rulesets/\\w+)\\.tsx?$',
);

/** What a package ships stays as the bundler cuts it: Pixi's modules need one another as soon as they are read. */
const OURS = /\/src\//;

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

/** Whether a module of ours serves several parts of live boards, and nothing else on a page. */
export function isShared(id: string, uses: ReadonlySet<string>): boolean {
  return OURS.test(id) && uses.size > 1 && [...uses].every((use) => PLATE.test(use));
}

/**
 * The files that a press on a board fetches, in few: each file asked for costs a slow phone some milliseconds, and there were over fifty. What
 * several parts of boards share stands together, by what needs it; what the rest of a page uses as well keeps its own file, so that nobody
 * fetches a board for it, and what one part needs alone stays with it, so that no two files need each other.
 */
export function makePlateChunks() {
  let finder: { readonly graph: Graph; readonly find: (id: string) => ReadonlySet<string> } | undefined;
  return {
    name: (id: string, graph: Graph): string | null => {
      if (finder?.graph !== graph) finder = { graph, find: makeFinder(graph) };
      return isShared(id, finder.find(id)) ? 'plate' : null;
    },
    entriesAware: true,
    entriesAwareMergeThreshold: SMALL,
    includeDependenciesRecursively: false,
  };
}
