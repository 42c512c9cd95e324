import type { Ruleset } from '../../../engine/index.ts';
import type { GameFigures } from './figures.ts';

/** A measure of a ruleset that a question asks about, with the sentence that gives it as a reason. */
export interface Measure {
  readonly id: string;
  readonly title: string;
  readonly question: string;
  /** The answers: more of it, or less of it. */
  readonly more: string;
  readonly less: string;
  readonly of: (ruleset: Ruleset, figures: GameFigures) => number;
  readonly says: (value: number) => string;
}

export const MEASURES: readonly Measure[] = [
  {
    id: 'plies',
    title: 'Plies of a game, median',
    question: 'Short games or long ones?',
    more: 'Long',
    less: 'Short',
    of: (_, { plies }) => plies.median,
    says: (value) => `Half of its games end within ${value} plies.`,
  },
  {
    id: 'moves',
    title: 'Legal moves in a position, mean',
    question: 'How free should the lines be?',
    more: 'Free: many moves to choose from',
    less: 'Narrow: fewer moves to see',
    of: (_, { moves }) => moves,
    says: (value) => `A position has ${value} legal moves on average.`,
  },
  {
    id: 'boards',
    title: 'Board moves in a hundred plies',
    question: 'How often should attack boards move?',
    more: 'Often',
    less: 'Seldom',
    of: (_, { boardMoves }) => boardMoves,
    says: (value) => `Of a hundred plies, ${value} move an attack board.`,
  },
  {
    id: 'open',
    title: 'Points the text leaves open, decided by us',
    question: 'How strict should the text be?',
    more: 'We decide open points ourselves',
    less: 'Strict: the text settles most',
    of: ({ rulings }) => rulings.filter(({ ruling }) => ruling === 'house').length,
    says: (value) => `Its text leaves ${value} points open that we had to decide.`,
  },
];

/** A ruleset with its value of each measure, from 0 (least of all) to 1 (most of all), and the reasons in words. */
export interface Suit {
  readonly id: string;
  readonly name: string;
  readonly players: number;
  readonly shares: Readonly<Record<string, number>>;
  readonly values: Readonly<Record<string, number>>;
  readonly reasons: Readonly<Record<string, string>>;
}

/** The rulesets whose games have been counted, measured against each other. */
export function makeSuits(rulesets: readonly Ruleset[], figures: Readonly<Record<string, GameFigures>>): readonly Suit[] {
  const counted = rulesets.filter(({ id }) => figures[id]);
  const ranges = MEASURES.map((measure) => {
    const values = counted.map((ruleset) => measure.of(ruleset, figures[ruleset.id]!));
    return { least: Math.min(...values), span: Math.max(...values) - Math.min(...values) || 1 };
  });
  return counted.map((ruleset) => {
    const values = MEASURES.map((measure) => measure.of(ruleset, figures[ruleset.id]!));
    const named = <T>(of: (value: number, at: number) => T): Record<string, T> =>
      Object.fromEntries(MEASURES.map(({ id }, at) => [id, of(values[at]!, at)]));
    return {
      id: ruleset.id,
      name: ruleset.name,
      players: ruleset.players.length,
      values: named((value) => value),
      shares: named((value, at) => (value - ranges[at]!.least) / ranges[at]!.span),
      reasons: named((value, at) => MEASURES[at]!.says(value)),
    };
  });
}

/** Answers by measure: more or less of it; a question left out counts for nothing. */
export type Answers = Readonly<Record<string, 'more' | 'less' | undefined>>;

/** The rulesets for so many players, the best suited first. */
export function rankSuits(suits: readonly Suit[], players: number, answers: Answers): readonly Suit[] {
  const score = ({ shares }: Suit): number =>
    Object.entries(answers).reduce((sum, [id, wish]) => sum + (wish === 'more' ? shares[id]! : wish === 'less' ? 1 - shares[id]! : 0), 0);
  return suits.filter((suit) => suit.players === players).sort((a, b) => score(b) - score(a));
}
