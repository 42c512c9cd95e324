/** What people call the rulesets, in texts and links: a pattern for each id, on the name in lower case. */
const NAMES: Readonly<Record<string, RegExp>> = {
  bartmess: /\bbartmess\b/,
  meder: /\bmeder\b/,
  grant: /\bgrant\b/,
  usenet: /\busenet\b/,
  harshman: /\bharshman\b|\bthree[- ]?way\b|\b3[- ]?way\b/,
};

/** Headers that may name the rules, the one that decides first. */
export const RULES_HEADERS = ['ruleset', 'rules', 'variant'] as const;

/** The id of the ruleset a name means: `Meder`, `Meder Tournament Rules`, `Three-way Chess`; nothing where it means none, or several. */
export function findRulesId(name: string): string | undefined {
  const words = name.toLowerCase().replace(/[_’']/g, ' ').replace(/\s+/g, ' ').trim();
  const ids = Object.keys(NAMES).filter((id) => NAMES[id]!.test(words));
  return ids.length === 1 ? ids[0] : undefined;
}

/** Ids of all rulesets that can be named. */
export const RULES_IDS: readonly string[] = Object.keys(NAMES);
