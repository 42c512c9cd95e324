/** A ruleset with its value of each measure, from 0 (least of those for as many players) to 1 (most), and the reasons in words. */
export interface RulesetProfile {
  readonly id: string;
  readonly name: string;
  readonly players: number;
  readonly shares: Readonly<Record<string, number>>;
  readonly values: Readonly<Record<string, number>>;
  readonly reasons: Readonly<Record<string, string>>;
}

/** Answers by measure: more or less of it; a question left out counts for nothing. */
export type Answers = Readonly<Record<string, 'more' | 'less' | undefined>>;

const meets = ({ shares }: RulesetProfile, id: string, wish: 'more' | 'less' | undefined): number =>
  wish === 'more' ? shares[id]! : wish === 'less' ? 1 - shares[id]! : 0;

/** The rulesets for this number of players, the best suited first. */
export function rankProfiles(suits: readonly RulesetProfile[], players: number, answers: Answers): readonly RulesetProfile[] {
  const score = (suit: RulesetProfile): number => Object.entries(answers).reduce((sum, [id, wish]) => sum + meets(suit, id, wish), 0);
  return suits.filter((suit) => suit.players === players).sort((a, b) => score(b) - score(a));
}

/** Above this a ruleset counts as matching the wish. */
const SPEAKS = 0.5;

/** The reasons of a ruleset that speak for it, by what was wished. */
export function reasonsFor(suit: RulesetProfile, answers: Answers): readonly string[] {
  return Object.entries(answers)
    .filter(([id, wish]) => wish !== undefined && meets(suit, id, wish) >= SPEAKS)
    .map(([id]) => suit.reasons[id]!);
}

/** What is advised, with what came second; nothing where nothing was wished and there is a choice. */
export interface Advice {
  readonly best: RulesetProfile;
  readonly reasons: readonly string[];
  readonly second?: { readonly suit: RulesetProfile; readonly reasons: readonly string[] };
}

export function recommend(suits: readonly RulesetProfile[], players: number, answers: Answers): Advice | undefined {
  const [best, second] = rankProfiles(suits, players, answers);
  if (!best) return undefined;
  if (!second) return { best, reasons: [] };
  if (Object.values(answers).every((wish) => wish === undefined)) return undefined;
  return { best, reasons: reasonsFor(best, answers), second: { suit: second, reasons: reasonsFor(second, answers) } };
}
