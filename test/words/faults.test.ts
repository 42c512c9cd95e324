import { describe, expect, test } from 'vitest';
import { findRuleset, parseRecord, type Fault, type FaultCases, type FaultVariant, type Result } from '../../src/engine/index.ts';
import { FAULTS } from '../../src/words/en/faults.ts';
import { sayFault, sayPlace, type FaultWords } from '../../src/words/faults.ts';
import { failWith, describeResult, toDescribedFault } from '../../src/words/described-fault.ts';

const faultOf = (result: Result<unknown>): Fault => {
  if (result.ok) throw new Error('this was taken');
  return result.fault;
};
const meder = findRuleset('meder')!;
const read = (moves: string): Fault => faultOf(parseRecord(`[Ruleset "meder"]\n\n${moves}`, findRuleset));

/** Some sentences of another language, beside the English ones. */
const GERMAN: FaultWords = {
  ...FAULTS,
  turn: ({ found, players }) => `gefunden: „${found}“, erwartet: ${players.join(' oder ')}`,
  'move/unplayable': ({ found }) => `„${found}“ ist hier nicht spielbar`,
};

describe('a fault is said from what it carries', () => {
  test('what was found and what was expected are data that can be sent and read again', () => {
    const fault = faultOf(meder.parse(meder.start.replace(' w ', ' x ')));
    expect(fault).toMatchObject({ code: 'malformed', field: 'turn', variant: 'turn', args: { found: 'x', players: ['w', 'b'] } });
    const sent = JSON.parse(JSON.stringify(fault)) as Fault;
    expect(sayFault(sent)).toBe('found “x”, expected w or b');
    expect(sayFault(sent, GERMAN)).toBe('gefunden: „x“, erwartet: w oder b');
    // The negative case: another finding is another sentence.
    expect(sayFault(faultOf(meder.parse(meder.start.replace(' w ', ' g '))))).not.toBe(sayFault(fault));
  });

  test('a move of a record has its place: round, player and ply', () => {
    const fault = read('1. b4N b5B 2. Qd5N');
    expect(fault).toMatchObject({ field: 'move', ply: { number: 2, player: 'w', ply: 3, isMain: true } });
    expect(fault.at).toBe('[Ruleset "meder"]\n\n1. b4N b5B 2. '.length);
    expect(sayPlace(fault)).toBe('move 2 (White, ply 3)');
    expect(sayPlace(fault, ({ ply }) => `Halbzug ${ply}`)).toBe('Halbzug 3');
    expect(sayPlace(read('1. b4N (1. c3W Qd5N)'))).toBe('move 1 (Black, ply 2, in a variation)');
    expect(sayPlace(read('1. b4N {no end'))).toBe('comment');
  });

  test('a dictionary that leaves a sentence out is none', () => {
    const { turn, ...rest } = GERMAN;
    expect(turn({ found: 'x', players: ['w'] })).toContain('erwartet');
    // @ts-expect-error: the sentence for a wrong turn is missing
    const short: FaultWords = rest;
    expect(Object.keys(short)).toHaveLength(Object.keys(FAULTS).length - 1);
  });

  test('a text from outside is repeated, but not all of a long one', () => {
    const say = <V extends FaultVariant>(variant: V, args: FaultCases[V]): string => sayFault({ variant, args });
    expect(say('field', { found: 'colour' })).toBe('a position has no field “colour”');
    expect(say('field', { found: 'colour'.repeat(100) }).length).toBeLessThan(100);
  });
});

test('rooms that speak hand faults on in words; one of their own is told as it is', () => {
  const own = failWith('unknown', 'rules', 'these are none we know', 3);
  expect(own.fault).toEqual({ code: 'unknown', field: 'rules', message: 'these are none we know', at: 3 });
  expect(toDescribedFault(own.fault)).toBe(own.fault);
  expect(describeResult(meder.parse('x'))).toMatchObject({
    ok: false,
    fault: { field: 'position', message: expect.stringContaining('seven fields') },
  });
  expect(describeResult(meder.parse(meder.start)).ok).toBe(true);
});
