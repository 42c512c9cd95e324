import { describe, expect, test } from 'vitest';
import { expect as must, findRuleset, makeRecord, parseRecord, RULESETS } from '../../../src/engine/index.ts';
import { readText } from '../../../src/game/reader/read-text.ts';
import { TEXTS } from './texts.ts';

const read = (text: string, rules: string) => readText(text, { find: findRuleset, ruleset: findRuleset(rules)! });

describe('texts that people paste', () => {
  test.for(TEXTS.map((one) => [JSON.stringify(one.text).slice(0, 100), one] as const))('%s', ([, one]) => {
    const { kind, ruleset, form, plies, position, fault } = read(one.text, one.rules);
    expect(fault?.sentence ?? '').toMatch(one.fault?.[0] ?? /^$/);
    if (one.fault?.[1] !== undefined) expect(fault?.word).toBe(one.fault[1]);
    expect({ kind, ids: plies.map(({ id }) => id).join(' ') }).toEqual({ kind: one.kind ?? 'game', ids: one.moves });
    if (one.moves !== '') expect(form).toBe(one.form ?? 'own');
    if (one.by === '' || kind === 'none') return;
    expect(ruleset?.id).toBe(one.by ?? one.rules);
    expect(position?.text()).toBe((plies.at(-1)?.position ?? position)?.text());
  });

  test('are two hundred at least', () => {
    expect(TEXTS.length).toBeGreaterThanOrEqual(200);
  });
});

describe('the result of a record', () => {
  test('is read back where three drew and each has two thirds (Harshman, Appendix II)', () => {
    const record = makeRecord(must(parseRecord('[Ruleset "harshman"]\n1. b3-b4 a6-a5 l6-k5\n2. draw:wgb', findRuleset)));
    expect(record).toContain('[Result "2/3-2/3-2/3"]');
    for (const text of [record, record.replaceAll('2/3', '⅔')]) {
      const { plies, fault } = read(text, 'harshman');
      expect(fault?.sentence).toBeUndefined();
      expect(plies.map(({ id }) => id)).toEqual(['b3-b4', 'a6-a5', 'l6-k5', 'draw:wgb']);
    }
  });

  test('of two players shares one point: a score such as 5-5 is none', () => {
    for (const result of ['1-0', '½-½', '0.5 : 0.5', '0-1']) expect(read(`1. b4N b5B ${result}`, 'meder').fault).toBeUndefined();
    for (const score of ['5-5', '1-1', '1/3-2/3']) expect(read(`1. b4N b5B ${score}`, 'meder').fault?.word).toBe(score);
  });
});

describe('the author’s sample game (Meder, sample game)', () => {
  const { games } = findRuleset('meder')!;
  const whole = games[0]!.steps.join(' ');
  const ids = read(whole, 'meder').plies.map(({ id }) => id);

  test('is read with its last words', () => {
    expect(ids.length).toBe(33);
    for (const tail of ['(=) .... etc.', '(=) … etc.', '...', '.... usw.']) {
      const { plies, fault } = read(`${whole} ${tail}`, 'meder');
      expect(fault).toBeUndefined();
      expect(plies.map(({ id }) => id)).toEqual(ids);
    }
  });

  test('is read with the letters of other languages (Meder E6), all of it', () => {
    const start = findRuleset('meder')!.begin();
    const own = { K: 0, Q: 1, R: 2, B: 3, N: 4 } as Readonly<Record<string, number>>;
    for (const [code, letters] of [
      ['de', 'KDTLS'],
      ['fr', 'RDTFC'],
      ['nl', 'KDTLP'],
      ['hu', 'KVBFH'],
    ] as const) {
      let here = start;
      const words = ids.map((id) => {
        const move = here.moves().find((one) => one.id === id)!;
        const written = here.ruleset.notation.write(here, move);
        here = here.after(move);
        return written
          .replace(/^[KQRBN](?![LP]\d)/, (letter) => letters[own[letter]!]!)
          .replace(/[QK](?=[LP]\d)/g, (letter) => letters[own[letter]!]!);
      });
      const { plies, form, fault } = read(words.join(' '), 'meder');
      expect(fault?.sentence).toBeUndefined();
      expect({ form, ids: plies.map(({ id }) => id) }).toEqual({ form: `letters:${code}`, ids });
    }
  });
});

describe('games of all rulesets', () => {
  test('are read from their own text, their ids and their long names alike', () => {
    for (const { id, games } of RULESETS)
      for (const { steps } of games) {
        const { plies, fault } = read(steps.join(' '), id);
        expect(fault?.sentence).toBeUndefined();
        const again = read(plies.map((ply) => ply.id).join(' '), id);
        expect(again.plies.map((ply) => ply.id)).toEqual(plies.map((ply) => ply.id));
        const link = read(`#rules=${id}&moves=${plies.map((ply) => encodeURIComponent(ply.id)).join('+')}`, 'meder');
        expect({ kind: link.kind, text: link.position?.text() }).toEqual({ kind: 'link', text: plies.at(-1)!.position.text() });
      }
  });
});

describe('comments and variations', () => {
  test('come back as they were written, whatever signs are in them', () => {
    const { plies } = read('1. b4N {“Müller” – 50 % & more…} b5B (1... a6N {too slow} 2. a3W) 2. c3W', 'meder');
    expect(plies[0]!.comment).toBe('“Müller” – 50 % & more…');
    expect(plies[1]!.variations?.map((line) => line.map(({ id, comment }) => [id, comment]))).toEqual([
      [
        ['a7B-a6N', 'too slow'],
        ['a2W-a3W', undefined],
      ],
    ]);
  });

  test('with a fault keep what was read before it, and the game goes on', () => {
    const { plies, fault } = read('1. b4N b5B (1... a6N 2. zzz) 2. c3W', 'meder');
    expect(plies.map(({ id }) => id)).toEqual(['b2W-b4N', 'b7B-b5B', 'c2W-c3W']);
    expect(plies[1]!.variations?.[0]?.map(({ id }) => id)).toEqual(['a7B-a6N']);
    expect(fault).toMatchObject({ word: 'zzz', line: 1 });
  });
});

describe('texts without end', () => {
  const times = (text: string, count: number): string => text.repeat(count);
  const hostile: Readonly<Record<string, string>> = {
    megabyte: times('x', 1_000_000),
    'megabyte of moves': times('1. b4N b5B ', 100_000),
    'megabyte of brackets': times('(', 1_000_000),
    'megabyte of a link': `#rules=meder&moves=${times('b2W-b4N+', 130_000)}`,
    'megabyte of a position': times('4/', 500_000),
    'megabyte of nothing': times('\u200b', 1_000_000),
    'nested link': `#rules=meder&moves=b2W-b4N+b7B-b5B${times('+(b7B-b5B+a2W-a3W', 3000)}${times(')', 3000)}`,
    'nested game': `1. b4N ${times('(1. c3W ', 3000)}`,
  };

  test('are answered at once, with one sentence', () => {
    read('1. b4N', 'meder');
    for (const [name, text] of Object.entries(hostile)) {
      const before = process.threadCpuUsage();
      const { fault } = read(text, 'meder');
      const { user, system } = process.threadCpuUsage(before);
      expect((user + system) / 1000, name).toBeLessThan(50);
      expect(fault?.sentence, name).toMatch(/^\S.{10,400}\.$/);
    }
  });
});
