import { compose } from '../../board/scene/compose.ts';
import type { ViewChoice } from '../../board/state/settings.ts';
import { loadSettings } from '../board/view/settings-store.ts';
import { toRenderOptions } from '../../board/scene/render-options.ts';
import { specOf } from './plate-spec.ts';
import { makeSvg } from '../../board/render/svg.ts';
import { openLine } from './open-line.ts';
import { Latest, unlessAborted } from '../../platform/latest.ts';

/** Pictures are drawn anew this long before they are scrolled to. */
const AHEAD = '600px';

let watch: IntersectionObserver | undefined;
/** The view that was chosen last. */
const latest = new Latest();

/** Shows the pictures nobody has touched in a view, each when it comes near; with `page`, as the build drew them. */
export function showViews(view: ViewChoice): void {
  watch?.disconnect();
  const signal = latest.begin();
  watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watch?.unobserve(target);
        if (target instanceof HTMLElement && target.dataset['live'] === undefined)
          void drawView(target, view, signal).catch(() => undefined); // it stays as it was
      }
    },
    { rootMargin: AHEAD },
  );
  for (const host of document.querySelectorAll<HTMLElement>('board-diagram:not([data-live])')) watch.observe(host);
}

async function drawView(host: HTMLElement, choice: ViewChoice, signal: AbortSignal): Promise<void> {
  const spec = specOf(host);
  const view = choice === 'page' ? spec.view : choice;
  const shown = host.dataset['view'] ?? spec.view;
  const holder = host.querySelector('.board-picture');
  if (!holder || spec.keepsView || view === shown) return;
  const position = (await unlessAborted(signal, openLine({ ...spec, moves: [] }))).positions[0]!;
  if (position.boards.length === 0 || host.dataset['live'] !== undefined) return;
  const marks = { ...spec.marks, checks: position.checks().map((check) => check.king) };
  const label = holder.querySelector('svg')?.getAttribute('aria-label');
  holder.innerHTML = makeSvg(compose(toRenderOptions(position, { view, side: spec.side, marks })), {
    prefix: host.dataset['prefix'] ?? '',
    pieces: loadSettings().pieces,
    ...(label && { label }),
  });
  host.dataset['view'] = view;
  for (const button of host.querySelectorAll('button[data-view]'))
    button.setAttribute('aria-pressed', String(button.getAttribute('data-view') === view));
}
