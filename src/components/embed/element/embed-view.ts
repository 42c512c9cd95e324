import { EMBED } from '#words/embed.ts';
import { makeVoice } from '../../board/view/announce.ts';
import { putPicture } from '../../board/view/svg-painter.ts';
import { makeBoardAddress } from '../../../board/address/board-address.ts';
import { compose } from '../../../board/scene/compose.ts';
import { describeState } from '../../../board/text/describe-state.ts';
import { nameStep, touchedBy } from '../../../board/state/line.ts';
import type { Scene } from '../../../board/scene/scene.ts';
import { toRenderOptions, VIEWS, type View } from '../../../board/scene/render-options.ts';
import { describePosition } from '../../../board/text/names.ts';
import { makeSvg } from '../../../board/render/svg.ts';
import { dimensionsOf } from '../../diagram/dimensions.ts';
import type { BoardRequest } from './attributes.ts';

/** What the buttons that go along the line do. */
export const EMBED_BUTTONS = ['first', 'back', 'on', 'last'] as const;
export type EmbedButton = (typeof EMBED_BUTTONS)[number];

const ICONS = {
  first: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M16 5 7 12l9 7z',
  on: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  flip: 'M7 4v15m0 0-3.5-3.5M7 19l3.5-3.5M17 20V5m0 0-3.5 3.5M17 5l3.5 3.5',
};

/** The parts of an element's board that change. */
export interface Face {
  readonly root: HTMLElement;
  readonly frame: HTMLElement;
  readonly voice: HTMLElement;
  /** What was played last and who is to move, or why a move is illegal. */
  readonly says: HTMLElement;
  readonly count: HTMLElement;
  readonly goes: Readonly<Record<EmbedButton, HTMLButtonElement>>;
  readonly views: Readonly<Partial<Record<View, HTMLButtonElement>>>;
  readonly flip: HTMLButtonElement;
  readonly again: HTMLButtonElement;
  readonly home: HTMLAnchorElement;
}

/** The description of a place in a line: the move that led there, and the state of the game. */
export function sayPlaceOf({ line, index }: Pick<BoardRequest, 'line' | 'index'>): string {
  const state = describeState(line.positions[index]!);
  return index === 0 ? state : EMBED.shown(nameStep(line, index - 1), state);
}

/** The first picture of a board, with everything around it, before it is live; `prefix` begins the ids of its drawings. */
export function makeFace(asked: BoardRequest, prefix: string): Face {
  const { line, index } = asked;
  const position = line.positions[index]!;
  const frame = make('div', 'board-frame');
  frame.tabIndex = 0;
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', describePosition(position));
  const picture = make('div', 'board-picture');
  putPicture(picture, makeSvg(firstScene(asked), { prefix }));
  frame.append(picture);
  for (const [name, value] of Object.entries(dimensionsOf(position))) frame.style.setProperty(name, value);

  const goes = Object.fromEntries(EMBED_BUTTONS.map((go) => [go, makeButton(EMBED[go], ICONS[go])])) as unknown as Face['goes'];
  const steps = make('div', 'embed-group embed-steps');
  label(steps, EMBED.steps);
  const count = make('span', 'embed-count');
  steps.append(goes.first, goes.back, count, goes.on, goes.last);

  const hasBoards = position.boards.length > 0;
  const views: Partial<Record<View, HTMLButtonElement>> = {};
  const group = make('div', 'embed-group embed-views');
  label(group, EMBED.view);
  for (const view of hasBoards ? VIEWS : []) {
    const button = make('button', 'embed-view');
    button.type = 'button';
    button.textContent = EMBED.views[view];
    views[view] = button;
    group.append(button);
  }
  const flip = makeButton(EMBED.flip, ICONS.flip);
  const again = make('button', 'embed-again');
  again.type = 'button';
  again.textContent = EMBED.again;
  const home = make('a', 'embed-home');
  home.textContent = EMBED.home;
  home.title = EMBED.homeTitle;
  home.target = '_blank';
  home.rel = 'noopener';

  const says = make('p', 'embed-says');
  const bar = make('div', 'embed-bar');
  bar.append(steps, again, ...(hasBoards ? [group] : []), flip, home);
  const voice = makeVoice();
  const root = make('div', 'embed');
  const army = make('p', 'embed-army');
  army.textContent = EMBED.army;
  root.append(frame, ...(position.ruleset.players.includes('g') ? [army] : []), says, bar, voice);
  const face: Face = { root, frame, voice, says, count, goes, views, flip, again, home };
  showPlace(face, asked, asked);
  showView(face, asked.view);
  return face;
}

/** Shows where the board stands on its line; `first` is what the page asked for. */
export function showPlace(
  { says, count, goes, again, home }: Face,
  at: Pick<BoardRequest, 'line' | 'index'>,
  first: Pick<BoardRequest, 'line'>,
): void {
  const { line, index } = at;
  const last = line.moves.length;
  says.textContent = sayPlaceOf(at);
  says.classList.remove('is-wrong');
  count.textContent = EMBED.count(index, last);
  count.parentElement!.hidden = last === 0;
  // A button that has the focus keeps it where it can do no more.
  for (const go of EMBED_BUTTONS)
    goes[go].setAttribute('aria-disabled', String(go === 'first' || go === 'back' ? index === 0 : index === last));
  again.hidden = line === first.line;
  home.href = new URL(makeBoardAddress(line), import.meta.url).href;
}

/** Says why a move is illegal. */
export function showRefused({ says }: Face, words: string): void {
  says.textContent = words;
  says.classList.add('is-wrong');
}

/** Marks the view that is shown. */
export function showView({ views }: Face, view: View): void {
  for (const one of VIEWS) views[one]?.setAttribute('aria-pressed', String(one === view));
}

/** What is said in the place of a board that cannot be shown. */
export function makeFault(words: string): HTMLElement {
  const root = make('div', 'embed');
  const says = make('p', 'embed-fault');
  says.setAttribute('role', 'alert');
  says.textContent = words;
  root.append(says);
  return root;
}

function firstScene({ line, index, view, side }: BoardRequest): Scene {
  const position = line.positions[index]!;
  const step = line.moves[index - 1];
  const marks = { last: step ? touchedBy(step, position) : [], checks: position.checks().map(({ king }) => king) };
  const ids = line.ids[index];
  return compose(toRenderOptions(position, { view, side, marks, ...(ids && { ids }) }));
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  return made;
}

function label(group: HTMLElement, words: string): void {
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', words);
}

function makeButton(words: string, icon: string): HTMLButtonElement {
  const button = make('button', 'embed-button');
  button.type = 'button';
  button.title = words;
  button.setAttribute('aria-label', words);
  button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icon}"/></svg>`;
  return button;
}
