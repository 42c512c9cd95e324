import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { declarations, ids, read } from './support.ts';

interface Vector {
  readonly position: string;
  readonly board: string;
  readonly mate: string;
  readonly automatic: boolean;
  readonly moves: readonly string[];
  readonly declarations: readonly string[];
  readonly check: readonly string[];
  readonly status: string;
}

const VECTORS = readFileSync(new URL('../../fixtures/vectors/hex3.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Vector);

describe('positions by an independent program', () => {
  test('are ninety', () => {
    expect(VECTORS).toHaveLength(90);
  });

  test.each(VECTORS)('$board $mate $position', (vector) => {
    const position = read(vector.position, { board: vector.board, mate: vector.mate, automatic: vector.automatic ? 'on' : 'off' });
    expect(ids(position.moves())).toEqual(vector.moves);
    expect(declarations(position)).toEqual(vector.declarations);
    expect(position.status()).toBe(vector.status);
    expect(position.checks().map((check) => check.player)).toEqual(vector.check);
    // A position that automatic checkmate settles is printed settled.
    if (vector.status === 'checkmate') expect(position.active).not.toContain('w');
    else expect(position.text()).toBe(vector.position);
  });
});
