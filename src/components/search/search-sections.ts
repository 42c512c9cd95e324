import { href, type Path } from '../../platform/href.ts';

/** A section of a page: its anchor (empty for the head of the page), what it is called, and its text. */
export type SearchSection = readonly [id: string, title: string, text: string];

/** A page that is searched section by section. The build writes them (`scripts/build/sections.ts`). */
export interface SearchPage {
  /** Its address within the site. */
  readonly path: Path;
  readonly title: string;
  /** The ruleset's id, and what it is called. */
  readonly ruleset?: string | undefined;
  readonly rules?: string | undefined;
  /** What readers call its kind: “Lesson”, “Rules”, “Puzzle”. */
  readonly kind?: string | undefined;
  readonly sections: readonly SearchSection[];
}

const ADDRESS = href('/sections.json');
let pages: Promise<readonly SearchPage[]> | undefined;

/** The pages with their sections, kept for reading without a network; none where they cannot be fetched. */
export function loadSections(): Promise<readonly SearchPage[]> {
  pages ??= fetch(ADDRESS).then(async (answer) => (await answer.json()) as readonly SearchPage[]);
  return pages.catch(() => {
    pages = undefined;
    return [];
  });
}
