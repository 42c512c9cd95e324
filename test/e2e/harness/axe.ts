import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from './page.ts';

/** The pictures of boards after the first two: drawn alike, by one function, and to a reader one picture each, whatever is in it. */
const BOARDS_LEFT = 2;

/** A phone, a tablet and a laptop: what is shown differs with the width. */
export const WINDOWS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
] as const;

/** What a page looks like by day and by night. */
export const THEMES = ['light', 'dark'] as const;

interface Asked {
  /** Only what is in here. */
  readonly within?: string;
  /** Only these of its rules. */
  readonly rules?: readonly string[];
}

/**
 * What axe finds wrong with a page, a line for each rule. It asks the page alone and says only what is wrong: with frames, which no
 * page has, it would open a window of its own for the sum, and tell of each element what is right.
 */
export async function findViolations(page: Page, { within, rules }: Asked = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  if (rules) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}

/** Takes out of a page what is alike and slow to look through: these elements, and what is inside the pictures of most boards. */
export async function thinOut(page: Page, alike: string): Promise<void> {
  await page.evaluate(
    ([elements, left]) => {
      for (const one of document.querySelectorAll(elements)) one.remove();
      for (const svg of [...document.querySelectorAll('svg.board-svg')].slice(left)) svg.replaceChildren();
    },
    [alike, BOARDS_LEFT] as const,
  );
}
