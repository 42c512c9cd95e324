import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { listFiles } from '../../scripts/common/files.ts';
import { HEAD } from '../../src/content/frontmatter.ts';
import { PARTS } from '../../src/content/course-parts.ts';
import { RULESET_IDS } from '../../src/content/rulesets.ts';

type Fields = Readonly<Record<string, string | number>>;

/** The head of a page: one word and its value a line. */
function readHead(text: string): Fields {
  const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  return Object.fromEntries(
    head.split('\n').map((line) => {
      const [, name = '', quote = '', value = ''] = /^(\w+): (?:(["'])(.*)\2|.*)$/.exec(line) ?? [];
      const plain = quote === '' ? line.slice(name.length + 2) : value;
      if (name === '') throw new Error(`not one word and its value: ${line}`);
      if (quote === '' && plain.includes(': ')) throw new Error(`a value with a colon stands in quotation marks: ${line}`);
      return [name, quote === '' && /^\d+$/.test(plain) ? Number(plain) : plain];
    }),
  );
}

const pages = await Promise.all(
  (await listFiles('src/content/docs', '.mdx')).map(async (file) => ({ file, head: readHead(await readFile(file, 'utf8')) })),
);
const lessons = pages.filter(({ head }) => head['kind'] === 'lesson');

describe('the head of a page of text', () => {
  test('is whole, and of a kind we know', () => {
    expect(pages.length).toBeGreaterThan(100);
    const faults = pages.flatMap(({ file, head }) => {
      const read = HEAD.safeParse(head);
      return read.success ? [] : [`${file}: ${read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`];
    });
    expect(faults).toEqual([]);
  });

  test('has a title, and a description of a sentence or two', () => {
    const faults = pages.filter(({ head: { title = '', description = '' } }) => title === '' || !/^.{50,220}$/.test(String(description)));
    expect(faults.map(({ file }) => file)).toEqual([]);
  });

  test('is refused where something is missing, or is not one of those there are', () => {
    const { head } = lessons[0]!;
    expect(HEAD.safeParse(head).success).toBe(true);
    for (const name of ['ruleset', 'topic', 'part', 'order', 'source', 'minutes', 'summary'])
      expect([name, HEAD.safeParse({ ...head, [name]: undefined }).success]).toEqual([name, false]);
    for (const wrong of [
      { ruleset: 'chess' },
      { topic: 'weather' },
      { order: 0 },
      { part: 'tomorrow' },
      { minutes: 'few' },
      { kind: 'essay' },
    ])
      expect([wrong, HEAD.safeParse({ ...head, ...wrong }).success]).toEqual([wrong, false]);
    expect(() => readHead('---\n  title: x\n---\n')).toThrow('not one word and its value');
  });
});

describe('the lessons of a course', () => {
  test('name the ruleset of their folder, and have the places of each part from 1 without a gap', () => {
    for (const ruleset of RULESET_IDS) {
      const course = lessons.filter(({ file }) => file.replaceAll('\\', '/').includes(`docs/learn/${ruleset}/`));
      expect([ruleset, course.length > 9]).toEqual([ruleset, true]);
      expect(course.filter(({ head }) => head['ruleset'] !== ruleset).map(({ file }) => file)).toEqual([]);
      for (const part of PARTS) {
        const places = course.filter(({ head }) => head['part'] === part).map(({ head }) => Number(head['order']));
        places.sort((one, other) => one - other);
        expect([ruleset, part, places.length > 0, places]).toEqual([ruleset, part, true, places.map((_, index) => index + 1)]);
      }
    }
  });
});
