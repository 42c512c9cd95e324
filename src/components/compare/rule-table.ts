import { fillTemplate } from '../../platform/fill-template.ts';
import { parseData, recordOf } from '../../platform/page-data.ts';
import { isAnswer, makeAnswer, type Answer } from './cell-answer.ts';
import { runWhenIdle } from '../../platform/run-when-idle.ts';

/** What a reader chose of the table, as the address keeps it: `?text=pawn&topic=boards&show=bartmess,meder&alike=1&open=1`. */
const KEYS = ['text', 'topic', 'show', 'alike', 'open'] as const;

/** Lets readers choose rows and columns of the table and unfold its answers; what is chosen stands in the address. */
export function startFacts(): void {
  for (const facts of document.querySelectorAll<HTMLElement>('[data-facts]')) {
    const form = facts.querySelector('form');
    if (!form) continue;
    const boxes = [...form.querySelectorAll<HTMLInputElement>('[name="show[]"]')];
    const alike = form.querySelector<HTMLInputElement>('[name="alike"]');
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
      const { checked } = currentTarget as HTMLInputElement;
      for (const button of facts.querySelectorAll(CASES)) button.setAttribute('aria-expanded', String(checked));
      choose(facts, form, boxes);
      openAll(facts, checked);
    });
    for (const value of listValues(facts)) value.setAttribute('aria-expanded', 'false');
    facts.addEventListener('click', (event) => {
      const cases = event.target instanceof Element ? event.target.closest<HTMLElement>(CASES) : undefined;
      if (cases) {
        cases.setAttribute('aria-expanded', String(cases.ariaExpanded !== 'true'));
        return choose(facts, form, boxes);
      }
      const value = event.target instanceof Element ? event.target.closest<HTMLElement>(VALUES) : undefined;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (!value || !isPlain) return;
      event.preventDefault();
      // An answer is read beside the others to its question.
      open(value.closest<HTMLElement>('.facts-row')!, value.ariaExpanded !== 'true');
    });
    // Where a link leads to a case that is folded, or to a question that all answer alike, it is shown.
    const follow = (): void => {
      const row = location.hash.startsWith('#row-') ? document.getElementById(location.hash.slice(1)) : undefined;
      if (!row?.hidden || !alike) return;
      const cases = facts.querySelector(`[data-cases="${row.dataset['caseOf'] ?? ''}"] button`);
      cases?.setAttribute('aria-expanded', 'true');
      choose(facts, form, boxes);
      if (row.hidden && !alike.checked) {
        alike.checked = true;
        choose(facts, form, boxes);
      }
      row.scrollIntoView({ block: 'center' });
    };
    choose(facts, form, boxes);
    if (new FormData(form).has('open')) {
      for (const button of facts.querySelectorAll(CASES)) button.setAttribute('aria-expanded', 'true');
      choose(facts, form, boxes);
      openAll(facts, true);
    }
    addEventListener('hashchange', follow);
    follow();
  }
}

/** As many unfolded rows as a window shows. */
const IN_SIGHT = 8;

/** The answers in a row, each a link to where all stand in words. */
const VALUES = '.facts-row td > a';
/** What unfolds the cases of one question. */
const CASES = '.facts-cases button';
const listValues = (part: Element): NodeListOf<HTMLElement> => part.querySelectorAll(VALUES);
const listRows = (part: Element): NodeListOf<HTMLElement> => part.querySelectorAll('.facts-row');

/** Unfolds the answers of a row to their sentences, which are built the first time. */
function open(row: HTMLElement, isOpen: boolean): void {
  const answers = answersOf(row);
  for (const value of listValues(row)) {
    const answer = answers[value.parentElement?.dataset['of'] ?? ''];
    if (isOpen && answer && !value.nextElementSibling) value.after(makeAnswer(answer));
    value.setAttribute('aria-expanded', String(isOpen));
    (value.nextElementSibling as HTMLElement | null)?.toggleAttribute('hidden', !isOpen);
  }
}

/** What unfolds all rows, if something does: it ends where they are folded meanwhile. */
let unfolding: (() => void) | undefined;

/** Unfolds or folds every row: those in sight at once, the rest while the page has nothing else to do. */
function openAll(facts: HTMLElement, isOpen: boolean): void {
  unfolding?.();
  const rows = [...listRows(facts)];
  // No row of a group out of sight is asked where it is: that would lay it out.
  const isInSight = (group: Element): boolean => {
    const { top, bottom } = group.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const near = [...facts.querySelectorAll('tbody:not([hidden])')].filter(isInSight);
  const seen = new Set(
    near
      .flatMap((group) => [...listRows(group)])
      .filter(({ hidden }) => !hidden)
      .slice(0, IN_SIGHT),
  );
  for (const row of seen) open(row, isOpen);
  unfolding = runWhenIdle(
    (function* () {
      for (const row of rows)
        if (!seen.has(row)) {
          open(row, isOpen);
          yield;
        }
    })(),
  );
}

function read(form: HTMLFormElement, boxes: readonly HTMLInputElement[]): void {
  const address = new URLSearchParams(location.search);
  const field = (name: string): HTMLInputElement | HTMLSelectElement => form.querySelector(`[name="${name}"]`)!;
  field('text').value = address.get('text') ?? '';
  field('topic').value = address.get('topic') ?? '';
  for (const name of ['alike', 'open']) (field(name) as HTMLInputElement).checked = address.has(name);
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
  const comparables = told?.dataset['alike']?.split(' ') ?? [];
  const same: HTMLElement[] = [];
  let [count, different, comparable] = [0, 0, 0];
  for (const group of facts.querySelectorAll<HTMLElement>('tbody')) {
    let isEmpty = true;
    // What is looked for is shown, folded or not.
    const heads = new Map([...group.querySelectorAll<HTMLElement>('.facts-cases')].map((head) => [head.dataset['cases'], head]));
    for (const head of heads.values()) head.hidden = true;
    for (const row of listRows(group)) {
      const values = [...row.querySelectorAll<HTMLElement>('[data-value]:not([hidden])')];
      const isDifferent = haveSeveral(values);
      const isAlike = values.length > 1 && !isDifferent;
      const isAsked =
        values.length > 0 && (topic === '' || group.dataset['group'] === topic) && (words.length === 0 || hasWords(row, words));
      const isShown = isAsked && (!isAlike || data.has('alike'));
      const head = words.length === 0 ? heads.get(row.dataset['caseOf']) : undefined;
      if (head && isShown) head.hidden = false;
      row.hidden = !isShown || head?.querySelector('button')?.ariaExpanded === 'false';
      if (isAsked) {
        count += 1;
        if (isDifferent) different += 1;
        if (haveSeveral(values.filter(({ dataset }) => comparables.includes(dataset['of'] ?? '')))) comparable += 1;
      }
      if (isShown) isEmpty = false;
      else if (isAsked) same.push(row);
      if (row.hidden) {
        const plates = row.nextElementSibling;
        if (plates instanceof HTMLElement && plates.classList.contains('facts-pair')) plates.hidden = true;
        row.querySelector('.facts-show')?.setAttribute('aria-expanded', 'false');
      }
    }
    group.hidden = isEmpty;
  }
  tellSame(facts, same);
  if (told) told.textContent = fillTemplate(told.dataset[count === 1 ? 'one' : 'many'], { count, different, comparable });
}

/** Lists what the chosen rulesets answer alike, each question with its answer. */
function tellSame(facts: HTMLElement, rows: readonly HTMLElement[]): void {
  const list = facts.querySelector<HTMLElement>('.facts-same ul');
  if (!list) return;
  list.parentElement!.hidden = rows.length === 0;
  list.replaceChildren(
    ...rows.map((row) => {
      const [value] = row.querySelectorAll<HTMLElement>('[data-value]:not([hidden])');
      const item = document.createElement('li');
      const link = Object.assign(document.createElement('a'), { href: `#${row.id}`, textContent: row.dataset['question'] ?? '' });
      item.append(link, ` ${value?.dataset['value'] ?? ''}`);
      return item;
    }),
  );
}

const answersOf = (row: HTMLElement): Readonly<Record<string, Answer>> => parseData(row, 'answers', recordOf(isAnswer));

/** Whether all words stand in the question, its answers or their sentences. */
function hasWords(row: HTMLElement, words: readonly string[]): boolean {
  const sentences = Object.values(answersOf(row)).flatMap(({ says, source }) => [says, source]);
  const text = [row.textContent, ...sentences].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

const haveSeveral = (cells: readonly HTMLElement[]): boolean => new Set(cells.map(({ dataset }) => dataset['value'])).size > 1;
