import { describe, expect, test } from 'vitest';
import { expect as take, findRuleset } from '../../src/engine/index.ts';
import { sayDeclaration, type DeclarationWords } from '../../src/words/declarations.ts';
import type { OptionWords } from '../../src/words/options.ts';
import { sayOption } from '../../src/words/options.ts';

const NAMES = { w: 'Weiß', g: 'Grau', b: 'Schwarz' } as const;
const list = (players: readonly (keyof typeof NAMES)[], word: string): string => players.map((player) => NAMES[player]).join(` ${word} `);

/** A small dictionary in another language: the type asks for every sentence, so one that is left out does not compile. */
const GERMAN: DeclarationWords = {
  over: () => 'Die Partie ist zu Ende.',
  automatic: () => 'Matt wird hier nicht angesagt.',
  'not-playing': () => 'Nur wer noch spielt, sagt Matt an.',
  'own-turn': () => 'Wer am Zug ist, sagt nicht Matt an.',
  'two-players': () => 'Gemeinsam sagen nur zwei von dreien Matt an.',
  'let-stand': () => 'Wer diesen König stehen ließ, muss erst wieder ziehen.',
  stronger: ({ player }) => `${NAMES[player]} kann allein Matt ansagen.`,
  holds: ({ by, loser }) => `${list(by, 'oder')} kann den König von ${NAMES[loser]} schlagen.`,
  refuted: ({ by, loser, moves }) => `Nach ${moves.join(', ')} kann ${list(by, 'oder')} den König von ${NAMES[loser]} nicht schlagen.`,
};

const OPTIONS: OptionWords = {
  board: { label: 'Brett', values: { '8-7': '147 Felder', '8-9': '192 Felder' } },
  mate: { label: 'Ende', values: { first: 'beim ersten Matt', last: 'beim letzten Matt' } },
  automatic: { label: 'Matt', values: { off: 'angesagt', on: 'von selbst' } },
};

describe('a second language is a dictionary beside the first', () => {
  const rules = findRuleset('harshman')!;
  const start = rules.begin();

  test('the same finding is said in both, word order and all (Harshman VIII (d))', () => {
    const { found } = take(start.examine!('mate:w>g'));
    expect(sayDeclaration(found)).toBe('At the start of your own turn you cannot declare, only capture the king.');
    expect(sayDeclaration(found, GERMAN)).toBe('Wer am Zug ist, sagt nicht Matt an.');
    const refuted = { variant: 'refuted', args: { by: ['w', 'b'], loser: 'g', moves: ['a1-b1'] } } as const;
    expect(sayDeclaration(refuted, GERMAN)).toBe('Nach a1-b1 kann Weiß oder Schwarz den König von Grau nicht schlagen.');
  });

  test('what is offered has its names in both', () => {
    for (const { id, values } of rules.offers)
      for (const value of values) expect(sayOption(id, OPTIONS).values[value], `${id} ${value}`).not.toBe(sayOption(id).values[value]);
  });

  test('a dictionary that leaves a sentence out is none', () => {
    const { over, ...rest } = GERMAN;
    expect(over({})).toContain('Ende');
    // @ts-expect-error: the sentence for a game that is over is missing
    const short: DeclarationWords = rest;
    expect(Object.keys(short)).toHaveLength(Object.keys(GERMAN).length - 1);
  });
});
