import { compose } from '../board/model/compose.ts';
import type { ViewChoice } from '../board/model/settings.ts';
import { loadSettings } from '../board/view/kept-settings.ts';
import { look } from '../board/model/sight.ts';
import { specOf } from './spec.ts';
import { makeSvg } from '../board/view/svg.ts';
import { openLine } from './open.ts';

/** Pictures are drawn anew this long before they are scrolled to. */
const AHEAD = '600px';

let watch: IntersectionObserver | undefined;

/** Shows the pictures nobody has touched in a view, each when it comes near; with `page`, as the build drew them. */
export function showViews(view: ViewChoice): void {
  watch?.disconnect();
  watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watch?.unobserve(target);
        if (target instanceof HTMLElement && target.dataset['live'] === undefined) void drawView(target, view);
      }
    },
    { rootMargin: AHEAD },
  );
  for (const host of document.querySelectorAll<HTMLElement>('board-diagram:not([data-live])')) watch.observe(host);
}

async function drawView(host: HTMLElement, choice: ViewChoice): Promise<void> {
  const spec = specOf(host);
  const view = choice === 'page' ? spec.view : choice;
  const shown = host.dataset['view'] ?? spec.view;
  const holder = host.querySelector('.board-picture');
  if (!holder || spec.keepsView || view === shown) return;
  const position = (await openLine({ ...spec, moves: [] })).positions[0]!;
  if (position.boards.length === 0 || host.dataset['live'] !== undefined) return;
  const marks = { ...spec.marks, checks: position.checks().map((check) => check.king) };
  const label = holder.querySelector('svg')?.getAttribute('aria-label');
  holder.innerHTML = makeSvg(compose(look(position, { view, side: spec.side, marks })), {
    prefix: host.dataset['prefix'] ?? '',
    pieces: loadSettings().pieces,
    ...(label && { label }),
  });
  host.dataset['view'] = view;
  for (const button of host.querySelectorAll('button[data-view]'))
    button.setAttribute('aria-pressed', String(button.getAttribute('data-view') === view));
}
