import { href } from '../../address/href.ts';
import type { Renewed } from '../../keeping/worker.ts';
import { NEWER } from '../../words/newer.ts';

/** Says in the page's own line that it is of a build before, or lacks a part; with a way on. */
function say(text: string): void {
  const line = document.querySelector<HTMLElement>('.newer');
  if (!line) return;
  const again = Object.assign(document.createElement('a'), { href: location.href, textContent: NEWER.load });
  // An address that differs behind `#` alone would only scroll.
  again.addEventListener('click', (event) => {
    event.preventDefault();
    location.reload();
  });
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: NEWER.close });
  close.addEventListener('click', () => (line.hidden = true));
  line.replaceChildren(text, again, close);
  line.hidden = false;
}

/** The reader keeps his page as it is when a build takes over; he is told where it has another one. */
function hear({ data }: MessageEvent<Renewed>): void {
  const own = document.querySelector<HTMLMetaElement>('meta[name="revision"]')?.content;
  if (own !== undefined && data.revision !== undefined && data.revision !== own) say(NEWER.newer);
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  workers.addEventListener('message', hear);
  const registration = await workers.register(href('/sw.js'));
  // Who comes back to a page that was open for long hears of a new build.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}

addEventListener('vite:preloadError', () => say(NEWER.gone));
// In a private window, for instance, there is none: the site works without it.
if ('serviceWorker' in navigator) {
  void register(navigator.serviceWorker).catch(() => undefined);
  if (document.querySelector('keep-set')) void import('./keep-set.ts');
}
