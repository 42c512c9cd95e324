import { describe, expect, test } from 'vitest';
import { expect as must, findRuleset } from '../../src/engine/index.ts';
import { BuiltPage } from '../../scripts/build/page-rules.ts';
import { findBrokenTextLinks, sourceLineOf } from '../../scripts/build/text-links.ts';

const meder = findRuleset('meder')!;
const spec = (rest: object = {}): string =>
  JSON.stringify({ kind: 'steps', ruleset: 'meder', position: must(meder.parse(meder.start)).text(), ...rest }).replace(/"/g, '&quot;');
const diagram = (id: string, rest: object = {}): string =>
  `<board-diagram id="${id}" data-spec="${spec(rest)}" class="x"><figure></figure></board-diagram>`;
const tie = (attributes: string): string => `<span type="button" class="tie" data-tie ${attributes}>x</span>`;
const page = (...parts: string[]): string => `<html><body><main>${parts.join('')}</main></body></html>`;
const says = (html: string): string[] => findBrokenTextLinks(new BuiltPage('/', html)).map((one) => one.says);

describe('words of the text that name something on a diagram', () => {
  const line = diagram('line', { moves: ['b2W-b4N', 'b7B-b5B'] });

  test('are right where the diagram has it: a step, a square of any step, a pin, an arrow', () => {
    expect(says(page('<h2>A</h2>', tie('data-of="line" data-step="2"'), line))).toEqual([]);
    expect(says(page(line, tie('data-at="b4N QL3"'), tie('data-arrow="b2W-b4N"')))).toEqual([]);
  });

  test('are wrong with a step, a diagram or a square that is not there', () => {
    expect(says(page(line, tie('data-of="line" data-step="3"')))).toEqual(['“line” has 2 steps; there is no step 3']);
    expect(says(page(line, tie('data-of="other" data-at="b4N"')))).toEqual(['this page has no diagram “other”']);
    expect(says(page(tie('data-at="b4N"')))).toEqual(['this page has no diagram to show it on']);
    expect(says(page(line, tie('data-at="a5QL"')))).toEqual(['“line” never shows a square or pin “a5QL”']);
  });

  test('belong to the diagram of their section: before them, else after them', () => {
    const one = diagram('one', { moves: ['b2W-b4N'] });
    const two = tie('data-step="2"');
    expect(says(page('<h2>A</h2>', one, '<h2>B</h2>', two, line))).toEqual([]);
    expect(says(page('<h2>A</h2>', one, two, '<h2>B</h2>', line))).toEqual(['“one” has 1 steps; there is no step 2']);
  });

  test('belong to the diagram of their screen, as the page itself has it, though another stands nearer', () => {
    const screen = (...parts: readonly string[]): string => `<section data-screen="x">${parts.join('')}</section>`;
    const one = diagram('one', { moves: ['b2W-b4N'] });
    expect(says(page(one, screen(tie('data-step="2"'), '<h2>B</h2>', line)))).toEqual([]);
    expect(says(page(line, screen(tie('data-step="2"'), '<h2>B</h2>', one)))).toEqual(['“one” has 1 steps; there is no step 2']);
  });

  test('cannot belong to one of two diagrams with the same id', () => {
    expect(says(page(line, line))).toEqual(['two diagrams of this page have the id “line”']);
  });

  test('are found in their source, whatever stands before them', () => {
    const source = 'one\n\n<Mv of="line" step={2}>\n  b5B\n</Mv> <Mv of="line" step={3}>c</Mv>\n<Sq\n  at="b4N"\n  of="line"\n/>';
    expect(sourceLineOf(source, ['of="line"', 'step={3}'])).toBe(5);
    expect(sourceLineOf(source, ['of="line"', 'at="b4N"'])).toBe(6);
    expect(sourceLineOf(source, ['of="x"'])).toBeUndefined();
  });
});
