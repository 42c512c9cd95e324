import { describe, expect, test } from 'vitest';
import { makeMovingPicture } from '../../../src/components/embed/files/animated-svg.ts';
import { makePicture } from '../../../src/components/embed/files/picture-file.ts';
import { compose } from '../../../src/board/scene/compose.ts';
import { makeLine, playIds } from '../../../src/board/state/line.ts';
import { toRenderOptions } from '../../../src/board/scene/render-options.ts';
import { TOKENS, type Token } from '../../../src/board/scene/board-colours.ts';
import { expect as take, findRuleset, RULESETS } from '../../../src/engine/index.ts';
import { findAll, readHtml } from '../../../scripts/common/html.ts';

const colours = new Map<Token, string>(TOKENS.map((token) => [token, '#123456']));
const style = { colours, pieces: 'turned', label: 'White & “Black” <here>' } as const;
const tagsOf = (svg: string, tag: string): number => findAll(readHtml(svg), ({ tagName }) => tagName === tag).length;
/** What only a page has: style sheets, custom properties, sizes of its letters. */
const FOREIGN = /var\(|class="board|style="|url\(/;

describe('a picture that is a file of its own', () => {
  test.for(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s needs no page', ([, ruleset]) => {
    const position = ruleset.begin();
    const svg = makePicture(compose(toRenderOptions(position)), style);
    expect(svg).not.toMatch(FOREIGN);
    expect(svg).toContain('fill="#123456"');
    expect(tagsOf(svg, 'use')).toBe(position.squares.filter(({ piece }) => piece).length);
    expect(tagsOf(svg, 'rect')).toBe(1);
    expect(svg).toMatch(/<svg [^>]* width="800" height="\d+"/);
  });
});

describe('a line as a picture that moves', () => {
  const start = findRuleset('meder')!.begin();
  const film = {
    line: take(playIds(start, ['b2W-b4N', 'b7B-b5B'])),
    from: 0,
    view: 'stack',
    side: 'w',
    captions: ['0', '1', '2'],
  } as const;

  test('needs no page, begins with its first position, and stands still for readers who ask for it', () => {
    const svg = makeMovingPicture(film, style);
    expect(svg).not.toMatch(FOREIGN);
    const names = [...svg.matchAll(/@keyframes (f\d+)\{/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(10);
    // What is not in the first picture is hidden but for its times, and all times are a preference of the reader's.
    expect(svg.match(/animation:f\d+ \d+ms step-end infinite/g)).toHaveLength(names.length);
    expect(svg.match(/@media not \(prefers-reduced-motion:reduce\)\{\.f\d+\{animation/g)).toHaveLength(names.length);
    const hidden = new Set([...svg.matchAll(/\.(f\d+)\{visibility:hidden\}/g)].map(([, name]) => name));
    expect(hidden.size).toBeGreaterThan(5);
    expect(hidden.size).toBeLessThan(names.length);
  });

  test('draws what stands still once', () => {
    const still = makePicture(compose(toRenderOptions(start)), style).length;
    expect(makeMovingPicture(film, style).length).toBeLessThan(2 * still);
  });

  test('a line without moves does not move', () => {
    const svg = makeMovingPicture({ ...film, line: makeLine(start), captions: ['0'] }, style);
    expect(svg).not.toContain('@keyframes');
    expect(svg).not.toMatch(FOREIGN);
  });
});
