/** What is said of a wrong try: by its name (a square, a pin, an option, a move `from-to`), by the beginning of it (`QL3-*`), or of all others (`*`). */
export type WrongAnswerTexts = Readonly<Record<string, string>>;

/** What is said of a move the rules forbid: its own sentence, or that of a beginning which no allowed move (`ids`) has; else the rule is to speak. */
export function sayForbidden(wrong: WrongAnswerTexts, name: string, ids: readonly string[]): string | undefined {
  const meant = Object.entries(wrong).filter(([key]) => !key.endsWith('*') || !ids.some((id) => id.startsWith(key.slice(0, -1))));
  return sayWrong(Object.fromEntries(meant), [name], false);
}

/** The sentence for one of some names of a try, the closest first: the name itself, the longest beginning of it, then the one for all. */
export function sayWrong(wrong: WrongAnswerTexts, names: readonly string[], hasFallback = true): string | undefined {
  for (const name of names) {
    const own = wrong[name];
    if (own !== undefined && name !== '*') return own;
  }
  const [longest] = Object.keys(wrong)
    .filter((key) => key.length > 1 && key.endsWith('*') && names.some((name) => name.startsWith(key.slice(0, -1))))
    .sort((one, other) => other.length - one.length);
  return longest === undefined ? (hasFallback ? wrong['*'] : undefined) : wrong[longest];
}
