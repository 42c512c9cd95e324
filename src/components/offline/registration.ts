import { href } from '../../platform/href.ts';
import type { Opened, Renewed } from '../../offline/service-worker.ts';
import { NEW_VERSION } from '#words/new-version.ts';
import { isPartLost, lazy, PART_LOST, PARTS_BACK } from '../../platform/lazy.ts';
import { tellFailure } from './offline-events.ts';

/** Says in the page's own line that it is of a build before, or lacks a part; with a way on. */
function say(text: string): void {
  const line = document.querySelector<HTMLElement>('.newer');
  if (!line) return;
  const again = Object.assign(document.createElement('a'), { href: location.href, textContent: NEW_VERSION.load });
  // An address that differs behind `#` alone would only scroll.
  again.addEventListener('click', (event) => {
    event.preventDefault();
    location.reload();
  });
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: NEW_VERSION.close });
  close.addEventListener('click', () => (line.hidden = true));
  line.replaceChildren(text, again, close);
  line.hidden = false;
}

/** An open page stays as it is when a new build takes over; a line says if the new build has another version. */
function hear({ data }: MessageEvent<Renewed>): void {
  const own = document.querySelector<HTMLMetaElement>('meta[name="revision"]')?.content;
  if (own !== undefined && data.revision !== undefined && data.revision !== own) say(NEW_VERSION.newer);
}

/** Waits until the first worker is active; rejects where it could not be installed. */
function waitForFirst({ installing }: ServiceWorkerRegistration): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!installing) return resolve();
    installing.addEventListener('statechange', () => {
      if (installing.state === 'activated') resolve();
      if (installing.state === 'redundant') reject(new Error('the worker could not be installed'));
    });
  });
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  workers.addEventListener('message', hear);
  const registration = await workers.register(href('/sw.js'));
  if (!registration.active) await waitForFirst(registration);
  // The page was opened before the worker answered, and what is missing was not worth waiting for.
  const opened: Opened = { opened: location.pathname };
  (await workers.ready).active?.postMessage(opened);
  // A page that is looked at again after a long time hears of a new build.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}

addEventListener(PART_LOST, () => say(NEW_VERSION.gone));
addEventListener(PARTS_BACK, () => {
  const line = document.querySelector<HTMLElement>('.newer');
  if (line?.firstChild?.textContent !== NEW_VERSION.gone) return;
  line.hidden = true;
  line.replaceChildren();
});
// It may have been lost before this could hear of it.
if (isPartLost()) say(NEW_VERSION.gone);
// In a private window, for instance, there is none: the site works without it.
if ('serviceWorker' in navigator) {
  const workers = navigator.serviceWorker;
  void register(workers).catch(async () => {
    // A worker of a build before still answers.
    const registration = await workers.getRegistration().catch(() => undefined);
    if (!registration?.active) tellFailure();
  });
  if (document.querySelector('keep-set')) lazy(() => import('./keep-set.ts')).keep(() => undefined);
}
