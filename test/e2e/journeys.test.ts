import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Engine, Size } from './harness/hands.ts';
import { serveSite, type OwnSite } from './harness/heard.ts';
import { readSample } from './harness/puzzle.ts';
import { LAPTOP, listInstalled, Reader } from './harness/reader.ts';

describe.for(listInstalled())('a reader with $name', (kind) => {
  let [browser, site]: [Engine?, OwnSite?] = [];
  beforeAll(async () => {
    [browser, site] = await Promise.all([kind.start(), serveSite()]);
  });
  afterAll(async () => {
    await browser?.close();
    site?.stop();
  });
  const arrive = (window: Size = LAPTOP): Promise<Reader> => Reader.start(browser!, window, site!.address);
  /** Closes the window; what its pages complained about. */
  const leave = async (reader: Reader): Promise<readonly string[]> => {
    const complaints = [...(await reader.listComplaints())];
    await reader.leave();
    return complaints;
  };

  test('moves on the first board, begins the guided course, answers wrong, tries again and answers right', async () => {
    const reader = await arrive();
    await reader.open('/');
    await reader.wake('first');
    await reader.tap('first', 'a1W');
    await reader.tap('first', 'b3N');
    await reader.readsIn('#first .plate-idle', 'Black to move');
    await reader.follow('[data-begin]', '/learn/meder/first-steps/');
    await reader.counts('.screen.is-here', 1);
    const verdict = '.screen.is-here .exercise-verdict';
    await reader.wake('meder-steps-climb');
    await reader.tap('meder-steps-climb', 'c1W');
    await reader.tap('meder-steps-climb', 'c3N');
    await reader.readsIn(verdict, 'Further: straight ahead');
    await reader.press('.screen.is-here [data-do="retry"]');
    await reader.tap('meder-steps-climb', 'c1W');
    await reader.tap('meder-steps-climb', 'c8B');
    await reader.readsIn(verdict, 'so the rook goes on from one to the next');
    await reader.counts('#meder-steps-climb[data-state="solved"]', 1);
    await reader.press('[data-guide="next"]');
    await reader.readsIn('.guide-count', '2 of');
    expect(await leave(reader)).toEqual([]);
  });

  test('solves a puzzle: a wrong first move is answered, then the key and the mate', async () => {
    const { address, key, mate, wrong } = readSample('meder');
    const reader = await arrive();
    const play = async (move: string): Promise<void> => {
      await reader.pressFor('.moves-open', ':popover-open .board-write');
      await reader.write('input[name="move"]', move);
      await reader.press('.board-write button');
    };
    await reader.open(address);
    await play(wrong);
    await reader.counts('[data-puzzle][data-state="wrong"]', 1);
    await reader.press('[data-do="retry"]');
    await play(key);
    await reader.readsIn('.exercise-verdict', 'Your move');
    await play(mate);
    await reader.counts('[data-puzzle][data-state="solved"]', 1);
    expect(await leave(reader)).toEqual([]);
  });

  test('plays on the analysis board against the machine, which answers, and takes the board to a page of their own', async () => {
    const reader = await arrive();
    await reader.open('/board/');
    await reader.wake('free');
    await reader.press('button.moves-open', { words: 'New game' });
    await reader.press('.free-one-of label', { words: 'White' });
    await reader.press('.free-door button[type="submit"]', { words: 'Play' });
    await reader.tap('free', 'b2W');
    await reader.tap('free', 'b4N');
    await reader.counts('.free-moves button', 2);
    await reader.readsIn('.free-status', 'Your move.');
    await reader.press('button.moves-open', { words: 'Share' });
    await reader.press('a[href*="/embed/"]', { words: 'For your page' });
    await reader.readsIn('h1', 'A board for your page');
    // It stands in the page once the script that others name has run.
    await reader.counts('.maker-preview threefold-board', 1);
    expect(await leave(reader)).toEqual([]);
  });

  test.for(kind.windows)(
    'at $width x $height chooses a pair, reads, is shown a try, turns the pair round and answers a question',
    async (window) => {
      // A reader who is here for the first time: nothing is stored yet.
      const site = await serveSite();
      onTestFinished(() => site.stop());
      const reader = await Reader.start(browser!, window, site.address);
      await reader.open('/compare/');
      await reader.follow('.compare-ways a[href="/compare/bartmess-vs-meder/"]', '/compare/bartmess-vs-meder/');
      // Both starts are whole, of one size and on one line; in the first window, but on a phone, where all seven headings are.
      const starts = await Promise.all(['bartmess', 'meder'].map((id) => reader.see(`[data-start="${id}"] svg.board-svg`)));
      const isPhone = window.width < 640;
      for (const { height } of starts) expect(height).toBeGreaterThan(150);
      const first = isPhone ? [await reader.see('.tonight-part ~ .tonight-part li:last-child')] : starts;
      for (const { bottom } of first) expect(bottom).toBeLessThanOrEqual(window.height);
      for (const side of ['width', 'height', 'top'] as const) expect(starts[0]![side]).toBeCloseTo(starts[1]![side], 0);
      const point = '.tonight-part li:first-child';
      expect(await reader.read(point)).toContain('A piece blocks its whole column, for lines and double steps.');
      if (isPhone) await reader.press(`${point} .point-open`);
      await reader.press(`${point} summary`);
      await reader.counts(`${point} .show[open] .show-plate`, 2);
      await reader.readsIn(`${point} .show-plate.is-legal`, 'b2W–b4W: legal here.');
      await reader.readsIn(`${point} .show-plate.is-refused`, 'in the rook’s way');
      const plates = await Promise.all(['legal', 'refused'].map((is) => reader.see(`${point} .show-plate.is-${is} svg.board-svg`)));
      for (const side of ['width', 'height', 'top'] as const) expect(plates[0]![side]).toBeCloseTo(plates[1]![side], 0);
      expect(plates[0]!.height).toBeGreaterThan(150);
      await reader.press(`${point} summary`);
      await reader.follow('.tonight-turn a:last-child', '/compare/meder-vs-bartmess/');
      await reader.readsIn('h1', 'You know Meder. Tonight: Bartmess.');
      const question = '.quiz > li:not([hidden])';
      await reader.lookAt(question);
      expect((await reader.see(question)).height).toBeLessThanOrEqual(window.height);
      await reader.press(`${question} label:first-child`);
      await reader.press(`${question} form button`);
      await reader.readsIn('.quiz-score', 'of 1 right at the first try');
      expect(await reader.overhang()).toBeLessThanOrEqual(0);
      expect(await leave(reader)).toEqual([]);
    },
  );

  test('reads on when there is no network any more', async () => {
    // A browser that forgets, as WebKit does here, drops what is kept of a site while no window shows it: so one shows this site alone, throughout.
    const own = await serveSite();
    onTestFinished(() => own.stop());
    const reader = await Reader.start(browser!, LAPTOP, own.address);
    await reader.open('/');
    await reader.isKept();
    await reader.open('/learn/meder/columns/');
    await reader.readsIn('h1', 'Squares above squares');
    expect(await reader.listComplaints()).toEqual([]);
    own.stop();
    await reader.open('/learn/meder/columns/');
    await reader.readsIn('h1', 'Squares above squares');
    await reader.open('/');
    await reader.readsIn('h1', 'The rulebook for chess');
    await reader.leave();
  });
});
