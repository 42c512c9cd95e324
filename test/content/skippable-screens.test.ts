import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { KNOWN_FROM_CHESS, listKnown } from '../../src/content/skippable-screens.ts';
import { readPlace } from '../../src/content/course-parts.ts';
import { RULESET_IDS } from '../../src/content/rulesets.ts';
import { listTags } from '../../src/content/tags.ts';

/** The claims that are shown nowhere but on those screens: each is as in chess, as seen from above. */
const SAME_AS_CHESS: readonly string[] = [
  'meder-1.1-white-first',
  'meder-1.2-result',
  'meder-3.1b-attack',
  'meder-3.2a-queen',
  'meder-3.2b-rook',
  'meder-3.2c-bishop',
  'meder-3.3-knight',
  'meder-3.4b-double',
  'meder-3.4c-capture',
  'meder-3.5a-king',
  'meder-3.5a-king-attacked',
  'meder-3.5b-check',
  'meder-3.5b-no-declaration',
  'meder-5.1b-resign',
  'usenet-preface-post',
  'usenet-ruling-queen-both',
  'bartmess-6.1-king',
  'bartmess-6.2-queen',
  'bartmess-6.3-rook',
  'bartmess-6.4-bishop',
  'bartmess-6.5-knight',
  'bartmess-6.5-occupied',
  'grant-general-flat',
  'harshman-knight-jumps',
  'harshman-pawn-capture-vacant',
  'harshman-protect-out-of-check',
  'harshman-queen',
];

const readCourse = (ruleset: string) =>
  readdirSync(`src/content/docs/learn/${ruleset}`).map((file) => {
    const text = readFileSync(`src/content/docs/learn/${ruleset}/${file}`, 'utf8');
    const screens = listTags(text).flatMap(({ name, has }) =>
      name === 'Screen' ? [{ id: has.get('id') ?? '', claims: (has.get('claims') ?? '').split(/\s+/).filter(Boolean) }] : [],
    );
    return { lesson: file.replace(/\.mdx$/, ''), part: readPlace(text).part, screens };
  });

describe('the door of those who know chess', () => {
  test.for([...RULESET_IDS])('passes over screens that are there, in the first part: %s', (ruleset) => {
    const course = readCourse(ruleset);
    const missing = Object.entries(KNOWN_FROM_CHESS[ruleset] ?? {}).flatMap(([lesson, screens]) => {
      const found = course.find((one) => one.lesson === lesson && one.part === 'tonight');
      return screens.filter((id) => !found?.screens.some((screen) => screen.id === id)).map((id) => `${lesson}#${id}`);
    });
    expect(missing).toEqual([]);
    expect(listKnown(ruleset, 'nowhere')).toEqual([]);
  });

  test('leaves out no claim but those that are as in chess', () => {
    const left = RULESET_IDS.flatMap((ruleset) => {
      const screens = readCourse(ruleset).flatMap(({ lesson, screens }) =>
        screens.map(({ id, claims }) => ({ claims, isKnown: listKnown(ruleset, lesson).includes(id) })),
      );
      const read = new Set(screens.filter(({ isKnown }) => !isKnown).flatMap(({ claims }) => claims));
      return screens.filter(({ isKnown }) => isKnown).flatMap(({ claims }) => claims.filter((claim) => !read.has(claim)));
    });
    expect([...new Set(left)].sort()).toEqual([...SAME_AS_CHESS].sort());
  });
});
