import { describe, expect, test } from 'vitest';
import { engineParse } from './engine.ts';
import { PLAIN_RULESETS } from './plain/index.ts';
import { vectorsOf } from './vectors.ts';

describe.each(PLAIN_RULESETS)('%s agrees with the test vectors', (ruleset) => {
  test.each(vectorsOf(ruleset).map((vector, index) => [index + 1, vector] as const))('position %i of 60', (_, vector) => {
    const position = engineParse(ruleset, vector.position);
    expect(position.moves().map(({ id }) => id)).toEqual(vector.moves);
    expect(position.checks().map(({ player }) => player)).toEqual(vector.check);
    expect(position.status()).toBe(vector.status);
    expect(position.text()).toBe(vector.position);
  });
});
