import { describe, expect, test } from 'vitest';
import { engineParse, rulesetOf } from './engine.ts';
import { PLAIN_RULESETS, plainImpossible, plainRewrite, plainStart } from './plain/index.ts';
import { pick, seeded } from './random.ts';
import { tableOf } from './rules/table.ts';
import { vectorsOf } from './vectors.ts';

/** A well formed position with one or two things changed that may make it impossible. */
function altered(random: () => number, ruleset: string, text: string): string {
  const squares = engineParse(ruleset, text).squares.map(({ name }) => name);
  const some = (share: number): string => squares.filter(() => random() < share).join();
  let [placement = '', turn = '', rights = '', enPassant = '', pending = '', clock = '', number = ''] = text.split(' ');
  const changes = [
    () => (placement = swapped(random, placement)),
    () =>
      (placement = placement.replace(/[a-zA-Z](?=[^:@;]*(;|$))/g, (letter) =>
        random() < 0.05 ? pick(random, [...'KQRBNPkqrbnp']) : letter,
      )),
    () => (placement = placement.replace(pick(random, placement.match(/@\w+:/g) ?? []), `@${pick(random, rulesetOf(ruleset).pins).name}:`)),
    () => (turn = turn === 'w' ? 'b' : 'w'),
    () => (rights = pick(random, ['*', '-', some(0.05) || '-'])),
    () => (enPassant = pick(random, ['-', `${pick(random, squares)}:${some(0.03) || pick(random, squares)}`])),
    () => (pending = pick(random, ['-', pick(random, squares)])),
    () => (clock = pick(random, ['0', '1', '99'])),
    () => (number = pick(random, ['1', '2'])),
  ];
  for (let times = random() < 0.5 ? 1 : 2; times > 0; times -= 1) pick(random, changes)();
  return [placement, turn, rights, enPassant, pending, clock, number].join(' ');
}

/** Two squares of the placement, empty ones among them, exchange what they hold. */
function swapped(random: () => number, placement: string): string {
  const heads = placement.split(';').map((part) => part.slice(0, part.indexOf(':') + 1));
  const rows = placement.split(';').map((part) => part.slice(part.indexOf(':') + 1).replace(/\d/g, (run) => '1'.repeat(Number(run))));
  const letters = [...rows.join(';')];
  const places = letters.flatMap((letter, index) => (/\w/.test(letter) ? [index] : []));
  const [first, second] = [pick(random, places), pick(random, places)];
  const exchanged = letters.map((letter, index) => (index === first ? letters[second] : index === second ? letters[first] : letter));
  const parts = exchanged.join('').replace(/1+/g, (run) => String(run.length)).split(';'); // prettier-ignore
  return heads.map((head, index) => head + (parts[index] ?? '')).join(';');
}

describe('positions that cannot arise are refused, all others are read', () => {
  test.each(PLAIN_RULESETS)('%s: engine and plain generator judge altered positions alike', (ruleset) => {
    const random = seeded(15);
    const vectors = vectorsOf(ruleset);
    const special = vectors.filter(({ position }) => !position.includes(' - - '));
    const counts = { read: 0, refused: 0 };
    for (let count = 0; count < 1_200; count += 1) {
      const text = altered(random, ruleset, pick(random, random() < 0.5 ? vectors : special).position);
      const result = rulesetOf(ruleset).parse(text);
      const reason = plainImpossible(ruleset, text) ?? (plainRewrite(ruleset, text) === text ? undefined : 'spelling');
      expect({ text, isRead: result.ok, reason }).toEqual({ text, isRead: reason === undefined, reason });
      counts[result.ok ? 'read' : 'refused'] += 1;
    }
    expect(Math.min(counts.read, counts.refused)).toBeGreaterThan(100);
  });
});

/** All that `*` stands for at the start of Meder's game. */
const FULL_RIGHTS = 'a2W,b2W,c2W,d2W,a7B,b7B,c7B,d7B,z0QL,z1QL,a1QL,d0KL,e0KL,d1KL,e1KL,z8ql,a8ql,z9ql,d8kl,e8kl,d9kl,e9kl';

describe('a refusal names the field', () => {
  const fieldOf = (ruleset: string, text: string): string | undefined => {
    const result = rulesetOf(ruleset).parse(text);
    return result.ok ? undefined : result.fault.field;
  };
  const start = plainStart('meder');
  const table = tableOf('meder');

  test.each([
    ['placement', 'no king', start.replace('PP/KR', 'PP/1R')],
    ['placement', 'two kings of one colour', start.replace('PP/RQ', 'PP/KQ')],
    ['placement', 'nine pawns', start.replace('N:4/4/4/4', 'N:4/4/4/P3')],
    ['placement', 'a third knight beside eight pawns', start.replace('N:4/4/4/4', 'N:4/4/4/N3')],
    ['placement', 'two attack boards on one pin', start.replace('KL@KL1', 'KL@QL1')],
    ['placement', 'a pin of other rules', start.replace('KL@KL1', 'KL@KP1')],
    ['placement', 'a board left out', start.replace(/;kl@\S+/, '')],
    ['placement', 'a row too long', start.replace('PPPP', 'PPPPP')],
    ['placement', 'two digits side by side', start.replace('N:4/', 'N:22/')],
    [
      'placement',
      'a pawn where it must have promoted',
      start.replace('nbbn/pppp', 'Pbbn/ppp1').replace('ql@QL6', 'ql@QL5').replace('PPPP', '1PPP'),
    ],
    ['turn', 'no such player', start.replace(' w ', ' g ')],
    ['turn', 'a king that could be taken', table('Kd1W Rb4N', 'kc8B').text.replace('1R2', '2R1')],
    ['rights', 'a full list written out', start.replace('*', FULL_RIGHTS)],
    ['rights', 'a right without its pawn', start.replace('PPPP', '1PPP').replace('*', 'a2W')],
    ['en passant', 'without a double step', start.replace('* -', '* a4W:a3W,a3N')],
    ['pending', 'nobody waits', start.replace('* - -', '* - a8B')],
    ['clock', 'no number', start.replace(' 0 1', ' x 1')],
    ['number', 'counts from 1', start.replace(' 0 1', ' 0 0')],
  ])('%s: %s', (field, _, text) => {
    expect(text).not.toBe(start);
    expect(fieldOf('meder', text)).toBe(field);
  });

  test('and the same positions without the fault are read', () => {
    expect(fieldOf('meder', start)).toBeUndefined();
    expect(fieldOf('meder', start.replace('PPPP', '1PPP'))).toBeUndefined();
    expect(fieldOf('meder', start.replace('*', 'a2W'))).toBeUndefined();
    expect(fieldOf('meder', table('Kc1W', 'kc8B').text)).toBeUndefined();
  });
});
