import { loadRuleset, type Fault, type Move, type Ruleset } from '../../engine/index.ts';
import { describeAct } from '../board/acts.ts';
import { announce } from '../board/announce.ts';
import { onSettings } from '../board/settings.ts';
import type { DiagramSpec } from '../diagram/spec.ts';
import { describeState } from '../board/state.ts';
import { describeMove } from '../board/words.ts';
import type { Kind, Stage } from '../diagram/mount.ts';
import { startPlay } from '../diagram/play.ts';
import { writeActs, writeScore } from './acts.ts';
import { fitAddress, isBegun, makeDraftAddress, parseAddress, rulesOf, type Opened } from './address.ts';
import { Editor } from './editor.ts';
import { Game } from './game.ts';
import { followKey, writeMoves } from './moves.ts';
import { Rival } from './rival.ts';
import { quotePlace, readText, rulesetIn } from './texts.ts';
import { makeTree } from './tree.ts';

/** The free board: any ruleset, legal moves, variations, texts in and out, an address that holds it all. */
export function startFree(stage: Stage<DiagramSpec>): Kind {
  startPlay(stage, false);
  const { host, board } = stage;
  const root = host.closest<HTMLElement>('.free') ?? host;
  const find = <T extends HTMLElement>(selector: string): T | null => root.querySelector<T>(selector);
  const rules = find<HTMLSelectElement>('select[name="rules"]');
  const text = find<HTMLTextAreaElement>('textarea[name="text"]');
  const list = find<HTMLElement>('.free-moves');
  const game = new Game(board.position);
  let shown: Promise<unknown> = Promise.resolve();

  /** The rulesets fetched so far. */
  const known = new Map<string, Ruleset>([[board.ruleset.id, board.ruleset]]);
  const named = (id: string): Ruleset | undefined => known.get(id);
  const fetchRules = async (id: string): Promise<void> => {
    const ruleset = known.has(id) ? undefined : await loadRuleset(id);
    if (ruleset) known.set(id, ruleset);
  };
  /** Something is said in one of the two places for it: over the moves, or in the sheet of texts. */
  const write = (place: '.free-fault' | '.free-text-says', words: string, isWrong = true): void => {
    const says = find<HTMLElement>(place);
    if (!says) return;
    says.hidden = words === '';
    says.textContent = words;
    says.classList.toggle('is-wrong', isWrong);
    if (words !== '') announce(words);
  };
  const say = (found: Fault | undefined): void => {
    write('.free-fault', found ? `${found.field}: ${found.message}` : '');
    if (!found) write('.free-text-says', '');
  };
  /** What is wrong with a text is said beside it. */
  const sayOfText = (given: string, { field, message, at }: Fault): void => {
    const place = at === undefined ? '' : ` (${quotePlace(given, at)})`;
    write('.free-text-says', `${field}${place}: ${message}`);
    find('.free-text-says')?.scrollIntoView({ block: 'nearest' });
  };
  /** Brings the board to where the game is. */
  const show = (): void => {
    say(undefined);
    const { line, path } = game;
    if (line.positions[0]?.ruleset === board.ruleset) shown = board.setLine(line, path.length);
    else begin();
  };
  const begin = (): void => {
    const hasBoards = game.position.boards.length > 0;
    for (const view of root.querySelectorAll<HTMLElement>('.board-views:not(.free-modes)')) view.hidden = !hasBoards;
    for (const lines of root.querySelectorAll<HTMLElement>('[data-do="lines"]')) lines.hidden = hasBoards;
    const compare = find<HTMLElement>('a[data-compare]');
    if (compare) compare.hidden = !hasBoards;
    shown = board.startAnew(game.line, game.path.length);
    for (const name of ['--w', '--h']) host.style.setProperty(name, board.frame.style.getPropertyValue(name));
    host.style.setProperty('--board-most', hasBoards ? '34rem' : '44rem');
  };
  const refresh = (): void => {
    if (editor.draft) return;
    const { position } = game;
    rival.seat();
    rival.rest();
    const status = find<HTMLElement>('.free-status');
    if (status) status.textContent = describeState(position);
    const army = find<HTMLElement>('.free-army');
    if (army) {
      army.hidden = !position.ruleset.players.includes('g');
      army.textContent = 'Gray is the third army. Its pieces are drawn in red, to be told from the cells.';
    }
    const comment = find<HTMLInputElement>('input[name="comment"]');
    if (comment) {
      comment.value = game.node.comment ?? '';
      comment.disabled = game.path.length === 0;
    }
    writeScore(root, position);
    writeActs(root, position, (id) => {
      act(id);
      rival.consider();
    });
    if (list) writeMoves(list, game);
    enable({
      back: game.path.length > 0,
      first: game.path.length > 0,
      on: game.ahead !== undefined,
      last: game.ahead !== undefined,
      other: game.hasFork,
      promote: game.canPromote,
      cut: game.path.length > 0,
      undo: game.canUndo,
      redo: game.canRedo,
    });
    const { id, options } = position.ruleset;
    if (rules) rules.value = [id, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(' ');
    keepAddress();
  };
  const enable = (able: Readonly<Record<string, boolean>>): void => {
    for (const [name, isAble] of Object.entries(able)) {
      const button = find(`[data-free="${name}"]`);
      // Not disabled: the focus stays where it is when there is nothing more to do.
      button?.setAttribute('aria-disabled', String(!isAble));
    }
  };
  const keepAddress = (): void => {
    const { hash, isWhole } = editor.draft ? { hash: makeDraftAddress(editor.draft, game), isWhole: true } : fitAddress(game);
    const note = find<HTMLElement>('.free-long');
    if (note) note.hidden = isWhole;
    try {
      history.replaceState(history.state, '', hash);
    } catch {
      // Browsers refuse when it is done too often; the next step does it again.
    }
  };
  const act = (id: string): void => {
    const fault = game.act(id);
    if (fault) return say(fault);
    show();
    announce(`${describeAct(id)}. ${describeState(game.position)}`);
  };
  const move = (made: Move): void => {
    const before = game.position;
    game.play(made);
    show();
    announce(`${describeMove(before, made)}. ${describeState(game.position)}`);
  };
  const rival = new Rival(root, game, {
    play: (id) => {
      const made = game.position.moves().find((one) => one.id === id);
      if (made) move(made);
      else act(id);
    },
    say,
    shown: () => shown,
  });
  const editor = new Editor(root, board, {
    changed: () => {
      rival.rest();
      writeMode();
      keepAddress();
    },
    leave: (position) => {
      // Set up as the game already stands: the game goes on.
      if (position && position.text() !== game.position.text()) game.open(makeTree(position));
      show();
      writeMode();
      const back = find<HTMLElement>('[data-edit="leave"]');
      if (back) back.hidden = false;
      find('[data-mode="play"]')?.focus({ preventScroll: true });
    },
  });
  const writeMode = (): void => {
    for (const button of root.querySelectorAll<HTMLElement>('[data-mode]'))
      button.setAttribute('aria-pressed', String((button.dataset['mode'] === 'edit') === (editor.draft !== undefined)));
  };
  /** Another game, or a position to set up. */
  const open = (opened: Opened): void => {
    editor.stop();
    game.open(opened.tree, opened.path);
    say(undefined);
    begin();
    if (opened.draft) edit(opened.draft.sketch.text);
    const back = find<HTMLElement>('[data-edit="leave"]');
    if (back) back.hidden = opened.draft !== undefined && !isBegun(game);
    writeMode();
  };
  const edit = (sketch: string): void => {
    say(editor.start(game.position.ruleset, sketch));
  };
  const follow = async (isFirst: boolean): Promise<void> => {
    const { hash } = location;
    if (hash === '') return refresh();
    await fetchRules(rulesOf(hash));
    if (location.hash !== hash) return;
    const read = parseAddress(hash, named);
    if (read.ok) open(read.value);
    else begin();
    if (isFirst) game.forget();
    refresh();
    if (!read.ok) say(read.fault);
  };
  const load = async (): Promise<void> => {
    const given = text?.value ?? '';
    await fetchRules(rulesetIn(given) ?? '');
    const read = readText(given, game.position.ruleset, named);
    if (!read.ok) {
      // What is written as it should be but cannot be is shown, to be put right.
      if (read.fault.code === 'impossible' && game.position.ruleset.sketch(given.trim()).ok) edit(given.trim());
      return sayOfText(given, read.fault);
    }
    if (read.value.kind === 'record') {
      game.openRecord(read.value.record);
      say(undefined);
      begin();
    } else open({ tree: makeTree(read.value.position), path: [] });
  };
  const restart = async (choice: string): Promise<void> => {
    const [id = '', ...options] = choice.split(' ');
    await fetchRules(id);
    const chosen = named(id)?.configure(Object.fromEntries(options.map((option) => option.split('=', 2))) as Record<string, string>);
    const start = chosen?.ok ? chosen.value.parse(chosen.value.start) : undefined;
    if (start?.ok) open({ tree: makeTree(start.value), path: [] });
  };
  const give = (content: string): void => {
    if (!text) return;
    const sheet = text.closest<HTMLElement>('[popover]');
    if (sheet?.matches(':popover-open') === false) sheet.showPopover();
    text.value = content;
    text.select();
    const byHand = (): void =>
      write('.free-text-says', 'The browser does not copy by itself. What is marked can be copied by hand.', false);
    if (!navigator.clipboard) return byHand();
    void navigator.clipboard.writeText(content).then(() => write('.free-text-says', 'Copied.', false), byHand);
  };
  const go = (key: string): boolean => {
    const isDone = !editor.draft && followKey(game, key);
    if (isDone) show();
    return isDone;
  };

  board.on('move', (made) => {
    move(made);
    rival.consider();
    return true;
  });
  board.on('changed', () => {
    if (editor.draft) return;
    game.goTo(game.end.slice(0, board.index));
    refresh();
  });
  board.on('key', go);
  const choose = async (choice: string): Promise<void> => {
    const isEditing = editor.draft !== undefined;
    await restart(choice);
    if (isEditing) edit(game.position.text());
  };
  rules?.addEventListener('change', () => void choose(rules.value));
  const comment = find<HTMLInputElement>('input[name="comment"]');
  comment?.addEventListener('change', () => {
    game.comment(comment.value);
    show();
  });
  const actions: Readonly<Record<string, () => unknown>> = {
    load,
    restart: async () => {
      await restart(rules?.value ?? '');
      rival.consider();
    },
    link: () => give(location.href),
    position: () => give(game.position.text()),
    record: () => give(game.record()),
    keep: () => give(game.record()),
    first: () => go('Home'),
    back: () => go('ArrowLeft'),
    on: () => go('ArrowRight'),
    last: () => go('End'),
    other: () => go('ArrowDown'),
    promote: () => {
      game.promote();
      show();
    },
    cut: () => {
      game.cut();
      show();
    },
    undo: () => {
      game.undo((position) => rival.isReaders(position.turn));
      show();
    },
    redo: () => {
      game.redo((position) => rival.isReaders(position.turn));
      show();
    },
  };
  for (const [name, action] of Object.entries(actions)) find(`[data-free="${name}"]`)?.addEventListener('click', action);
  for (const button of root.querySelectorAll<HTMLElement>('[data-mode]'))
    button.addEventListener('click', () => {
      if (button.dataset['mode'] === 'play') editor.play();
      else if (!editor.draft) edit(game.position.text());
    });
  list?.addEventListener('click', (event) => {
    const path = event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-path]')?.dataset['path'] : undefined;
    if (path === undefined) return;
    game.goTo(path.split('.').map(Number));
    show();
  });
  const keys = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !go(event.key)) return;
    event.preventDefault();
  };
  list?.addEventListener('keydown', keys);
  addEventListener('keydown', (event) => {
    if (event.target === document.body && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) keys(event);
  });
  addEventListener('hashchange', () => void follow(false));
  if (list) onSettings(() => writeMoves(list, game));
  // What the reader chose before the board was alive.
  const early = location.hash === '' ? rules?.value : undefined;
  if (early !== undefined && early !== board.ruleset.id) void choose(early).then(refresh);
  else void follow(true).then(() => rival.resume());
  return {};
}
