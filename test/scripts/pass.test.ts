import { mkdtemp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applyEdits, applyRules, type PageRule } from '../../scripts/build/page-rules.ts';

describe('changes of a page', () => {
  test('are made together, whatever order they are said in', () => {
    const edits = [
      { from: 4, to: 5, text: 'X' },
      { from: 0, to: 0, text: '<' },
      { from: 1, to: 3, text: '' },
    ];
    expect(applyEdits('abcdef', edits)).toBe('<adXf');
    expect(applyEdits('abc', [])).toBe('abc');
  });

  test('of one place by two rules are refused', () => {
    const edits = [
      { from: 0, to: 3, text: 'x' },
      { from: 2, to: 4, text: 'y' },
    ];
    expect(() => applyEdits('abcdef', edits)).toThrow('touch its place 2');
  });
});

describe('a pass over the built site', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pass-'));
    await mkdir(join(folder, 'learn'));
    await writeFile(join(folder, 'index.html'), '<p>one</p>');
    await writeFile(join(folder, 'learn/index.html'), '<p>two</p><template><p>no</p></template>');
    await writeFile(join(folder, '404.html'), '<b>three</b>');
    await writeFile(join(folder, 'note.txt'), '<p>no page</p>');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const insert: PageRule = ({ elements }) => ({
    edits: elements
      .filter(({ tagName }) => tagName === 'p')
      .map(({ sourceCodeLocation: place }) => ({ from: place!.startTag!.endOffset, to: place!.startTag!.endOffset, text: '!' })),
  });

  test('hands each page, with its address, to every rule, and writes what they change, once', async () => {
    const seen: string[] = [];
    const trees = new Set<object>();
    const first: PageRule = (page) => {
      seen.push(page.address);
      trees.add(page.tree);
      return { edits: [{ from: 0, to: 0, text: '<!-- -->' }] };
    };
    const second: PageRule = (page) => {
      trees.add(page.tree);
      return insert(page);
    };
    expect(await applyRules(folder, [first, second])).toEqual([]);
    expect(seen.sort()).toEqual(['/', '/404.html', '/learn/']);
    expect(trees.size).toBe(3);
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('<!-- --><p>!one</p>');
    expect(await readFile(join(folder, 'learn/index.html'), 'utf8')).toBe('<!-- --><p>!two</p><template><p>no</p></template>');
    expect(await readFile(join(folder, 'note.txt'), 'utf8')).toBe('<p>no page</p>');
  });

  test('gives every fault of every page, and writes no page that nothing changes', async () => {
    const before = (await stat(join(folder, '404.html'))).mtimeMs;
    const rule: PageRule = async (page) => Promise.resolve({ faults: [`${page.address} is bad`] });
    expect(await applyRules(folder, [rule, insert, () => undefined])).toEqual(['/ is bad', '/404.html is bad', '/learn/ is bad']);
    expect((await stat(join(folder, '404.html'))).mtimeMs).toBe(before);
  });
});
