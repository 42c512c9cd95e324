/** Sets that stand alone, in the order they are offered in. */
const ALONE = ['rules', 'compare', 'list', 'series', 'album', 'set', 'embed', 'search'] as const;

/** A set a reader may keep: a course or the puzzles of a ruleset, or one that is of all. */
export interface SetName {
  readonly id: string;
  readonly kind: 'course' | 'puzzles' | (typeof ALONE)[number];
  /** Whose course or puzzles they are. */
  readonly ruleset?: string;
}

/** The sets there are for these rulesets, in the order they are offered in. */
export function listSets(rulesets: readonly string[]): readonly SetName[] {
  const each = (kind: 'course' | 'puzzles'): readonly SetName[] => rulesets.map((ruleset) => ({ id: `${kind}-${ruleset}`, kind, ruleset }));
  return [...each('course'), ...each('puzzles'), ...ALONE.map((kind) => ({ id: kind, kind }))];
}

/** What is brought along by every other set: without it the search would find nothing in what is kept. */
export const WITH_EVERY = 'search';
/** The name of all sets together. */
export const ALL_SETS = 'all';

/** Pages by the set they are in; what stands directly at the root, and the first page of each course, is everybody's. */
const BY_ADDRESS: readonly (readonly [RegExp, (ruleset: string) => string])[] = [
  [/^\/learn\/([a-z]+)\/[^/]+\//, (ruleset) => `course-${ruleset}`],
  [/^\/puzzles\/data\/([a-z]+)\//, (ruleset) => `puzzles-${ruleset}`],
  [/^\/practice\/([a-z]+)\//, (ruleset) => `course-${ruleset}`],
  [/^\/rules\/[a-z]+\//, () => 'rules'],
  [/^\/compare\/[^/]+\//, () => 'compare'],
  [/^\/puzzles\/cards\//, () => 'list'],
  [/^\/puzzles\/(?:series|twins)\//, () => 'series'],
  [/^\/puzzles\/album\//, () => 'album'],
  [/^\/puzzles\/set\/|^\/_astro\/judge-worker/, () => 'set'],
  [/^\/embed\//, () => 'embed'],
];

/** The set a page or its data is in by its address within the site; nothing where it is in none. */
export function findSet(address: string): string | undefined {
  for (const [pattern, name] of BY_ADDRESS) {
    const found = pattern.exec(address);
    if (found) return name(found[1] ?? '');
  }
  return undefined;
}

const SHELL_PATTERNS = [
  /^\/_astro\/.*\.(?:js|css|woff2)$/,
  // Pages at the root, and those every ruleset has one of.
  /^\/(?:[a-z]+\/)?$/,
  /^\/learn\/[a-z]+\/$/,
  /^\/puzzles\/train\/$/,
  // What the trainer and the list know of every puzzle.
  /^\/(?:places|sections|terms|learn\/courses|puzzles\/data\/sets|puzzles\/data\/[a-z]+\/facets)\.json$/,
  /^\/(?:404\.html|favicon\.svg|icon-1(?:80|92)\.png|site\.webmanifest)$/,
];
/** Pages for us, the one whose scripts come from elsewhere than those of all others, and what only who sets a puzzle needs. */
const NOT_SHELL = /^\/(?:gallery|embed)\/|^\/_astro\/judge-worker/;

/** Whether everybody keeps a file from the first visit, by its address within the site. */
export function isShell(address: string): boolean {
  return !NOT_SHELL.test(address) && SHELL_PATTERNS.some((pattern) => pattern.test(address));
}

/** Whether a file's address changes with its contents. */
export function isHashed(address: string): boolean {
  return /^\/_astro\/|^\/embed\/parts\/|^\/pagefind\/(?:index|fragment|filter)\/|^\/pagefind\/.*\.pf_meta$/.test(address);
}
