import { h, render } from 'preact';

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
  const pairs = JSON.parse(button.dataset['pairs'] ?? '[]') as (readonly [string, string])[];
  const rules = JSON.parse(button.dataset['rules'] ?? '{}') as Record<string, string>;
  box.textContent = 'Setting up the boards …';
  try {
    const [{ default: Pair }, { default: examples }, { loadRuleset }] = await Promise.all([
      import('./Pair.tsx'),
      import('./data/examples.json'),
      import('./fetch-rules.ts'),
    ]);
    // A position is written by one ruleset and may be shown under two others.
    const known = (button.dataset['known'] ?? '').split(' ');
    const rulesets = (await Promise.all(known.map((id) => loadRuleset(id)))).filter((one) => one !== undefined);
    box.textContent = '';
    render(h(Pair, { row: button.dataset['row'] ?? '', pairs, rulesets, examples, rules }), box);
  } catch {
    box.textContent = 'The boards could not be fetched. Close this and open it again to try once more.';
  }
}
