import type { Ruleset, Ruling } from '../../../engine/index.ts';
import type { GameFigures } from '../data/formats.ts';

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
    title: 'Of a hundred games, over after 100 plies',
    question: 'Short games or long ones?',
    more: 'Short',
    less: 'Long',
    wishes: { more: 'You want short games', less: 'You want long games' },
    of: (_, { overBy }) => overBy,
    says: (value) => `Of a hundred games, ${value} are over after 100 plies.`,
  },
  {
    id: 'flat',
    title: 'A piece blocks its whole column (1: yes)',
    question: 'Should it look like flat chess from above?',
    more: 'Yes: a piece closes its column',
    less: 'No: lines pass over and under',
    wishes: { more: 'You want it to look like flat chess from above', less: 'You want lines to pass over and under' },
    of: ({ facts }) => (facts.find(({ id }) => id === 'column-block')?.value === true ? 1 : 0),
    says: (value) => (value === 1 ? 'A piece blocks the squares above and below it too.' : 'A piece blocks its own square only.'),
  },
  {
    id: 'boards',
    title: 'Board moves in a hundred plies',
    question: 'How often should attack boards move?',
    more: 'Often',
    less: 'Seldom',
    wishes: { more: 'You want attack boards to move a lot', less: 'You want attack boards to stay put' },
    of: (_, { boardMoves }) => boardMoves,
    says: (value) => `Of a hundred plies, ${value} move an attack board.`,
  },
  {
    id: 'open',
    title: 'Points the text leaves to us',
    question: 'How much should the text itself settle?',
    more: 'Leave us something to agree on',
    less: 'As much as can be',
    wishes: { more: 'You like to settle open points yourselves', less: 'You want the text to settle most points' },
    of: ({ rulings }) => rulings.filter(isHouse).length,
    says: (value, { rulings }) =>
      `Its text leaves ${rulings.filter(isOpen).length} points open, and ${value} of them we had to decide ourselves.`,
  },
];

/** A ruleset with its value of each measure, from 0 (least of those for as many players) to 1 (most), and the reasons in words. */
export interface Suit {
  readonly id: string;
  readonly name: string;
  readonly players: number;
  readonly shares: Readonly<Record<string, number>>;
  readonly values: Readonly<Record<string, number>>;
  readonly reasons: Readonly<Record<string, string>>;
}

/** The rulesets whose games have been counted, each measured against those for as many players. */
export function makeSuits(rulesets: readonly Ruleset[], figures: Readonly<Record<string, GameFigures>>): readonly Suit[] {
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

/** Answers by measure: more or less of it; a question left out counts for nothing. */
export type Answers = Readonly<Record<string, 'more' | 'less' | undefined>>;

const meets = ({ shares }: Suit, id: string, wish: 'more' | 'less' | undefined): number =>
  wish === 'more' ? shares[id]! : wish === 'less' ? 1 - shares[id]! : 0;

/** The rulesets for so many players, the best suited first. */
export function rankSuits(suits: readonly Suit[], players: number, answers: Answers): readonly Suit[] {
  const score = (suit: Suit): number => Object.entries(answers).reduce((sum, [id, wish]) => sum + meets(suit, id, wish), 0);
  return suits.filter((suit) => suit.players === players).sort((a, b) => score(b) - score(a));
}

/** Nearer to what was wished than not. */
const SPEAKS = 0.5;

/** The reasons of a ruleset that speak for it, by what was wished. */
export function reasonsFor(suit: Suit, answers: Answers): readonly string[] {
  return Object.entries(answers)
    .filter(([id, wish]) => wish !== undefined && meets(suit, id, wish) >= SPEAKS)
    .map(([id]) => suit.reasons[id]!);
}

/** What is advised, with what came second; nothing where nothing was wished and there is a choice. */
export interface Advice {
  readonly best: Suit;
  readonly reasons: readonly string[];
  readonly second?: { readonly suit: Suit; readonly reasons: readonly string[] };
}

export function advise(suits: readonly Suit[], players: number, answers: Answers): Advice | undefined {
  const [best, second] = rankSuits(suits, players, answers);
  if (!best) return undefined;
  if (!second) return { best, reasons: [] };
  if (Object.values(answers).every((wish) => wish === undefined)) return undefined;
  return { best, reasons: reasonsFor(best, answers), second: { suit: second, reasons: reasonsFor(second, answers) } };
}
