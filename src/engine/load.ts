import type { Ruleset } from './core/ruleset.ts';

/** The modules of one ruleset each, so that a page which plays by one set of rules fetches no other. */
const LOADERS: Readonly<Record<string, () => Promise<Ruleset>>> = {
  bartmess: async () => (await trid())((await import('./trid/rulesets/bartmess.ts')).bartmess),
  meder: async () => (await trid())((await import('./trid/rulesets/meder.ts')).meder),
  grant: async () => (await trid())((await import('./trid/rulesets/grant.ts')).grant),
  usenet: async () => (await trid())((await import('./trid/rulesets/usenet.ts')).usenet),
  harshman: async () => (await import('./threeway/ruleset.ts')).harshman,
};

const trid = async () => (await import('./trid/ruleset.ts')).makeTridRuleset;

/** The ruleset with this id, the same that `findRuleset` gives; only what it needs is fetched. */
export async function loadRuleset(id: string): Promise<Ruleset | undefined> {
  return Object.hasOwn(LOADERS, id) ? LOADERS[id]!() : undefined;
}
