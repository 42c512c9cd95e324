import { describe, expect, test } from 'vitest';
import { parseAddress } from '../../src/game/game-address.ts';
import {
  compareLink,
  countSteps,
  correspondenceIdOf,
  makeCorrespondenceTag,
  parseCorrespondenceTag,
} from '../../src/game/correspondence.ts';
import { findRuleset } from '../../src/engine/index.ts';

const TWO = ['w', 'b'] as const;

describe('the name of a game by link', () => {
  test('is written and read back', () => {
    for (const turn of TWO)
      expect(parseCorrespondenceTag(makeCorrespondenceTag({ id: 'k3x9q', turn }), TWO)).toEqual({ ok: true, value: { id: 'k3x9q', turn } });
    expect(parseCorrespondenceTag('k3x9q:g', ['w', 'g', 'b'])).toMatchObject({ ok: true });
  });

  test.for(['', 'k3x9q', 'k3x9q:', 'k3x9q:g', 'k3:w', 'K3X9Q:w', 'k3x9q:w:b', `${'k'.repeat(40)}:w`, '<b>:w'])('“%s” is none', (text) => {
    const read = parseCorrespondenceTag(text, TWO);
    expect(!read.ok && [read.fault.field, read.fault.message.includes('k3x9q:w')]).toEqual(['mail', true]);
  });

  test('is found in an address, whatever is wrong with the rest of it', () => {
    expect(correspondenceIdOf('#rules=meder&moves=b2W-b9N&mail=k3x9q:b')).toBe('k3x9q');
    expect([correspondenceIdOf('#rules=meder'), correspondenceIdOf('#mail=!'), correspondenceIdOf('')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

/** Links that were changed by hand, and where the fault is found with what was expected. */
const CHANGED: readonly (readonly [string, string, string, RegExp])[] = [
  ['an illegal move', '#rules=meder&moves=b2W-b9N&mail=k3x9q:b', 'moves', /b9N/],
  ['a move of the wrong army', '#rules=meder&moves=b2W-b4N+b4N-b5N&mail=k3x9q:w', 'moves', /b4N-b5N/],
  ['a move taken out', '#rules=meder&moves=b2W-b4N&mail=k3x9q:w', 'mail', /White’s turn, but after its one move it is Black’s/],
  ['a move put in', '#rules=meder&moves=b2W-b4N+b7B-b5B+c2W-c3W&mail=k3x9q:w', 'mail', /after its 3 moves it is Black’s/],
  ['no move at all', '#rules=meder&mail=k3x9q:b', 'mail', /after no move it is White’s/],
  ['the turn of nobody', '#rules=meder&moves=b2W-b4N&mail=k3x9q:g', 'mail', /expected the name of the game and whose turn it is/],
  ['a move of three taken out', '#rules=harshman&moves=c1-e4&mail=k3x9q:b', 'mail', /Black’s turn, but after its one move it is Gray’s/],
];

describe('a link that was changed by hand is refused by the rules', () => {
  test.for(CHANGED)('%s', ([, hash, field, says]) => {
    const read = parseAddress(hash, findRuleset);
    expect(!read.ok && read.fault).toMatchObject({ field, message: expect.stringMatching(says) });
  });

  test('one that was not is opened, with the game it is of', () => {
    const read = parseAddress('#rules=harshman&moves=c1-e4+a6-a4&mail=k3x9q:b', findRuleset);
    expect(read.ok && read.value.mail).toEqual({ id: 'k3x9q', turn: 'b' });
  });
});

const KEPT = { id: 'k3x9q', seats: ['w'], sent: 3, hash: '#rules=meder&moves=b2W-b4N+b7B-b5B+c2W-c3W&mail=k3x9q:b' } as const;
const link = (moves: string, more = ''): string => `#rules=meder${more}&moves=${moves}&mail=k3x9q:w`;

/** What a link tells beside the game that is kept. */
const TOLD: readonly (readonly [string, string, object])[] = [
  ['the same', KEPT.hash, { kind: 'newer' }],
  ['one move more', link('b2W-b4N+b7B-b5B+c2W-c3W+a7B-a6N'), { kind: 'newer' }],
  ['the same with a comment and a line beside', link('b2W-b4N+{good}+b7B-b5B+(a7B-a6N+c2W-c3W)+c2W-c3W+a7B-a6N'), { kind: 'newer' }],
  ['an older one', link('b2W-b4N'), { kind: 'older', by: 2 }],
  ['another second move', link('b2W-b4N+a7B-a6N+c2W-c3W'), { kind: 'other', fault: { field: 'move 2' } }],
  ['a shorter one with another first move', link('c2W-c3W'), { kind: 'other', fault: { field: 'move 1' } }],
  ['other rules', KEPT.hash.replace('meder', 'grant'), { kind: 'other', fault: { field: 'rules' } }],
  ['another option', link('b2W-b4N', '&options=board=8-9'), { kind: 'other', fault: { field: 'rules' } }],
  ['another start', link('b2W-b4N', '&position=x'), { kind: 'other', fault: { field: 'position' } }],
];

describe('a link is held to the game that is kept', () => {
  test.for(TOLD)('%s', ([, hash, told]) => expect(compareLink(hash, KEPT)).toMatchObject(told));

  test('what was not sent yet may be answered by another move: a link from another of the reader’s devices', () => {
    const unsent = { ...KEPT, sent: 2 };
    expect(compareLink(link('b2W-b4N+b7B-b5B+a2W-a3W'), unsent)).toEqual({ kind: 'newer' });
    expect(compareLink(link('b2W-b4N+b7B-b5B'), unsent)).toEqual({ kind: 'older', by: 1 });
  });

  test('the fault says what was found and what was expected', () => {
    const told = compareLink(link('b2W-b4N+a7B-a6N+c2W-c3W'), KEPT);
    expect(told.kind === 'other' && told.fault.message).toMatch(/^found a7B-a6N, expected b7B-b5B/);
  });

  test('its steps are counted along the main line', () => {
    expect(['#rules=meder', KEPT.hash, link('a+{b+c}+(d+(e)+f)+g')].map(countSteps)).toEqual([0, 3, 2]);
  });
});
