import { expect } from '../../engine/index.ts';
import { announce } from '../board/announce.ts';
import type { DiagramSpec } from '../diagram/spec.ts';
import type { Kind, Stage } from '../diagram/mount.ts';
import type { Load, Neighbours } from './neighbours.ts';

export interface AdjacencySpec extends Omit<DiagramSpec, 'kind'> {
  readonly kind: 'adjacency';
  readonly neighbours: Neighbours;
  readonly pin: string;
}

/** A pin is picked: the board stands there. A pin it may go to from there is picked: it goes, by a legal move. */
export function startAdjacency({ host, spec, board }: Stage<AdjacencySpec>): Kind {
  const { neighbours } = spec;
  let pin = spec.pin;
  let load: Load = host.querySelector('[data-load="loaded"][aria-pressed="true"]') ? 'loaded' : 'empty';
  let isMoving = false;
  const says = host.querySelector<HTMLElement>('.adjacency-says');

  const stage = () => {
    const text = neighbours.stages[pin]?.[load] ?? '';
    return text === '' ? undefined : expect(board.ruleset.parse(text));
  };
  const reach = (which: Load): readonly string[] => neighbours.reach[pin]?.[which] ?? [];
  const describe = (): void => {
    const able = reach(load);
    const barred = load === 'loaded' ? reach('empty').filter((name) => !able.includes(name)) : [];
    const taken = board.position.boards.filter((one) => one.id !== neighbours.board).map((one) => one.pin);
    board.setMarks({ lifted: neighbours.board, targets: able, wrong: barred });
    for (const button of host.querySelectorAll<HTMLElement>('[data-pin]')) {
      const name = button.dataset['pin'] ?? '';
      button.dataset['state'] = name === pin ? 'here' : able.includes(name) ? 'go' : barred.includes(name) ? 'barred' : '';
    }
    for (const button of host.querySelectorAll<HTMLElement>('[data-load]'))
      button.setAttribute('aria-pressed', String(button.dataset['load'] === load));
    const what = load === 'empty' ? 'the empty board' : 'the board with one piece aboard';
    const where = able.length === 0 ? 'may not move' : `may go to ${able.join(', ')}`;
    const no = barred.length === 0 ? '' : ` Next to it, but only for an empty board: ${barred.join(', ')}.`;
    const busy = able.filter((name) => taken.includes(name));
    const full = busy.length === 0 ? '' : ` Taken just now: ${busy.join(', ')}.`;
    const sentence = `From ${pin} ${what} ${where}.${no}${full}`;
    if (says) says.textContent = sentence;
    announce(sentence);
  };
  const show = async (isQuick = false): Promise<void> => {
    const position = stage();
    if (position) await board.setPosition(position, isQuick);
    describe();
  };
  const pick = async (name: string): Promise<void> => {
    if (isMoving || name === pin || !(name in neighbours.reach)) return;
    const move = board.position.moves().find((one) => one.kind === 'board' && one.from === pin && one.to === name);
    pin = name;
    isMoving = true;
    if (move) {
      board.setMarks({ lifted: neighbours.board });
      await board.play(move);
    }
    await show(move !== undefined);
    isMoving = false;
  };

  board.on('chosen', (name) => {
    const on = board.position.squares.find((square) => square.name === name)?.board;
    void pick(board.position.boards.find((one) => one.id === on)?.pin ?? name);
  });
  for (const button of host.querySelectorAll<HTMLElement>('[data-pin]'))
    button.addEventListener('click', () => void pick(button.dataset['pin'] ?? ''));
  for (const button of host.querySelectorAll<HTMLElement>('[data-load]')) {
    button.addEventListener('click', () => {
      load = button.dataset['load'] === 'loaded' ? 'loaded' : 'empty';
      void show(true);
    });
  }
  describe();
  return {
    show(tie) {
      const [name] = tie.places;
      if (name === undefined || !(name in neighbours.reach)) return false;
      void pick(name);
      return true;
    },
  };
}
