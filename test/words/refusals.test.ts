import { describe, expect, test } from 'vitest';
import { codeOf } from '../../src/engine/core/refusal.ts';
import type { RefusalCases, RefusalVariant } from '../../src/engine/core/refusal-cases.ts';
import { findRuleset, REFUSAL_CODES, type Refusal } from '../../src/engine/index.ts';
import { DECLARATIONS } from '../../src/words/en/declarations.ts';
import { REFUSALS } from '../../src/words/en/refusals.ts';
import { sayDeclaration } from '../../src/words/declarations.ts';
import { sayRefusal } from '../../src/words/refusals.ts';

const refuse = (ruleset: string, from: string, to: string): Refusal => findRuleset(ruleset)!.begin().refuse(from, to)!;
const say = <V extends RefusalVariant>(variant: V, args: RefusalCases[V]): string => sayRefusal({ variant, args });

describe('a refusal is said from what it carries', () => {
  test('its code, variant and arguments are data that can be sent and read again', () => {
    const refusal = refuse('meder', 'a1W', 'a1B');
    const { code, variant, args } = refusal;
    expect(code).toBe(codeOf(variant));
    const sent = JSON.parse(JSON.stringify({ variant, args })) as Refusal;
    expect(sayRefusal(sent)).toBe(sayRefusal(refusal));
    // The piece is on the square it starts from; the negative case: another square is another sentence.
    expect(say('own-piece', { role: 'rook', square: 'a1W' })).not.toBe(say('own-piece', { role: 'rook', square: 'b1W' }));
  });

  test('every code has a sentence, and no sentence is for a code that is not in the list', () => {
    const said = new Set(Object.keys(REFUSALS).map((variant) => codeOf(variant as RefusalVariant)));
    expect([...said].toSorted()).toEqual(Object.keys(REFUSAL_CODES).toSorted());
  });

  test('one man and several have their verb', () => {
    const pieces = [
      { role: 'knight', square: 'b1W' },
      { role: 'pawn', square: 'b2W' },
    ] as const;
    expect(say('blocked', { pieces: pieces.slice(0, 1), role: 'rook' })).toBe('The knight on b1W is in the rook’s way.');
    expect(say('blocked', { pieces, role: 'rook' })).toBe('The knight on b1W and the pawn on b2W are in the rook’s way.');
    expect(say('leaves-check/opens', { pieces: [{ role: 'queen', square: 'a9B', isNew: true }] })).toBe(
      'That would leave the king open to the new queen on a9B.',
    );
  });

  test('a declaration that is barred is refused by the sentence of its examination', () => {
    for (const variant of ['automatic', 'not-playing', 'own-turn', 'two-players', 'let-stand'] as const)
      expect(say('mate-refuted', { found: { variant, args: {} } })).toBe(DECLARATIONS[variant]({}));
    expect(sayDeclaration({ variant: 'refuted', args: { by: ['w', 'b'], loser: 'g', moves: ['a1-b1'] } })).toBe(
      'After a1-b1, neither White nor Black can capture Gray’s king.',
    );
  });
});
