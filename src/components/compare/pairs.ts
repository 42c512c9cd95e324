/** Opens the two plates under a row of the table at the first press; what they need is fetched then. */
export function startPairs(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-pairs]'))
    button.addEventListener('click', () => {
      const row = button.closest('tr')?.nextElementSibling as HTMLElement | null;
      const box = row?.querySelector<HTMLElement>('[data-pair]');
      if (!row || !box) return;
      row.hidden = !row.hidden;
      button.setAttribute('aria-expanded', String(!row.hidden));
      if (!row.hidden && box.childElementCount === 0) void fill(button, box);
    });
}

async function fill(button: HTMLButtonElement, box: HTMLElement): Promise<void> {
  box.textContent = 'Setting up the boards …';
  try {
    const { openPair } = await import('./open-pair.ts');
    await openPair(button.dataset, box);
  } catch {
    box.textContent = 'The boards could not be fetched. Close this and open it again to try once more.';
  }
}
