import { describe, expect, test } from 'vitest';
import { listImports } from './imports.ts';

/** What runs when a module does: all that it imports as values, and what that imports. */
const imports = listImports(['src/engine']).filter(({ bond }) => bond === 'value');

function reach(start: string): ReadonlySet<string> {
  const seen = new Set([start]);
  for (const file of seen) for (const { from, to } of imports) if (from === file) seen.add(to);
  return seen;
}

const RULESETS = ['bartmess', 'meder', 'grant', 'usenet', 'harshman'];
const FAMILIES = /^src\/engine\/(?:trid|threeway)\//;

describe('who takes one door of the engine carries nothing of the others', () => {
  test.for(['src/engine/core/index.ts', 'src/engine/search/index.ts', 'src/engine/record.ts'])('%s brings no ruleset along', (door) => {
    const files = [...reach(door)];
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => FAMILIES.test(file))).toEqual([]);
  });

  test.for(RULESETS)('the door of %s brings its own rules along, and no other’s', (id) => {
    const files = [...reach(`src/engine/rulesets/${id}.ts`)];
    expect(files.some((file) => FAMILIES.test(file))).toBe(true);
    const others = new RegExp(`/(?:${RULESETS.filter((other) => other !== id).join('|')})(?:-[a-z]+)?\\.ts$`);
    expect(files.filter((file) => others.test(file))).toEqual([]);
  });

  test('the first door brings all of them', () => {
    const files = reach('src/engine/index.ts');
    expect(RULESETS.filter((id) => !files.has(`src/engine/rulesets/${id}.ts`))).toEqual([]);
  });
});
