import { expect as must, type Ruleset, type Setup } from '../../src/engine/index.ts';

/** The string of a position with only these men (and boards), its other fields written in the order of the string. */
export function writePlacing(ruleset: Ruleset, { boards, men }: Partial<Pick<Setup, 'boards' | 'men'>>, rest: string): string {
  const { setup } = ruleset.begin();
  const placed: Setup = { ...setup, boards: boards ?? setup.boards, men: men ?? [], enPassant: [], pending: undefined, resignations: {} };
  const texts = rest.split(' ');
  const { fields } = must(ruleset.sketch(placed));
  if (texts.length !== fields.length) throw new Error(`${rest} says not ${fields.map(({ name }) => name).join(', ')}`);
  const written = fields.reduce((now, { name }, i) => must(ruleset.redraw(now, { kind: 'field', name, text: texts[i]! })), placed);
  return must(ruleset.sketch(written)).text;
}
