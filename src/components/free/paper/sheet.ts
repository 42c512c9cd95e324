const host = document.querySelector<HTMLElement>('[data-score-sheets]');

let latest = 0;

/** Writes the game of the address into the sheet; without one it stays empty, and nothing is fetched. */
async function follow(place: HTMLElement): Promise<void> {
  if (location.hash === '') return;
  const asked = (latest += 1);
  try {
    const { fill } = await import('./fill.tsx');
    await fill(place, location.hash, () => asked === latest);
  } catch {
    const fault = place.querySelector<HTMLElement>('.sheet-fault');
    if (fault) [fault.hidden, fault.textContent] = [false, place.dataset['lost'] ?? ''];
  }
}

if (host) {
  void follow(host);
  host.addEventListener('change', () => void follow(host));
  addEventListener('hashchange', () => void follow(host));
}
