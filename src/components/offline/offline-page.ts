import { href } from '../../platform/href.ts';
import { sayBytes } from '../../offline/cache-list.ts';
import { ALL_SETS } from '../../offline/sets.ts';
import { OFFLINE } from '#words/offline.ts';
import { KEPT_CHANGED, WORKER_FAILED } from './offline-events.ts';
import { readStore, type DownloadedSet } from '../../offline/download-status.ts';
import { canStoreOffline } from './keep-set.ts';

/** A page by what it is called. */
interface Named {
  readonly href: string;
  readonly name: string;
}

const fetchNames = async (): Promise<ReadonlyMap<string, string>> => {
  const all = (await (await fetch(href('/places.json'))).json()) as readonly Named[];
  return new Map(all.map((place) => [place.href, place.name]));
};

/** What stands in the way of keeping goes, and what is kept is shown, now and whenever it changes. */
function begin(page: HTMLElement): void {
  const find = (name: string): HTMLElement | null => page.querySelector(`[data-kept="${name}"]`);
  const isSaving = (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
  find('none')?.classList.toggle('is-so', !canStoreOffline);
  find('saving')?.toggleAttribute('hidden', !isSaving);
  const names = fetchNames().catch((): ReadonlyMap<string, string> => new Map());
  if (location.pathname !== href('/kept/')) void names.then((known) => sayMissing(page, known, isSaving));
  const show = async (): Promise<void> => {
    const [{ held, isEmpty }, known] = await Promise.all([readStore(), names]);
    for (const [id, one] of held) if (id !== ALL_SETS) listPages(page, id, one, known);
    const { usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
    const room = find('room');
    // A browser that does not tell is not asked.
    if (room) room.textContent = isEmpty ? OFFLINE.nothing : usage > 0 ? OFFLINE.room(sayBytes(usage)) : '';
  };
  const follow = (): void =>
    void show().catch((error: unknown) => {
      const room = find('room');
      if (room && error instanceof SyntaxError) room.textContent = OFFLINE.unread;
    });
  document.addEventListener(KEPT_CHANGED, follow);
  document.addEventListener(WORKER_FAILED, () => find('failed')?.toggleAttribute('hidden', false));
  follow();
  // What everybody keeps comes while the first visit lasts.
  if (canStoreOffline) void navigator.serviceWorker.ready.then(follow);
}

/** The pages of a set that are here, as links under it. */
function listPages(page: HTMLElement, id: string, { have }: DownloadedSet, names: ReadonlyMap<string, string>): void {
  const place = page.querySelector(`keep-set[data-set="${id}"]`);
  const pages = have.flatMap(([address]) => (/\/$/.test(address) ? [address] : []));
  const before = place?.nextElementSibling;
  const isOpen = before instanceof HTMLDetailsElement && before.open;
  before?.remove();
  if (!place || pages.length === 0) return;
  const details = Object.assign(document.createElement('details'), { className: 'kept-pages', open: isOpen });
  const list = document.createElement('ul');
  for (const address of pages) {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: names.get(address) ?? address });
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  details.append(Object.assign(document.createElement('summary'), { textContent: OFFLINE.pages(pages.length) }), list);
  place.after(details);
}

/** The page stands in for another one, which is not here; a reader with data saver on lacks even what is stored for everybody. */
function sayMissing(page: HTMLElement, names: ReadonlyMap<string, string>, isSaving: boolean): void {
  const { missing } = OFFLINE;
  const name = names.get(location.pathname);
  document.title = missing.title;
  const head = document.querySelector('h1');
  if (head) head.textContent = missing.title;
  const note = page.querySelector<HTMLElement>('[data-kept="missing"]');
  const says = note?.querySelector('span');
  if (!note || !says) return;
  says.textContent = missing.says(name === undefined ? missing.other : missing.named(name));
  note.querySelector('a')?.setAttribute('href', location.href);
  note.hidden = false;
  for (const [name, isHidden] of [
    ['always', isSaving],
    ['about', true],
    ['costs', true],
  ] as const)
    page.querySelector(`[data-kept="${name}"]`)?.toggleAttribute('hidden', isHidden);
  addEventListener('online', () => (says.textContent = missing.back));
}

const page = document.querySelector<HTMLElement>('[data-kept="page"]');
if (page) begin(page);
