import type { Ruleset } from './core/ruleset.ts';

/** The modules of one ruleset each, so that a page which plays by one set of rules fetches no other. */
const LOADERS: Readonly<Record<string, () => Promise<Ruleset>>> = {
  bartmess: async () => (await import('./rulesets/bartmess.ts')).bartmess,
  meder: async () => (await import('./rulesets/meder.ts')).meder,
  grant: async () => (await import('./rulesets/grant.ts')).grant,
  usenet: async () => (await import('./rulesets/usenet.ts')).usenet,
  harshman: async () => (await import('./rulesets/harshman.ts')).harshman,
};

/** The ruleset with this id, the same that `findRuleset` gives; only what it needs is fetched. */
export async function loadRuleset(id: string): Promise<Ruleset | undefined> {
  return Object.hasOwn(LOADERS, id) ? LOADERS[id]!() : undefined;
}
