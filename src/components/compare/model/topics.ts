import type { Example } from './examples.ts';

/** What two rulesets can disagree about, in a reader's words, by the code of the refusal that decides. */
export const TOPIC_WORDS: Readonly<Record<string, string>> = {
  blocked: 'what blocks a line',
  gap: 'crossing a gap',
  levels: 'levels on the way',
  upright: 'straight up and down',
  'no-ground': 'the ground under a knight’s leap',
  'not-its-way': 'the ways of a piece',
  'pawn-back': 'the direction of a pawn',
  'pawn-straight': 'a pawn’s step straight ahead',
  'pawn-aside': 'a pawn’s step aside',
  'nothing-to-capture': 'where a pawn captures',
  'not-in-passing': 'en passant',
  'double-moved': 'who still has a double step',
  'no-castling': 'castling',
  'castling-first': 'castling on the first move',
  'castling-moved': 'castling with a man that has moved',
  'castling-blocked': 'what stands in the way of castling',
  'castling-check': 'castling out of check',
  'castling-attacked': 'castling past attacked squares',
  'promotion-missing': 'where a pawn is promoted',
  'no-promotion': 'where a pawn is promoted',
  'leaves-check': 'what a king has to fear',
  'own-piece': 'who stands where',
  'not-your-board': 'whose an attack board is',
  'not-your-piece': 'whose piece moves a board',
  'board-crowded': 'how many may ride on a board',
  'board-loaded': 'what may ride on a board',
  'board-empty': 'moving an empty board',
  'no-rotation': 'turning a board where it is',
  'not-adjacent': 'which pins are adjacent',
  backward: 'moving a loaded board back',
  'only-empty': 'ways of an empty board alone',
  'pin-taken': 'how many boards a corner holds',
  'no-inversion': 'inverting a board',
  'no-place': 'places that one of them does not know',
  promotes: 'whether a pawn is promoted there',
  'promotes-now': 'when a pawn is promoted',
  inverts: 'turning a board over by a piece’s move',
  mates: 'whether a move is mate',
  draws: 'too few men to mate',
};

/** A kind of disagreement: who allows, who refuses, and about what. */
export interface Disagreement {
  readonly allows: string;
  readonly refuses: string;
  readonly code: string;
  readonly words: string;
  readonly examples: readonly Example[];
}

/** The disagreements between some rulesets, those with words for them, each with its examples. */
export function listDisagreements(examples: readonly Example[], rules: readonly string[]): readonly Disagreement[] {
  const groups = new Map<string, Example[]>();
  for (const example of examples) {
    const { allows, refuses, code } = example;
    if (!rules.includes(allows) || !rules.includes(refuses) || TOPIC_WORDS[code] === undefined) continue;
    const key = `${code} ${allows} ${refuses}`;
    groups.set(key, [...(groups.get(key) ?? []), example]);
  }
  const order = Object.keys(TOPIC_WORDS);
  return [...groups.values()]
    .map((some): Disagreement => {
      const { allows, refuses, code } = some[0]!;
      return { allows, refuses, code, words: TOPIC_WORDS[code]!, examples: some };
    })
    .sort((a, b) => order.indexOf(a.code) - order.indexOf(b.code));
}
