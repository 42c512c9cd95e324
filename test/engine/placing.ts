import { expect as must, type Ruleset, type Setup } from '../../src/engine/index.ts';

/** The string of a position with only these men (and boards); its other fields are as given, right or wrong. */
export function writePlacing(ruleset: Ruleset, { boards, men }: Partial<Pick<Setup, 'boards' | 'men'>>, rest: string): string {
  const { setup } = ruleset.begin();
  const placed = must(ruleset.sketch({ ...setup, boards: boards ?? setup.boards, men: men ?? [] }));
  const [placement] = placed.text.split(' ');
  return `${placement} ${rest}`;
}
