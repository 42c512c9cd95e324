import { ease, makeTransition } from '../../../board/scene/animate.ts';
import type { Scene } from '../../../board/scene/scene.ts';

/** Draws scenes into one place of the page. */
export interface Painter {
  paint(scene: Scene): void;
  /** The place has another size, or colours have changed: what was drawn no longer holds. */
  refresh(): void;
  destroy(): void;
}

interface Running {
  readonly at: (t: number) => Scene;
  readonly start: number;
  readonly time: number;
  readonly done: () => void;
}

const surfaces = new Set<Surface>();
let frame = 0;

/** One clock for the page: it runs only while some surface has something to draw. */
function wake(): void {
  if (frame === 0) frame = requestAnimationFrame(tick);
}

function tick(now: number): void {
  frame = 0;
  let isBusy = false;
  for (const surface of surfaces) isBusy = surface.step(now) || isBusy;
  if (isBusy) wake();
}

export function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A diagram's drawing: shows scenes, passes from one to the next, draws nothing unchanged or off screen. */
export class Surface {
  readonly host: HTMLElement;
  #painter: Painter;
  #shown: Scene;
  #running: Running | undefined;
  #isDirty = true;
  #isVisible = true;
  #isOver = false;
  readonly #watch: IntersectionObserver;
  readonly #size: ResizeObserver;

  constructor(host: HTMLElement, painter: Painter, scene: Scene) {
    this.host = host;
    this.#painter = painter;
    this.#shown = scene;
    this.#watch = new IntersectionObserver((entries) => {
      this.#isVisible = entries.at(-1)?.isIntersecting ?? true;
      if (this.#isVisible) wake();
    });
    this.#watch.observe(host);
    this.#size = new ResizeObserver(() => this.refresh());
    this.#size.observe(host);
    surfaces.add(this);
    wake();
  }

  /** What is drawn now, in the middle of a passage too. */
  get scene(): Scene {
    return this.#shown;
  }

  get isMoving(): boolean {
    return this.#running !== undefined;
  }

  /** Another painter takes over in the same place; the old one is gone after the new one has drawn. */
  setPainter(painter: Painter): void {
    if (this.#isOver) return painter.destroy();
    const old = this.#painter;
    this.#painter = painter;
    painter.paint(this.#shown);
    old.destroy();
  }

  /** Shows a scene at once or, given a time in milliseconds, by a passage; done when it stands, or when another takes over. */
  show(scene: Scene, time = 0): Promise<void> {
    // What changes in the middle of a passage joins it.
    const left = this.#running && time <= 0 ? this.#running.start + this.#running.time - performance.now() : time;
    if (left <= 0 || this.#isOver || prefersStill()) {
      this.#finish();
      this.#shown = scene;
      this.#isDirty = true;
      wake();
      return Promise.resolve();
    }
    return this.run(makeTransition(this.#shown, scene), left);
  }

  /** Runs through scenes given by a time from 0 to 1. */
  run(at: (t: number) => Scene, time: number): Promise<void> {
    this.#finish();
    if (this.#isOver) return Promise.resolve();
    return new Promise((done) => {
      this.#running = { at, start: performance.now(), time, done };
      wake();
    });
  }

  refresh(): void {
    this.#painter.refresh();
    this.#isDirty = true;
    wake();
  }

  destroy(): void {
    this.#isOver = true;
    this.#finish();
    this.#watch.disconnect();
    this.#size.disconnect();
    this.#painter.destroy();
    surfaces.delete(this);
  }

  /** One frame; whether another is wanted. */
  step(now: number): boolean {
    const running = this.#running;
    if (running) {
      const t = Math.max(0, Math.min(1, (now - running.start) / running.time));
      this.#shown = running.at(t < 1 ? ease(t) : 1);
      this.#isDirty = true;
      if (t >= 1) this.#finish();
    }
    if (this.#isDirty && this.#isVisible) {
      this.#isDirty = false;
      this.#painter.paint(this.#shown);
    }
    return this.#running !== undefined;
  }

  #finish(): void {
    const running = this.#running;
    if (!running) return;
    this.#running = undefined;
    this.#shown = running.at(1);
    running.done();
  }
}

/** Everything is drawn again: colours have changed. */
export function refreshAll(): void {
  for (const surface of surfaces) surface.refresh();
}
