import type { Ending } from '../engine/index.ts';
import { listRules } from './rule-places.ts';

/** The claims that say how a game ends so, by ruleset; where a source says nothing of it, there is no rule to name. */
const CLAIMS: Readonly<Record<string, Readonly<Partial<Record<Ending, string>>>>> = {
  bartmess: {
    checkmate: 'bartmess-11.1-mate-wins',
    stalemate: 'bartmess-11.3-stalemate',
    'draw:material': 'bartmess-11.4a-kings',
    'draw:threefold': 'bartmess-11.6-repetition',
    'draw:agreed': 'bartmess-11.5-agreed',
    'over:resignation': 'bartmess-11.2-resign',
  },
  meder: {
    checkmate: 'meder-5.1a-mate-ends',
    stalemate: 'meder-5.2-stalemate',
    'draw:material': 'meder-ruling-dead-material',
    'draw:threefold': 'meder-5.4-repetition',
    'draw:fifty': 'meder-5.5-fifty',
    'draw:agreed': 'meder-5.3-agreed',
    'over:resignation': 'meder-5.1b-resign',
  },
  grant: {
    checkmate: 'grant-ruling-checkmate',
    stalemate: 'grant-ruling-stalemate',
    'draw:material': 'grant-ruling-material',
    'draw:threefold': 'grant-ruling-draw-claims',
    'draw:fifty': 'grant-ruling-draw-claims',
    'draw:agreed': 'grant-ruling-draw-agreed',
  },
  usenet: {
    checkmate: 'usenet-ruling-checkmate',
    stalemate: 'usenet-ruling-stalemate',
    'draw:material': 'usenet-ruling-material',
    'draw:threefold': 'usenet-ruling-draw-claims',
    'draw:fifty': 'usenet-ruling-draw-claims',
    'draw:agreed': 'usenet-ruling-draw-agreed',
  },
  harshman: {
    checkmate: 'harshman-checkmate-def',
    stalemate: 'harshman-stalemate',
    'draw:dead': 'harshman-draw-dead-only-kings',
    'draw:threefold': 'harshman-draw-threefold',
    'draw:fifty': 'harshman-draw-fifty',
    'draw:agreed': 'harshman-draw-agreement',
    'over:capture': 'harshman-defeat-ways',
    'over:resignation': 'harshman-resign-three',
    'over:ceded': 'harshman-draw-cede',
    'over:first-mate': 'harshman-first-mate',
    'over:last-mate': 'harshman-last-mate',
  },
};

/** By ruleset: the number of the reference's rule by which a game ends, by how it does. A claim that no rule says stops the build. */
export function listEndingRules(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return Object.fromEntries(
    Object.entries(CLAIMS).map(([ruleset, claims]) => {
      const rules = listRules(ruleset);
      const numbers = Object.entries(claims).map(([ending, claim]) => {
        const rule = rules.find((one) => one.claims.includes(claim));
        if (!rule) throw new Error(`no rule of ${ruleset} says ${claim}`);
        return [ending, rule.n] as const;
      });
      return [ruleset, Object.fromEntries(numbers)];
    }),
  );
}
