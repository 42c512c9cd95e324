import { RECOMMENDER } from '#words/compare/recommender.ts';
import type { Ruleset, Ruling } from '../engine/index.ts';
import type { GameFigures } from './data/formats.ts';
import type { RulesetProfile } from './recommender.ts';

/** A measure of a ruleset that a question asks about, with the sentence that gives it as a reason. */
export interface Measure {
  readonly id: string;
  readonly title: string;
  readonly question: string;
  /** The answers: more of it, or less of it; and how a wish for either is said. */
  readonly more: string;
  readonly less: string;
  readonly wishes: { readonly more: string; readonly less: string };
  readonly of: (ruleset: Ruleset, figures: GameFigures) => number;
  readonly says: (value: number, ruleset: Ruleset) => string;
}

const isHouse = ({ ruling }: Ruling): boolean => ruling === 'house';
/** A point that could have been read otherwise, and does not just follow. */
const isOpen = (ruling: Ruling): boolean => ruling.isOpen;

export const MEASURES: readonly Measure[] = [
  {
    id: 'short',
    ...RECOMMENDER.measures.short,
    of: (_, { overBy }) => overBy,
    says: RECOMMENDER.says.short,
  },
  {
    id: 'flat',
    ...RECOMMENDER.measures.flat,
    of: ({ facts }) => (facts.find(({ id }) => id === 'column-block')?.value === true ? 1 : 0),
    says: RECOMMENDER.says.flat,
  },
  {
    id: 'boards',
    ...RECOMMENDER.measures.boards,
    of: (_, { boardMoves }) => boardMoves,
    says: RECOMMENDER.says.boards,
  },
  {
    id: 'open',
    ...RECOMMENDER.measures.open,
    of: ({ rulings }) => rulings.filter(isHouse).length,
    says: (value, { rulings }) => RECOMMENDER.says.open(rulings.filter(isOpen).length, value),
  },
];

/** The rulesets whose games have been counted, each measured against those for as many players. */
export function makeProfiles(rulesets: readonly Ruleset[], figures: Readonly<Record<string, GameFigures>>): readonly RulesetProfile[] {
  const counted = rulesets.filter(({ id }) => figures[id]);
  return counted.map((ruleset) => {
    const rivals = counted.filter(({ players }) => players.length === ruleset.players.length);
    const named = <T>(of: (measure: Measure) => T): Record<string, T> =>
      Object.fromEntries(MEASURES.map((measure) => [measure.id, of(measure)]));
    const valueOf = (measure: Measure, one: Ruleset): number => measure.of(one, figures[one.id]!);
    return {
      id: ruleset.id,
      name: ruleset.name,
      players: ruleset.players.length,
      values: named((measure) => valueOf(measure, ruleset)),
      shares: named((measure) => {
        const values = rivals.map((one) => valueOf(measure, one));
        const least = Math.min(...values);
        return (valueOf(measure, ruleset) - least) / (Math.max(...values) - least || 1);
      }),
      reasons: named((measure) => measure.says(valueOf(measure, ruleset), ruleset)),
    };
  });
}
