import { describe, expect, test } from 'vitest';
import { compose } from '../../../src/board/scene/compose.ts';
import { cropScene } from '../../../src/board/scene/crop.ts';
import { toRenderOptions } from '../../../src/board/scene/render-options.ts';
import { listExamples } from '../../../src/components/analysis-board/example-games.ts';
import { parseAddress } from '../../../src/game/game-address.ts';
import { DEFEATED, FORBIDDEN, HEXES, MARKED, STARTS, TURNED } from '../../../src/components/gallery/boards.ts';
import { ON_BOARDS, ON_CELLS, ON_HEXES, ON_PINS, ON_SQUARES } from '../../../src/components/gallery/mark-pictures.ts';
import { ICONS } from '../../../src/components/site/icons.ts';
import { FOOT_LINKS, isWithin, PLACES } from '../../../src/components/site/nav.ts';
import { expect as valueOf, findRuleset } from '../../../src/engine/index.ts';

const BOARDS = [...STARTS, ...TURNED, ...MARKED, ...FORBIDDEN, ...HEXES, ...DEFEATED];
const MARKS = [...ON_SQUARES, ...ON_PINS, ...ON_BOARDS, ...ON_CELLS, ...ON_HEXES];

describe('the gallery', () => {
  test('has no two boards and no two marks by one name', () => {
    for (const pictures of [BOARDS, MARKS]) expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length);
  });

  test.each(BOARDS)('shows $id: a position of its rules', ({ ruleset, position, options, view, side }) => {
    const rules = valueOf(findRuleset(ruleset)!.configure(options ?? {}));
    const own = valueOf(rules.parse(position ?? rules.start));
    expect(compose(toRenderOptions(own, { view, side })).tiles.length).toBe(own.squares.length);
  });

  test.each(MARKS.filter(({ marks }) => Object.keys(marks).length > 0))(
    'draws $id: more than the board has without it, on squares and pins that are there',
    ({ ruleset, position, marks, about }) => {
      const rules = findRuleset(ruleset)!;
      const own = valueOf(rules.parse(position === 'start' ? rules.start : position));
      const scene = compose(toRenderOptions(own, { marks }));
      const bare = new Set(compose(toRenderOptions(own)).nodes.map((node) => JSON.stringify(node)));
      expect(scene.nodes.some((node) => !bare.has(JSON.stringify(node)))).toBe(true);
      if (about.length > 0) expect(cropScene(scene, about).nodes.length).toBeGreaterThan(0);
    },
  );
});

describe('games to open on the analysis board', () => {
  test('are there for every ruleset, each by an address that holds all of it', () => {
    const examples = listExamples();
    expect(new Set(examples.map(({ rules }) => rules)).size).toBe(5);
    for (const { name, href } of examples) {
      const opened = parseAddress(href.slice(href.indexOf('#')), findRuleset);
      expect(opened.ok, name).toBe(true);
    }
  });
});

describe('the site’s main places', () => {
  test('have a drawing each, and a page of their own', () => {
    for (const { icon } of PLACES) expect(ICONS[icon]).toMatch(/^M/);
    const all = [...PLACES, ...FOOT_LINKS].map(({ href }) => href);
    expect(new Set(all).size).toBe(all.length);
  });

  test('hold the pages below them, and no others', () => {
    const learn = { href: '/learn/' };
    expect(['/learn/', '/learn/meder/pawns/'].every((path) => isWithin(path, learn))).toBe(true);
    expect(['/', '/learned/', '/rules/learn/'].some((path) => isWithin(path, learn))).toBe(false);
  });
});
