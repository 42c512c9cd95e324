import { namePlayer } from '../../board/text/names.ts';
import { nameStep } from '../../board/state/line.ts';
import { EMBED_PAGE } from '#words/embed-page.ts';
import { loadRules } from '../progress/current-rules.ts';
import { downloadMoving, downloadPng, downloadSvg } from './download.ts';
import { Maker } from './maker.ts';
import { attributesOf } from './snippet.ts';
import { Latest } from '../../platform/latest.ts';
import { lazy } from '../../platform/lazy.ts';

/** Gives the page that makes boards its life: the choices, the board as it will look, and what to take away. */
export async function startMaker(host: HTMLElement): Promise<void> {
  const { script = '', maker: usual = '' } = host.dataset;
  const find = <T extends HTMLElement>(selector: string): T => {
    const found = host.querySelector<T>(selector);
    if (!found) throw new Error(`the page has no ${selector}`);
    return found;
  };
  const choice = (name: string): HTMLSelectElement => find(`select[name="${name}"]`);
  const [snippet, text, says] = [
    find<HTMLTextAreaElement>('[name="snippet"]'),
    find<HTMLTextAreaElement>('[name="text"]'),
    find('[data-says]'),
  ];
  const places = { script: new URL(script, location.href).href, here: location.href };
  const board = document.createElement('threefold-board');
  const maker = new Maker();
  // Before anything listens: where one of them does not come, the page is woken again from here.
  const [lost] = await Promise.all([maker.begin(usual), lazy(() => import(/* @vite-ignore */ places.script)).load()]);
  if (lost !== undefined) throw new Error(lost);

  /** Everything on the page as it is wanted now. */
  const show = (): void => {
    const { wanted } = maker;
    const { line } = wanted;
    const { ruleset } = line.positions[0]!;
    choice('rules').value = ruleset.id;
    fill(
      choice('side'),
      ruleset.players.map((player) => [player, namePlayer(player)]),
      wanted.side,
    );
    fill(
      choice('at'),
      [EMBED_PAGE.start, ...line.moves.map((_, at) => EMBED_PAGE.step(at + 1, nameStep(line, at)))].map((name, at) => [String(at), name]),
      String(wanted.index),
    );
    choice('view').value = wanted.view;
    choice('view').disabled = line.positions[0]!.boards.length === 0;
    choice('theme').value = wanted.theme ?? '';
    find('[data-do="moving"]').hidden = line.moves.length === 0;
    snippet.value = maker.write(places);
    for (const name of board.getAttributeNames()) board.removeAttribute(name);
    for (const [name, value] of attributesOf(wanted)) board.setAttribute(name, value);
  };
  const tell = (words: string): void => void (says.textContent = words);
  const latest = new Latest();
  /** What is asked for last is shown, however long something before it takes. */
  const open = async (work: (signal: AbortSignal) => Promise<string | undefined>, done = ''): Promise<void> => {
    await latest.run(async (signal) => {
      const fault = await work(signal);
      signal.throwIfAborted();
      tell(fault ?? done);
      // With a fault too: the fields go back to what is on the board.
      show();
    });
  };

  for (const name of ['view', 'side', 'at', 'theme'] as const)
    choice(name).addEventListener('change', () => {
      maker.choose(name, choice(name).value);
      show();
    });
  choice('rules').addEventListener('change', () => void open((signal) => maker.begin(choice('rules').value, signal)));
  const acts: Readonly<Record<string, () => unknown>> = {
    show: () => open((signal) => maker.read(text.value, signal), EMBED_PAGE.shown),
    copy: () => copy(snippet, tell),
    svg: () => downloadSvg(maker.wanted, board),
    png: () => downloadPng(maker.wanted, board).catch(() => tell(EMBED_PAGE.noPicture)),
    moving: () => downloadMoving(maker.wanted, board),
  };
  for (const [name, act] of Object.entries(acts)) find(`[data-do="${name}"]`).addEventListener('click', () => void act());
  // What is kept may be of another build, with rules that this one does not have.
  const known = [...choice('rules').options].map(({ value }) => value).find((id) => id === loadRules());
  const follow = (): Promise<void> =>
    open((signal) => (location.hash === '' ? maker.begin(known ?? usual, signal) : maker.follow(location.hash, signal)));
  addEventListener('hashchange', () => void follow());

  show();
  if (location.hash !== '' || known !== undefined) await follow();
  find('[data-preview]').replaceChildren(board);
}

function fill(select: HTMLSelectElement, options: readonly (readonly [string, string])[], value: string): void {
  select.replaceChildren(...options.map(([one, name]) => new Option(name, one, false, one === value)));
}

async function copy(field: HTMLTextAreaElement, tell: (words: string) => void): Promise<void> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    tell(EMBED_PAGE.copied);
  } catch {
    tell(EMBED_PAGE.byHand);
  }
}
