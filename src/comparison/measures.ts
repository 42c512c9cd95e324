import { RECOMMENDER } from '#words/compare/recommender.ts';
import { answerOf, type Ruleset, type Ruling } from '../engine/index.ts';
import { minutesOf, type GameFigures } from './game-figures.ts';
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
  /** Whether less of the value is more of what is asked for: fewer plies, a shorter game. */
  readonly isInverse?: boolean;
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
    isInverse: true,
    of: (_, { plies }) => plies.value,
    says: (value) => RECOMMENDER.says.short(value, minutesOf({ plies: { value, error: 0 } })),
  },
  {
    id: 'flat',
    ...RECOMMENDER.measures.flat,
    of: (ruleset) => (answerOf(ruleset, 'column-block') ? 1 : 0),
    says: RECOMMENDER.says.flat,
  },
  {
    id: 'boards',
    ...RECOMMENDER.measures.boards,
    of: (_, { boards }) => boards?.value ?? 0,
    says: RECOMMENDER.says.boards,
  },
  {
    id: 'open',
    ...RECOMMENDER.measures.open,
    of: ({ rulings }) => rulings.filter(isHouse).length,
    says: (value, { rulings }) => RECOMMENDER.says.open(rulings.filter(isOpen).length, value),
  },
];

/** What chance may have changed of a measure that was counted in games; of others nothing. */
export function chanceOfMeasure(measure: string, { plies, boards }: GameFigures): number {
  return { short: plies.error, boards: boards?.error }[measure] ?? 0;
}

/** The rulesets whose games have been counted, each measured against those for as many players. */
export function makeProfiles(rulesets: readonly Ruleset[], figures: Readonly<Record<string, GameFigures>>): readonly RulesetProfile[] {
  const counted = rulesets.filter(({ id }) => figures[id]);
  return counted.map((ruleset) => {
    const rivals = counted.filter(({ players }) => players.length === ruleset.players.length);
    const named = <T>(of: (measure: Measure) => T): Record<string, T> =>
      Object.fromEntries(MEASURES.map((measure) => [measure.id, of(measure)]));
    const answerOf = (measure: Measure, one: Ruleset): number => measure.of(one, figures[one.id]!);
    return {
      id: ruleset.id,
      name: ruleset.name,
      players: ruleset.players.length,
      values: named((measure) => answerOf(measure, ruleset)),
      shares: named((measure) => {
        const values = rivals.map((one) => answerOf(measure, one));
        const least = Math.min(...values);
        const share = (answerOf(measure, ruleset) - least) / (Math.max(...values) - least || 1);
        return measure.isInverse ? 1 - share : share;
      }),
      reasons: named((measure) => measure.says(answerOf(measure, ruleset), ruleset)),
    };
  });
}
