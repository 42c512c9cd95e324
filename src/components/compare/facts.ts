import { fill } from '../../platform/fill-template.ts';

/** What a reader chose of the table, as the address keeps it: `?text=pawn&topic=boards&show=bartmess,meder&differs=1&open=1`. */
const KEYS = ['text', 'topic', 'show', 'differs', 'open'] as const;

/** Lets readers choose rows and columns of the table; what is chosen stands in the address. */
export function startFacts(): void {
  for (const facts of document.querySelectorAll<HTMLElement>('[data-facts]')) {
    const form = facts.querySelector('form');
    if (!form) continue;
    const boxes = [...form.querySelectorAll<HTMLInputElement>('[name="show[]"]')];
    read(form, boxes);
    const tell = (): void => {
      choose(facts, form, boxes);
      write(form, boxes);
    };
    form.addEventListener('input', ({ target }) => {
      // One column at least stays.
      if (boxes.every(({ checked }) => !checked) && target instanceof HTMLInputElement) target.checked = true;
      tell();
    });
    form.addEventListener('submit', (event) => event.preventDefault());
    form.querySelector<HTMLInputElement>('[name="open"]')?.addEventListener('change', ({ currentTarget }) => {
      const isOpen = (currentTarget as HTMLInputElement).checked;
      for (const cell of facts.querySelectorAll<HTMLDetailsElement>('.facts-row details')) cell.open = isOpen;
    });
    // An answer is read beside the others to its question.
    facts.addEventListener('click', ({ target }) => {
      const cell = target instanceof Element ? target.closest('.facts-row summary')?.parentElement : undefined;
      if (!(cell instanceof HTMLDetailsElement)) return;
      const isOpen = !cell.open;
      for (const other of cell.closest('tr')?.querySelectorAll('details') ?? []) if (other !== cell) other.open = isOpen;
    });
    choose(facts, form, boxes);
    if (new FormData(form).has('open'))
      for (const cell of facts.querySelectorAll<HTMLDetailsElement>('.facts-row details')) cell.open = true;
  }
}

function read(form: HTMLFormElement, boxes: readonly HTMLInputElement[]): void {
  const address = new URLSearchParams(location.search);
  const field = (name: string): HTMLInputElement | HTMLSelectElement => form.querySelector(`[name="${name}"]`)!;
  field('text').value = address.get('text') ?? '';
  field('topic').value = address.get('topic') ?? '';
  for (const name of ['differs', 'open']) (field(name) as HTMLInputElement).checked = address.has(name);
  const shown = address.get('show')?.split(',') ?? [];
  if (boxes.some(({ value }) => shown.includes(value))) for (const box of boxes) box.checked = shown.includes(box.value);
}

/** What a field of the form holds; nothing where there is none. */
function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

function write(form: HTMLFormElement, boxes: readonly HTMLInputElement[]): void {
  const data = new FormData(form);
  const address = new URL(location.href);
  const shown = boxes.filter(({ checked }) => checked).map(({ value }) => value);
  for (const key of KEYS) {
    const value = key === 'show' ? (shown.length === boxes.length ? '' : shown.join(',')) : textOf(data, key);
    if (value === '') address.searchParams.delete(key);
    else address.searchParams.set(key, value);
  }
  history.replaceState(null, '', address.href.replaceAll('%2C', ','));
}

function choose(facts: HTMLElement, form: HTMLFormElement, boxes: readonly HTMLInputElement[]): void {
  const data = new FormData(form);
  const words = textOf(data, 'text').toLowerCase().split(/\s+/).filter(Boolean);
  const topic = textOf(data, 'topic');
  const hidden = new Set(boxes.filter(({ checked }) => !checked).map(({ value }) => value));
  for (const cell of facts.querySelectorAll<HTMLElement>('[data-of]')) cell.hidden = hidden.has(cell.dataset['of'] ?? '');
  const told = facts.querySelector<HTMLElement>('.facts-count');
  const alike = told?.dataset['alike']?.split(' ') ?? [];
  let [count, different, comparable] = [0, 0, 0];
  for (const group of facts.querySelectorAll<HTMLElement>('tbody')) {
    let isEmpty = true;
    for (const row of group.querySelectorAll<HTMLElement>('.facts-row')) {
      const values = [...row.querySelectorAll<HTMLElement>('[data-value]:not([hidden])')];
      const isDifferent = haveSeveral(values);
      const text = row.textContent.toLowerCase();
      const isShown =
        values.length > 0 &&
        (topic === '' || group.dataset['group'] === topic) &&
        words.every((word) => text.includes(word)) &&
        (isDifferent || !data.has('differs'));
      row.hidden = !isShown;
      if (!isShown) {
        const plates = row.nextElementSibling;
        if (plates instanceof HTMLElement && plates.classList.contains('facts-pair')) plates.hidden = true;
        row.querySelector('.facts-show')?.setAttribute('aria-expanded', 'false');
        continue;
      }
      isEmpty = false;
      count += 1;
      if (isDifferent) different += 1;
      if (haveSeveral(values.filter(({ dataset }) => alike.includes(dataset['of'] ?? '')))) comparable += 1;
    }
    group.hidden = isEmpty;
  }
  if (told) told.textContent = fill(told.dataset[count === 1 ? 'one' : 'many'], { count, different, comparable });
}

const haveSeveral = (cells: readonly HTMLElement[]): boolean => new Set(cells.map(({ dataset }) => dataset['value'])).size > 1;
