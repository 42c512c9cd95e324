import './board-settings.css';
import { putText } from '../board/view/figurines.ts';
import type { PieceStyle, Settings } from '../../board/state/settings.ts';
import { changeSettings, loadSettings, onSettings, usualSettings } from '../board/view/settings-store.ts';
import { drawPiece } from '../../board/render/svg.ts';
import type { Player } from '../../engine/index.ts';
import { BOARD_SETTINGS } from '#words/board-settings.ts';

interface Option {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

/** One question of the panel: some answers to choose from. */
interface Group {
  readonly name: keyof Settings;
  readonly legend: string;
  readonly options: readonly Option[];
}

const GROUPS: readonly Group[] = [
  {
    name: 'theme',
    legend: BOARD_SETTINGS.theme.legend,
    options: [
      { value: 'study', label: BOARD_SETTINGS.theme.study },
      { value: 'wood', label: BOARD_SETTINGS.theme.wood },
      { value: 'clear', label: BOARD_SETTINGS.theme.clear, hint: BOARD_SETTINGS.theme.clearHint },
      { value: 'contrast', label: BOARD_SETTINGS.theme.contrast },
    ],
  },
  {
    name: 'pieces',
    legend: BOARD_SETTINGS.pieces.legend,
    options: [
      { value: 'turned', label: BOARD_SETTINGS.pieces.turned },
      { value: 'bold', label: BOARD_SETTINGS.pieces.bold },
    ],
  },
  {
    name: 'view',
    legend: BOARD_SETTINGS.view.legend,
    options: [
      { value: 'page', label: BOARD_SETTINGS.view.page },
      { value: 'stack', label: BOARD_SETTINGS.view.stack, hint: BOARD_SETTINGS.view.stackHint },
      { value: 'plan', label: BOARD_SETTINGS.view.plan, hint: BOARD_SETTINGS.view.planHint },
      { value: 'tower', label: BOARD_SETTINGS.view.tower, hint: BOARD_SETTINGS.view.towerHint },
    ],
  },
  {
    name: 'notation',
    legend: BOARD_SETTINGS.notation.legend,
    options: [
      { value: 'usual', label: BOARD_SETTINGS.notation.usual, hint: 'Nc3W' },
      { value: 'rules', label: BOARD_SETTINGS.notation.rules, hint: BOARD_SETTINGS.notation.rulesHint('c2,WB-d4,WB', 'N1b1-1c3') },
      { value: 'pictures', label: BOARD_SETTINGS.notation.pictures, hint: '♞c3W' },
      { value: 'squares', label: BOARD_SETTINGS.notation.squares, hint: 'b1W-c3W' },
      { value: 'relative', label: BOARD_SETTINGS.notation.relative, hint: BOARD_SETTINGS.notation.relativeHint('G-Nc1-d3') },
    ],
  },
];

const FLAGS: readonly { readonly name: 'coordinates' | 'sound'; readonly label: string }[] = [
  { name: 'coordinates', label: BOARD_SETTINGS.coordinates },
  { name: 'sound', label: BOARD_SETTINGS.sound },
];

let dialog: HTMLDialogElement | undefined;

/** Opens the panel; the focus goes back to what opened it. */
export function openSettings(opener: HTMLElement): void {
  dialog ??= makePanel();
  if (dialog.open) return;
  dialog.addEventListener('close', () => opener.focus({ preventScroll: true }), { once: true });
  dialog.showModal();
}

function makePanel(): HTMLDialogElement {
  const made = document.createElement('dialog');
  made.className = 'boards-panel';
  made.setAttribute('aria-labelledby', 'boards-panel-title');
  const form = element('form', 'boards-form');
  form.method = 'dialog';
  const title = element('h2', '', BOARD_SETTINGS.title);
  title.id = 'boards-panel-title';
  form.append(title, element('p', 'boards-note', BOARD_SETTINGS.about), ...GROUPS.map(makeGroup));
  const flags = element('div', 'boards-flags');
  flags.append(...FLAGS.map(({ name, label }) => makeInput('checkbox', name, 'on', label)));
  const row = element('div', 'row');
  const usual = element('button', 'button', BOARD_SETTINGS.usual);
  usual.type = 'button';
  usual.addEventListener('click', () => changeSettings(usualSettings()));
  row.append(element('button', 'button is-first', BOARD_SETTINGS.done), usual);
  form.append(flags, row);
  made.append(form);
  form.addEventListener('change', () => changeSettings(readForm(form)));
  made.addEventListener('click', (event) => {
    if (event.target === made) made.close();
  });
  // The page under the panel has keys of its own.
  made.addEventListener('keydown', (event) => event.stopPropagation());
  fillForm(form, loadSettings());
  onSettings((settings) => fillForm(form, settings));
  document.body.append(made);
  return made;
}

function makeGroup({ name, legend, options }: Group): HTMLElement {
  const set = element('fieldset', `boards-group is-${name}`);
  const box = element('div', 'boards-options');
  box.append(
    ...options.map(({ value, label, hint }) => {
      const made = makeInput('radio', name, value, label, hint);
      if (name === 'theme') made.append(makeSwatch(value));
      if (name === 'pieces') made.append(makeSample(value as PieceStyle));
      return made;
    }),
  );
  set.append(element('legend', '', legend), box);
  return set;
}

function makeInput(type: 'radio' | 'checkbox', name: keyof Settings, value: string, label: string, hint = ''): HTMLLabelElement {
  const made = element('label', `boards-option is-${type}`);
  const input = element('input', '');
  input.type = type;
  input.name = name;
  input.value = value;
  const text = element('span', 'boards-label', label);
  if (hint !== '') {
    const small = element('small', '');
    putText(small, hint);
    text.append(' ', small);
  }
  made.append(input, text);
  return made;
}

const SWATCH: readonly (readonly [string, Player])[] = [
  ['w-dark', 'w'],
  ['n-light', 'b'],
  ['b-dark', 'g'],
  ['hex-gray', 'w'],
];

const SAMPLE = [
  { owner: 'w', role: 'king' },
  { owner: 'b', role: 'bishop' },
] as const;

/** Four squares with pieces of the three armies, in the colours of a theme. */
function makeSwatch(theme: string): HTMLElement {
  const swatch = element('span', 'board-swatch');
  swatch.dataset['board'] = theme;
  swatch.setAttribute('aria-hidden', 'true');
  for (const [tone, owner] of SWATCH) {
    const cell = element('span', '');
    cell.style.background = `var(--b-${tone})`;
    cell.innerHTML = drawPiece({ owner, role: 'knight' });
    swatch.append(cell);
  }
  return swatch;
}

/** A king and a bishop of a style. */
function makeSample(style: PieceStyle): HTMLElement {
  const sample = element('span', 'boards-sample');
  sample.setAttribute('aria-hidden', 'true');
  sample.innerHTML = SAMPLE.map((piece) => drawPiece(piece, style, 34)).join('');
  return sample;
}

function readForm(form: HTMLFormElement): Partial<Settings> {
  const chosen = new FormData(form);
  const groups = GROUPS.map(({ name }) => [name, chosen.get(name)]);
  const flags = FLAGS.map(({ name }) => [name, chosen.has(name)]);
  return Object.fromEntries([...groups, ...flags]) as Partial<Settings>;
}

function fillForm(form: HTMLFormElement, settings: Settings): void {
  for (const input of form.querySelectorAll('input')) {
    const value = settings[input.name as keyof Settings];
    input.checked = input.type === 'checkbox' ? value === true : value === input.value;
  }
}

function element<K extends keyof HTMLElementTagNameMap>(tag: K, className: string, text = ''): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.textContent = text;
  return made;
}
