import { computed, effect, signal, untracked, type Signal } from '@preact/signals';
import { render } from 'preact';
import { loadRuleset } from '../../engine/index.ts';
import { announce } from '../board/view/announce.ts';
import type { Line } from '../board/model/line.ts';
import { atEnd, type Scope } from '../page/scope.ts';
import type { Settings } from '../board/model/settings.ts';
import { loadSettings, onSettings } from '../board/view/kept-settings.ts';
import type { Kind, Opening, Stage } from '../diagram/mount.tsx';
import { openLine } from '../diagram/open.ts';
import { MovesSheet } from '../diagram/MovesSheet.tsx';
import { wakePart } from '../diagram/parts.ts';
import { Play } from '../diagram/play.ts';
import { NoteLine } from '../diagram/SaidBox.tsx';
import { roomOf } from '../diagram/room.ts';
import { listOf, parseData } from '../page/data.ts';
import type { Said } from '../diagram/said.ts';
import type { PlateSpec } from '../diagram/spec.ts';
import { keepRules } from '../progress/rules.ts';
import { PageOpponent } from '../opponent/opponent.ts';
import { rulesOf, type Opened } from './model/address.ts';
import { gameOf, keepTable, loadTable } from './kept-table.ts';
import { mailbox } from './mailbox.ts';
import { isRunning } from './model/clock.ts';
import { Free, type Seen } from './model/free.ts';
import { mailIn } from './model/mail.ts';
import { inSlices } from './model/slices.ts';
import { endOf, lineOf, makeTree } from './model/game-tree.ts';
import { openSteps, settleMail } from './model/opening.ts';
import type { World } from './model/world.ts';
import { isRulesChoice } from './panels/part.ts';
import { makePart } from './parts.ts';
import type { ToldFault } from '../../words/told.ts';

/** How the free board begins: with the game its address holds. */
export interface FreeOpening extends Opening {
  readonly opened: Opened;
  /** What is wrong with the address. */
  readonly fault?: ToldFault;
}

/** Opens the game of the page's address, or the position the page was built with where it holds none. */
export async function openFree(spec: PlateSpec): Promise<FreeOpening> {
  const { hash } = location;
  const asked = hash === '' ? undefined : await loadRuleset(rulesOf(hash));
  const find = (id: string) => (asked?.id === id ? asked : undefined);
  const { notation } = loadSettings();
  const settled = settleMail(hash, mailbox);
  const first = settled.hash === '' ? undefined : await inSlices(openSteps(settled.hash, find, notation));
  // A link that cannot be read loses nothing: the game is shown as it is kept.
  const kept = first?.ok === false && mailbox.list().find(({ id }) => id === mailIn(hash));
  const read = kept ? await inSlices(openSteps(kept.hash, find, notation)) : first;
  const fault = first?.ok === false ? first.fault : settled.fault;
  if (read?.ok) {
    const { tree, path } = read.value;
    return { line: lineOf(tree, endOf(tree, path)), index: path.length, opened: read.value, ...(fault && { fault }) };
  }
  const line = await openLine(spec);
  return { line, index: 0, opened: { tree: makeTree(line.positions[0]!), path: [] }, ...(fault && { fault }) };
}

/** The free board: any ruleset, legal moves, variations, a machine, texts in and out, and an address that holds it all. */
export function startFree(stage: Stage<PlateSpec, FreeOpening>): Kind {
  const { host, spec, board, opening, scope } = stage;
  const said = signal<Said | undefined>(undefined);
  const play = new Play(board, said, { isTask: false, hasLine: false }, scope);
  wakePart(stage, 'note', <Note said={said} />);
  wakePart(stage, 'moves', <MovesSheet hasLines play={play} />);
  const root = host.closest<HTMLElement>('.free') ?? host;
  // What the reader chose before the board was alive; an address that holds a game has chosen for him.
  const early = location.hash === '' ? root.querySelector<HTMLSelectElement>('select[name="rules"]')?.value : undefined;
  const opponent = new PageOpponent();
  atEnd(scope, () => opponent.stop());
  let shown: Promise<unknown> = Promise.resolve();
  const world: World = {
    fetchRules: loadRuleset,
    ask: (question) => opponent.ask(question),
    drop: () => opponent.stop(),
    announce,
    shown: () => shown,
    mailbox,
    now: () => Date.now(),
  };
  const free = new Free(world, opening.opened, opening.fault);
  followSettings(free, scope);
  sitAtTable(free, root, scope);

  /** A line of other rules: the tools that fit them, and the room their board takes. */
  const begin = (line: Line, index: number): Promise<unknown> => {
    const hasBoards = line.positions[0]!.boards.length > 0;
    for (const tool of host.querySelectorAll<HTMLElement>('[data-views], a[data-compare]')) tool.hidden = !hasBoards;
    for (const lines of host.querySelectorAll<HTMLElement>('[data-do="lines"]')) lines.hidden = hasBoards;
    const room = roomOf(line.positions[index] ?? line.positions[0]!);
    for (const [name, value] of Object.entries(room)) host.style.setProperty(name, value);
    board.frame.style.setProperty('--board-width', room['--board-most']);
    return board.startAnew(line, index);
  };
  let before: Seen | undefined;
  const showSeen = (): void => {
    const seen = free.seen.value;
    const { line, index, still, marks } = seen;
    const { ruleset } = line.positions[0]!;
    const isSame = before !== undefined && line === before.line && index === before.index && !before.still;
    // The board was made with the line its page opened.
    const isMade = before === undefined && ruleset.id === spec.ruleset;
    if (before ? ruleset !== before.line.positions[0]!.ruleset : !isMade) shown = begin(line, index);
    else if (!isSame && !isMade && !still) shown = board.setLine(line, index);
    if (still && still !== before?.still) shown = board.setStill(still);
    if (before && marks !== before.marks) board.setMarks(marks);
    if ((still !== undefined) !== (before?.still !== undefined)) {
      root.classList.toggle('is-editing', still !== undefined);
      for (const sheet of host.querySelectorAll<HTMLElement>('[popover]:popover-open')) sheet.hidePopover();
    }
    before = seen;
  };
  atEnd(scope, effect(showSeen));
  atEnd(
    scope,
    effect(() => void (board.mode = free.mode)),
  );
  const hint = (): void => board.setHints(free.editor.draft !== undefined || free.table.passing.hasHints);
  atEnd(scope, effect(hint));
  const turn = (): void => {
    const { side } = free;
    if (side !== undefined && side !== board.side) void board.setSide(side, false);
  };
  atEnd(scope, effect(turn));
  let isKept = opening.fault !== undefined;
  const keepAddress = (): void => {
    const { hash } = free.address.value;
    free.mailing.keep(hash);
    // An address that is wrong stays, to be put right, until something is done on the board.
    if (isKept) return void (isKept = false);
    try {
      history.replaceState(history.state, '', hash);
    } catch {
      // Browsers refuse when it is done too often; the next step does it again.
    }
  };
  atEnd(scope, effect(keepAddress));

  board.on('move', (move) => {
    free.move(move);
    return true;
  });
  board.on('key', (key) => free.go(key));
  board.on('chosen', (name) => free.editor.choose(name));
  board.on('dropped', (from, to) => free.editor.drop(from, to));
  board.on('letGo', () => free.editor.letGo());
  const step = (event: KeyboardEvent): void => {
    if (event.target !== document.body || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    if (!event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && free.go(event.key)) event.preventDefault();
  };
  addEventListener('keydown', step, { signal: scope });
  addEventListener('hashchange', () => void free.follow(location.hash), { signal: scope });

  const choices = parseData(root, 'choices', listOf(isRulesChoice));
  const places = [...root.querySelectorAll<HTMLElement>('[data-part]')];
  const take = (place: HTMLElement): void => render(makePart(place.dataset['part'] ?? '', free, choices), place);
  for (const place of places.filter(isSeen)) take(place);
  // What lies in closed sheets need not keep the reader waiting.
  for (const place of places.filter((one) => !isSeen(one))) {
    let isTaken = false;
    const takeOnce = (): void => {
      if (!isTaken) take(place);
      isTaken = true;
    };
    setTimeout(takeOnce);
    // A sheet that is opened sooner answers at once.
    place.closest('[popover]')?.addEventListener('beforetoggle', takeOnce, { once: true, signal: scope });
  }
  if (early !== undefined && early !== free.rules) void free.choose(early).then(() => keepRules(free.position.ruleset.id));
  else free.rival.resume();
  return {};
}

/** Clocks that go, and a board that goes round: as the tab had them before it was loaded again, and kept from now on. */
function sitAtTable(free: Free, root: HTMLElement, scope: Scope): void {
  const { timing, passing } = free.table;
  const kept = loadTable(free.address.value.hash);
  if (kept) {
    timing.take(kept.clock);
    passing.choose(kept.passing, kept.holder ?? free.position.turn);
    passing.wantsHints.value = kept.hints ?? false;
  }
  const keep = (): void => {
    const { clock } = timing;
    const { holder } = passing;
    const game = gameOf(free.address.value.hash);
    root.classList.toggle('has-no-hints', !passing.hasHints);
    const hints = passing.wantsHints.value;
    keepTable({ game, passing: passing.mode.value, hints, ...(clock && { clock }), ...(holder && { holder }) });
  };
  atEnd(scope, effect(keep));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = (): void => {
    clearTimeout(timer);
    const { clock } = timing;
    if (!clock || !isRunning(clock)) return;
    timing.tick();
    // Tenths are shown at the end.
    timer = setTimeout(go, timing.left(clock.turn) < 20_000 ? 100 : 250);
  };
  const isOn = computed(() => timing.clock !== undefined && isRunning(timing.clock));
  atEnd(
    scope,
    effect(() => {
      if (isOn.value) untracked(go);
    }),
  );
  atEnd(scope, () => clearTimeout(timer));
  document.addEventListener('visibilitychange', go, { signal: scope });
}

/** What the board says of a move that is refused. */
function Note({ said }: { readonly said: Signal<Said | undefined> }) {
  return <NoteLine said={said.value} />;
}

/** Whether a panel is seen as soon as the board is there. */
function isSeen(place: HTMLElement): boolean {
  return place.closest('[popover]') === null;
}

/** Names and pictures are those the reader has chosen for all boards. */
function followSettings(free: Free, scope: Scope): void {
  const take = ({ notation, pieces }: Settings): void => {
    free.notation.value = notation;
    free.pieces.value = pieces;
  };
  take(loadSettings());
  atEnd(scope, onSettings(take));
}
