import fc from 'fast-check';

/** What is done to a stretch of a text: it goes, or something else stands in its place. */
const DAMAGES = ['write', 'remove', 'repeat', 'reverse', 'splice'] as const;

/** How a text is damaged. */
export interface DamageSettings {
  /** What is written into a text or over it. */
  readonly signs: readonly string[];
  /** Most places that are damaged, 3 unless told. */
  readonly places?: number;
  /** Most characters of one damaged stretch, 3 unless told. */
  readonly length?: number;
}

/**
 * Good texts made bad in a few places: stretches written over, removed, repeated, turned round, exchanged with a stretch of another text, or cut off
 * from there. What fails shrinks to the first text with the fewest and smallest damages.
 */
export function makeDamagedText(samples: readonly string[], { signs, places = 3, length = 3 }: DamageSettings): fc.Arbitrary<string> {
  const sample = fc.constantFrom(...samples);
  const damage = fc.record({
    kind: fc.constantFrom(...DAMAGES),
    // Places are told as natural numbers, taken modulo the text, so that they hold for every text and shrink to its beginning.
    from: fc.nat(),
    length: fc.nat({ max: length }),
    sign: fc.constantFrom(...signs),
    times: fc.integer({ min: 2, max: 12 }),
    other: sample,
  });
  const end = fc.oneof({ arbitrary: fc.constant(undefined), weight: 30 }, { arbitrary: fc.nat(), weight: 1 });
  return fc.tuple(sample, fc.array(damage, { minLength: 1, maxLength: places }), end).map(([text, damages, cutAt]) => {
    const damaged = damages.reduce((bad, { kind, from: at, length: wanted, sign, times, other }) => {
      const from = at % (bad.length + 1);
      const to = Math.min(bad.length, from + wanted);
      const part = bad.slice(from, to);
      const otherFrom = at % (other.length + 1);
      const middle: Readonly<Record<(typeof DAMAGES)[number], string>> = {
        write: sign,
        remove: '',
        repeat: part.repeat(times),
        reverse: [...part].reverse().join(''),
        splice: other.slice(otherFrom, otherFrom + wanted),
      };
      return bad.slice(0, from) + middle[kind] + bad.slice(to);
    }, text);
    return cutAt === undefined ? damaged : damaged.slice(0, cutAt % (damaged.length + 1));
  });
}
