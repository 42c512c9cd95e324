import type { Browser, Page } from 'playwright-core';

/** What one press costs the page's main thread on average, in milliseconds of its own time: a busy machine changes it little. */
export interface PressCost {
  readonly task: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
}

const NAMES = { task: 'TaskDuration', script: 'ScriptDuration', style: 'RecalcStyleDuration', layout: 'LayoutDuration' } as const;
/** Presses that are measured, after some that make the code warm. */
const [PRESSES, FIRST] = [40, 10];

/**
 * A peer without any library: a board of 64 buttons of which a press marks one and shows four squares to go to, as little as a board can do. A press
 * on ours asks the rules besides.
 */
export const BARE_BOARD = `<!doctype html><html lang="en"><title>Peer</title><style>
#board { display: grid; grid-template-columns: repeat(8, 60px) } button { block-size: 60px; position: relative }
.on { background: gold } .dot::after { content: ''; position: absolute; inset: 20px; border-radius: 50%; background: green }
</style><div id="board">${Array.from({ length: 64 }, (_, at) => `<button data-at="${at}"></button>`).join('')}</div><script>
const all = [...document.querySelectorAll('button')];
document.querySelector('#board').addEventListener('pointerdown', ({ target }) => {
  const at = all.indexOf(target);
  all.forEach((one, index) => {
    one.classList.toggle('on', index === at);
    one.classList.toggle('dot', [8, 16, 9, 7].includes(at - index));
  });
});
</script>`;

/** Presses two places in turn, and gives the mean cost of a press. */
export async function measurePresses(
  browser: Browser,
  prepare: (page: Page) => Promise<void>,
  places: readonly [string, string],
): Promise<PressCost> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1366, height: 768 } });
  try {
    const page = await context.newPage();
    await prepare(page);
    const points = await Promise.all(
      places.map(async (place) => {
        const box = (await page.locator(place).first().boundingBox())!;
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }),
    );
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const read = async (): Promise<PressCost> => {
      const { metrics } = await session.send('Performance.getMetrics');
      const of = (name: string): number => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000;
      return { task: of(NAMES.task), script: of(NAMES.script), style: of(NAMES.style), layout: of(NAMES.layout) };
    };
    const press = async (at: number): Promise<void> => {
      for (const type of ['mousePressed', 'mouseReleased'] as const)
        await session.send('Input.dispatchMouseEvent', { type, ...points[at % 2]!, button: 'left', clickCount: 1 });
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    };
    const spend = async (presses: number, act: (at: number) => Promise<void>): Promise<PressCost> => {
      const before = await read();
      for (let at = 0; at < presses; at++) await act(at);
      const after = await read();
      const each = (key: keyof PressCost): number => (after[key] - before[key]) / presses;
      return { task: each('task'), script: each('script'), style: each('style'), layout: each('layout') };
    };
    await spend(FIRST, press);
    const pressed = await spend(PRESSES, press);
    // What two frames and a question to the page cost without a press.
    const idle = await spend(PRESSES, async () => {
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    });
    return {
      task: pressed.task - idle.task,
      script: pressed.script - idle.script,
      style: pressed.style - idle.style,
      layout: pressed.layout - idle.layout,
    };
  } finally {
    await context.close();
  }
}

/** `12.3 ms (script 5.1, style 2.0, layout 1.0)`. */
export const sayCost = ({ task, script, style, layout }: PressCost): string =>
  `${task.toFixed(1)} ms (script ${script.toFixed(1)}, style ${style.toFixed(1)}, layout ${layout.toFixed(1)})`;
