/** What a refusal cites, and the number of that rule in a Tri-D reference, where the ruleset's record says nothing else. */
export const RULE_NUMBERS = {
  turn: '2.1',
  own: '2.2',
  block: '2.3',
  gap: '2.4',
  upright: '2.5',
  levels: '2.7',
  king: '3.1',
  queen: '3.2',
  rook: '3.3',
  bishop: '3.4',
  knight: '3.5',
  pawn: '4.1',
  double: '4.2',
  capture: '4.3',
  passing: '4.4',
  promotion: '4.5',
  waiting: '4.6',
  castling: '5.1',
  castlingBars: '5.2',
  owner: '6.1',
  load: '6.2',
  where: '6.3',
  vacant: '6.4',
  backward: '6.5',
  rotation: '6.6',
  inversion: '6.7',
  check: '7.2',
  end: '7.3',
  threefold: '7.5',
  fifty: '7.5',
} as const;
export type RuleKey = keyof typeof RULE_NUMBERS;

/** The section of a ruleset's source for each of them. */
export type Sections = Readonly<Record<RuleKey, string>>;
