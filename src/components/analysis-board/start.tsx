import { computed, effect, signal, untracked, type Signal } from '@preact/signals';
import { render } from 'preact';
import { loadRuleset } from '../../engine/index.ts';
import { announce } from '../board/view/announce.ts';
import type { Line } from '../../board/state/line.ts';
import { onDispose, type Lifetime } from '../../platform/lifetime.ts';
import type { Settings } from '../../board/state/settings.ts';
import { loadSettings, onSettings } from '../board/view/settings-store.ts';
import type { LivePlate, PlateContext } from '../diagram/mount.tsx';
import { MovesSheet } from '../diagram/MovesSheet.tsx';
import { hydratePart } from '../diagram/hydrate-part.ts';
import { MoveInput } from '../diagram/move-input.ts';
import { NoteLine } from '../diagram/MessageBox.tsx';
import { dimensionsOf } from '../diagram/dimensions.ts';
import { stepOf } from '../../platform/arrow-keys.ts';
import { listOf, parseData } from '../../platform/page-data.ts';
import type { Message } from '../diagram/message.ts';
import type { PlateSpec } from '../diagram/plate-spec.ts';
import { storeRules } from '../progress/current-rules.ts';
import { OpponentClient } from '../../game/opponent/opponent-client.ts';
import { followHotSeat } from './follow-hot-seat.ts';
import { savedGames } from './saved-games.ts';
import { followResults } from './matched-strength-store.ts';
import { correspondenceStore } from './correspondence-store.ts';
import { gameStore } from '../progress/game-store.ts';
import { AnalysisBoard } from '../../game/analysis-board.ts';
import type { ShownPlace } from '../../game/analysis-board-state.ts';
import type { Environment } from '../../game/game-environment.ts';
import { isEndingRules, isRulesChoice } from './panels/part.ts';
import { makePart } from './panel-parts.ts';
import type { OpenedAnalysisBoard } from './open-analysis-board.ts';

// One lazy part of the page both opens the board and starts it.
export { openAnalysisBoard } from './open-analysis-board.ts';

/** The analysis board: any ruleset, legal moves, variations, a machine, texts in and out, and an address that holds it all. */
export function startAnalysisBoard(stage: PlateContext<PlateSpec, OpenedAnalysisBoard>): LivePlate {
  const { host, spec, board, opening, lifetime } = stage;
  const said = signal<Message | undefined>(undefined);
  const play = new MoveInput(board, said, { isTask: false, hasLine: false }, lifetime);
  hydratePart(stage, 'note', <Note said={said} />);
  hydratePart(stage, 'moves', <MovesSheet hasLines hasPins play={play} />);
  const root = host.closest<HTMLElement>('.free') ?? host;
  // What the reader chose before the board was alive; an address that holds a game has chosen for them.
  const early = location.hash === '' ? root.querySelector<HTMLSelectElement>('select[name="rules"]')?.value : undefined;
  const opponent = new OpponentClient();
  onDispose(lifetime, () => opponent.stop());
  let shown: Promise<unknown> = Promise.resolve();
  const world: Environment = {
    fetchRules: loadRuleset,
    ask: (question) => opponent.ask(question),
    drop: () => opponent.stop(),
    announce,
    shown: () => shown,
    mailbox: correspondenceStore,
    games: savedGames,
    random: () => Math.random(),
    now: () => Date.now(),
  };
  const free = new AnalysisBoard(world, opening.opened, opening.fault);
  followSettings(free, lifetime);
  followHotSeat(free, root, lifetime);
  followResults(free, lifetime);

  /** A line of other rules: the tools that fit them, and the room their board takes. */
  const begin = (line: Line, index: number): Promise<unknown> => {
    const hasBoards = line.positions[0]!.boards.length > 0;
    for (const tool of host.querySelectorAll<HTMLElement>('[data-views], a[data-compare]')) tool.hidden = !hasBoards;
    for (const lines of host.querySelectorAll<HTMLElement>('[data-do="lines"]')) lines.hidden = hasBoards;
    const room = dimensionsOf(line.positions[index] ?? line.positions[0]!);
    for (const [name, value] of Object.entries(room)) host.style.setProperty(name, value);
    board.frame.style.setProperty('--board-width', room['--board-most']);
    return board.startAnew(line, index);
  };
  let before: ShownPlace | undefined;
  const showSeen = (): void => {
    const seen = free.shown.value;
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
  onDispose(lifetime, effect(showSeen));
  onDispose(
    lifetime,
    effect(() => void (board.mode = free.mode)),
  );
  const hint = (): void => board.setHints(free.editor.draft !== undefined || free.hotSeat.passing.hasHints);
  onDispose(lifetime, effect(hint));
  const nearest = computed(() => free.side);
  const turn = (): void => {
    const side = nearest.value;
    if (side !== undefined && side !== board.side) void board.setSide(side, false);
  };
  onDispose(lifetime, effect(turn));
  let isKept = opening.fault !== undefined;
  const keepAddress = (): void => {
    const { hash } = free.address.value;
    free.correspondence.keep(hash);
    // An address that is wrong stays, to be put right, until something is done on the board.
    if (free.loader.holdsAddress() || isKept) return void (isKept = false);
    const isEntry = free.takesEntry() && hash !== location.hash;
    try {
      if (isEntry) history.pushState(null, '', hash);
      else history.replaceState(history.state, '', hash);
    } catch {
      // Browsers refuse when it is done too often; the next step does it again.
    }
  };
  onDispose(lifetime, effect(keepAddress));
  /** What the stored game follows beside its table. */
  const readGame = (): readonly unknown[] => [
    ...[free.game.tree, free.game.path, free.opponent.seats],
    ...[free.correspondence.standing.value, free.editor.draft],
  ];
  const keepGame = (): void => {
    const table = free.hotSeat.toKeep(Date.now());
    readGame();
    // Storing reads and changes what is stored; it is not followed.
    untracked(() => free.keep(table));
  };
  onDispose(lifetime, effect(keepGame));
  onDispose(
    lifetime,
    gameStore.on(() => free.log.refresh()),
  );

  board.on('move', (move) => {
    free.move(move);
    return true;
  });
  board.on('key', (key) => free.go(key));
  board.on('chosen', (name) => free.editor.choose(name));
  board.on('dropped', (from, to) => free.editor.drop(from, to));
  board.on('letGo', () => free.editor.letGo());
  const step = (event: KeyboardEvent): void => {
    if (stepOf(event) && free.go(event.key)) event.preventDefault();
  };
  addEventListener('keydown', step, { signal: lifetime });
  addEventListener('hashchange', () => void free.loader.follow(location.hash), { signal: lifetime });

  const choices = parseData(root, 'choices', listOf(isRulesChoice));
  const endings = parseData(root, 'endings', isEndingRules);
  const places = [...root.querySelectorAll<HTMLElement>('[data-part]')];
  const take = (place: HTMLElement): void => render(makePart(place.dataset['part'] ?? '', free, choices, endings, lifetime), place);
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
    place.closest('[popover]')?.addEventListener('beforetoggle', takeOnce, { once: true, signal: lifetime });
  }
  const openDoor = (): void => {
    const sheet = root.querySelector<HTMLElement>('[data-part="door"]')?.closest<HTMLElement>('[popover]');
    const opener = sheet?.previousElementSibling;
    if (free.door.value && opener instanceof HTMLElement && sheet?.matches(':popover-open') === false) opener.click();
  };
  onDispose(lifetime, effect(openDoor));
  if (early !== undefined && early !== free.rules) void free.loader.choose(early).then(() => storeRules(free.position.ruleset.id));
  else free.opponent.resume();
  return {};
}

/** What the board says of a move that is refused. */
function Note({ said }: { readonly said: Signal<Message | undefined> }) {
  return <NoteLine said={said.value} />;
}

/** Whether a panel is seen as soon as the board is there. */
function isSeen(place: HTMLElement): boolean {
  return place.closest('[popover]') === null;
}

/** Names and pictures are those the reader has chosen for all boards. */
function followSettings(free: AnalysisBoard, lifetime: Lifetime): void {
  const take = ({ notation, pieces }: Settings): void => {
    free.notation.value = notation;
    free.pieces.value = pieces;
  };
  take(loadSettings());
  onDispose(lifetime, onSettings(take));
}
