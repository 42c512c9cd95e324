import { h, render, type ComponentChild } from 'preact';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import type { LiveDiagram } from '../../../src/components/diagram/live-diagram.ts';
import { mount, type Kinds } from '../../../src/components/diagram/mount.tsx';
import type { PlateSpec } from '../../../src/components/diagram/plate-spec.ts';
import { ToolsBar } from '../../../src/components/diagram/ToolsBar.tsx';
import { compose } from '../../../src/board/scene/compose.ts';
import { toRenderOptions } from '../../../src/board/scene/render-options.ts';
import { makeSvg } from '../../../src/board/render/svg.ts';
import { expect as valueOf, findRuleset, type Position } from '../../../src/engine/index.ts';

/** Milliseconds after which Preact runs what waits for a frame that does not come: the page is taken away after that. */
const FRAME_LOST = 35;
afterAll(async () => {
  vi.useRealTimers();
  await new Promise((done) => setTimeout(done, 2 * FRAME_LOST));
});

/** A ruleset's position, or its start. */
export function openRules(ruleset: string, text?: string): Position {
  const found = findRuleset(ruleset)!;
  return valueOf(found.parse(text ?? found.start));
}

/** The common part of a plate's spec. */
export function specFor(position: Position, kind: string, mode: PlateSpec['mode']): PlateSpec {
  return { kind, ruleset: position.ruleset.id, position: position.text(), view: 'stack', side: 'w', marks: {}, mode };
}

/** The size of every board's frame, in pixels. */
export const FRAME = 400;

/** A plate in a page, as the build writes it: picture, tools and the parts of its kind. */
export class Plate {
  readonly host = document.createElement('div');
  readonly spec: PlateSpec;
  readonly position: Position;
  readonly #life = new AbortController();
  #live: LiveDiagram | undefined;

  constructor(spec: PlateSpec, position: Position, parts: Readonly<Record<string, ComponentChild>> = {}, id = 'plate') {
    this.spec = spec;
    this.position = position;
    const scene = compose(toRenderOptions(position, { view: spec.view, side: spec.side, marks: spec.marks }));
    this.host.id = id;
    const hasBoards = position.boards.length > 0;
    Object.assign(this.host.dataset, { prefix: `${id}-`, spec: JSON.stringify(spec), ...(hasBoards && { alike: 'meder grant' }) });
    const svg = makeSvg(scene, { prefix: `${id}-`, label: 'A board' });
    this.host.innerHTML = `<div class="board-frame"><div class="board-picture">${svg}</div></div>`;
    const all = { tools: h(ToolsBar, { view: spec.view, hasBoards }), ...parts };
    for (const [name, content] of Object.entries(all)) {
      const place = document.createElement('div');
      place.dataset['platePart'] = name;
      render(content, place);
      this.host.append(place);
    }
    document.body.append(this.host);
    const box = { left: 0, top: 0, right: FRAME, bottom: FRAME, width: FRAME, height: FRAME, x: 0, y: 0 } as DOMRect;
    this.frame.getBoundingClientRect = () => box;
  }

  get frame(): HTMLElement {
    return this.host.querySelector<HTMLElement>('.board-frame')!;
  }

  /** Gives it its life, as a touch does. */
  async wake(kinds: Kinds): Promise<LiveDiagram> {
    this.#live = await mount(this.host, { kinds, lifetime: this.#life.signal });
    return this.#live;
  }

  /** It leaves the page. */
  end(): void {
    this.#life.abort();
    this.host.remove();
  }

  /** A press on a square or pin, as a screen reader makes it. */
  press(name: string): void {
    this.cell(name).click();
  }

  cell(name: string): HTMLElement {
    const cell = this.host.querySelector<HTMLElement>(`[data-at="${name}"]`);
    if (!cell) throw new Error(`the board has no place “${name}”`);
    return cell;
  }

  /** What a place says of itself. */
  words(name: string): string {
    return this.cell(name).getAttribute('aria-label') ?? '';
  }

  /** A key on an element of it; whether it was taken. */
  key(key: string, on: Element = document.activeElement ?? this.frame): boolean {
    return !on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }

  /** The button with these words, or with a name that begins so. */
  button(words: string): HTMLButtonElement {
    const all = [...this.host.querySelectorAll('button')];
    const found = all.find((one) => [one.textContent?.trim(), one.getAttribute('aria-label')].some((text) => text?.startsWith(words)));
    if (!found)
      throw new Error(`no button “${words}”, but ${all.map((one) => one.textContent || one.getAttribute('aria-label')).join(', ')}`);
    return found;
  }

  find(selector: string): HTMLElement {
    const found = this.host.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`the plate has no ${selector}`);
    return found;
  }

  get text(): string {
    return this.host.textContent ?? '';
  }
}

/** What the browser has and the page of the tests has not: no passage is shown, and sizes never change. */
export function preparePage(): void {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('reduced-motion'), media: query }),
  );
  vi.stubGlobal('requestAnimationFrame', () => 1);
  class Watch {
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Watch);
  vi.stubGlobal('ResizeObserver', Watch);
}

/** An event of a mouse with one button, as a browser sends it: the button is down from the press until the release. */
export function sendMouse(on: EventTarget, type: string, at: object): boolean {
  const buttons = type === 'pointerdown' || type === 'pointermove' ? 1 : 0;
  return on.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', isPrimary: true, buttons, ...at }),
  );
}

/** Prepares the page of every test of a file; gives the way to wake a plate of these kinds, which ends with its test. */
export function holdPlates(kinds: Parameters<Plate['wake']>[0]): (plate: Plate) => Promise<Plate> {
  const plates: Plate[] = [];
  beforeEach(preparePage);
  afterEach(() => {
    for (const plate of plates.splice(0)) plate.end();
    vi.unstubAllGlobals();
  });
  return async (plate) => {
    plates.push(plate);
    await plate.wake(kinds);
    await settle();
    return plate;
  };
}

/** Done when what was asked for has come and is drawn: effects and panels follow their signals in later turns. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 4; i++) await new Promise((done) => setTimeout(done));
}
