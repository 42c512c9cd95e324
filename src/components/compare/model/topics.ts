import type { Example } from '../data/formats.ts';

/** What two rulesets can disagree about, as a reader would ask, by the code of the refusal that decides. */
export const TOPIC_WORDS: Readonly<Record<string, string>> = {
  blocked: 'What blocks a line?',
  gap: 'May a line cross a gap?',
  levels: 'Which levels may a move lead to?',
  upright: 'Who goes straight up and down?',
  'no-ground': 'What must lie under a knight’s leap?',
  'not-its-way': 'Which ways has a piece?',
  'pawn-back': 'Which way may a pawn go?',
  'pawn-straight': 'May a pawn step straight ahead there?',
  'pawn-aside': 'How does a pawn leave an attack board?',
  'nothing-to-capture': 'May a pawn go aside without a capture?',
  'not-in-passing': 'When is en passant allowed?',
  'double-moved': 'Who still has a double step?',
  'no-castling': 'Is there castling?',
  'castling-first': 'May castling be the first move?',
  'castling-moved': 'May one castle with a man that has moved?',
  'castling-blocked': 'What stands in the way of castling?',
  'castling-check': 'May one castle out of check?',
  'castling-attacked': 'May one castle past attacked squares?',
  'promotion-missing': 'Is a pawn promoted there?',
  'no-promotion': 'Is no pawn promoted there?',
  'leaves-check': 'Is the king attacked there?',
  'own-piece': 'Is a man of one’s own in the way?',
  'not-your-board': 'May you move the other player’s board?',
  'not-your-piece': 'Whose man moves a board?',
  'board-crowded': 'How many may ride on a board?',
  'board-loaded': 'Who may ride on a board?',
  'board-empty': 'Does an empty board move?',
  'no-rotation': 'May a board be turned where it is?',
  'not-adjacent': 'Which places are neighbours?',
  backward: 'May a loaded board go back?',
  'only-empty': 'Which ways has an empty board alone?',
  'pin-taken': 'How many boards does a corner hold?',
  'no-inversion': 'May a board be turned over?',
  'no-place': 'Which places does one of them not know?',
  promotes: 'Is the pawn promoted there?',
  'promotes-now': 'When is a pawn promoted?',
  inverts: 'May a piece turn over the board it lands on?',
  mates: 'Is the move mate?',
  draws: 'Is it a draw, with so few men left?',
};

/** Which pairs disagree about what, as a page holds it: by code, the pairs `allows refuses`. */
export type Topics = Readonly<Record<string, readonly string[]>>;

/** What examples there are, without the examples. */
export function listTopics(examples: readonly Pick<Example, 'code' | 'allows' | 'refuses'>[]): Topics {
  const topics: Record<string, string[]> = {};
  for (const code of Object.keys(TOPIC_WORDS)) {
    const pairs = new Set(examples.filter((one) => one.code === code).map(({ allows, refuses }) => `${allows} ${refuses}`));
    if (pairs.size > 0) topics[code] = [...pairs];
  }
  return topics;
}

/** The questions that these rulesets answer differently in some position. */
export function askedOf(topics: Topics, rules: readonly string[]): readonly string[] {
  return Object.entries(topics)
    .filter(([, pairs]) => pairs.some((pair) => pair.split(' ').every((id) => rules.includes(id))))
    .map(([code]) => code);
}
