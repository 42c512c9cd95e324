import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expect as must, findRuleset, makeRecord, parseRecord } from '../../../src/engine/index.ts';
import { sayPlace } from '../../../src/words/faults.ts';

const PAGE = readFileSync(new URL('../../../docs/game-record.md', import.meta.url), 'utf8');
const blocks = (language: string): string[] =>
  [...PAGE.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text]) => text!);

test('docs/game-record.md: every record there is read, and survives being written', () => {
  expect(blocks('record').length).toBe(3);
  for (const text of blocks('record')) {
    const record = must(parseRecord(text, findRuleset));
    expect(record.plies.length).toBeGreaterThan(2);
    expect(must(parseRecord(makeRecord(record), findRuleset)).plies.map(({ id }) => id)).toEqual(record.plies.map(({ id }) => id));
  }
});

test('docs/game-record.md: every record shown as refused is refused at its move', () => {
  const faults = blocks('refused').map((text) => {
    const result = parseRecord(text, findRuleset);
    return result.ok ? 'read' : `${result.fault.code}, ${sayPlace(result.fault)}`;
  });
  expect(faults).toEqual(['ambiguous, move 9 (White, ply 1)', 'illegal, move 2 (White, ply 3)', 'malformed, variation']);
});
