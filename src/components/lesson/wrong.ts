/** What is said of a wrong try: by its name (a square, a pin, an option, a move `from-to`), by the beginning of it (`QL3-*`), or of all others (`*`). */
export type Wrong = Readonly<Record<string, string>>;

/** The sentence for one of some names of a try, the closest first: the name itself, the longest beginning of it, then the one for all. */
export function sayWrong(wrong: Wrong, names: readonly string[], hasFallback = true): string | undefined {
  for (const name of names) {
    const own = wrong[name];
    if (own !== undefined && name !== '*') return own;
  }
  const [longest] = Object.keys(wrong)
    .filter((key) => key.length > 1 && key.endsWith('*') && names.some((name) => name.startsWith(key.slice(0, -1))))
    .sort((one, other) => other.length - one.length);
  return longest === undefined ? (hasFallback ? wrong['*'] : undefined) : wrong[longest];
}
