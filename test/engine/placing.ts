import { expect as must, type Ruleset, type Setup } from '../../src/engine/index.ts';

/** The string of a position with only these pieces (and boards); its other fields are as given, right or wrong. */
export function writePlacing(ruleset: Ruleset, { boards, pieces }: Partial<Pick<Setup, 'boards' | 'pieces'>>, rest: string): string {
  const { setup } = ruleset.begin();
  const placed = must(ruleset.viewSetup({ ...setup, boards: boards ?? setup.boards, pieces: pieces ?? [] }));
  const [placement] = placed.text.split(' ');
  return `${placement} ${rest}`;
}
