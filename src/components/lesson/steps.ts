import { describeAct, describePoints } from '../board/acts.ts';
import { announce } from '../board/announce.ts';
import { putText } from '../board/figures.ts';
import { isAct, nameStep } from '../board/line.ts';
import { spellFigures } from '../board/naming.ts';
import { loadSettings, onSettings } from '../board/settings.ts';
import type { DiagramSpec } from '../diagram/spec.ts';
import { describeMove } from '../board/words.ts';
import type { Kind, Stage } from '../diagram/mount.ts';
import { lightStep } from '../diagram/ties.ts';

/** Milliseconds a step stands while the line plays by itself. */
const PACE = 1600;

/** A line stepped through by buttons, slider, keys, its list of moves and the page's address. */
export function startSteps({ host, spec, board, line }: Stage<DiagramSpec>): Kind {
  const [sentence, name, slider, count] = ['.board-sentence span', '.board-move', 'input[type="range"]', '.board-count'].map((one) =>
    host.querySelector<HTMLElement>(one),
  );
  const last = line.moves.length;
  let timer = 0;

  const label = (index: number): string => {
    const [before, move] = [line.positions[index - 1], line.moves[index - 1]];
    if (!before || !move) return 'Start';
    if (isAct(move)) return `${describeAct(move.id)}.`;
    const isFirst = before.turn === board.ruleset.players[0];
    return `${before.number}${isFirst ? '.' : '...'} ${nameStep(line, index - 1, loadSettings().notation)}`;
  };
  const write = (note = ''): void => {
    const { index } = board;
    if (name) putText(name, label(index));
    if (sentence) sentence.textContent = note || (spec.says?.[index] ?? '');
    if (count) count.textContent = `${index} of ${last}`;
    if (slider instanceof HTMLInputElement) {
      slider.value = String(index);
      slider.setAttribute('aria-valuetext', spellFigures(label(index)));
      slider.style.setProperty('--share', `${last === 0 ? 0 : (index / last) * 100}%`);
    }
    for (const ply of host.querySelectorAll<HTMLElement>('[data-step]')) {
      const isHere = ply.dataset['step'] === String(index);
      ply.toggleAttribute('aria-current', isHere);
      if (isHere) keepInView(ply);
    }
    lightStep(host, index);
    for (const button of host.querySelectorAll<HTMLButtonElement>('[data-go]')) {
      const go = button.dataset['go'];
      button.toggleAttribute(
        'data-off',
        (index === 0 && (go === 'first' || go === 'back')) || (index === last && (go === 'last' || go === 'on')),
      );
    }
  };
  const address = (index: number): void => {
    const { pathname, search } = location;
    history.replaceState(history.state, '', index === 0 ? pathname + search : `#${host.id}-${index}`);
  };
  const say = (index: number): void => {
    const before = line.positions[index - 1];
    const move = line.moves[index - 1];
    const words = !before || !move ? 'Start.' : isAct(move) ? label(index) : `${label(index)}: ${describeMove(before, move)}.`;
    const outcome = line.positions[index]?.outcome();
    announce([words, spec.says?.[index], outcome && `${describePoints(outcome)}.`].filter(Boolean).join(' '));
  };
  const go = (to: number, isQuick = false): void => {
    const index = Math.max(0, Math.min(last, to));
    if (index === board.index) return;
    void board.goTo(index, isQuick);
    address(index);
    say(index);
  };
  const stop = (): void => {
    clearInterval(timer);
    timer = 0;
    host.classList.remove('is-playing');
    host.querySelector('[data-go="play"]')?.setAttribute('aria-label', 'Play');
  };
  const play = (): void => {
    if (timer !== 0) return stop();
    if (board.index === last) void board.goTo(0);
    host.classList.add('is-playing');
    host.querySelector('[data-go="play"]')?.setAttribute('aria-label', 'Pause');
    const next = (): void => {
      go(board.index + 1);
      if (board.index === last) stop();
    };
    timer = window.setInterval(next, PACE);
    next();
  };
  const act = (what: string | undefined): void => {
    if (what === 'play') return play();
    stop();
    const to = { first: 0, back: board.index - 1, on: board.index + 1, last }[what ?? ''];
    if (to !== undefined) go(to);
  };

  for (const button of host.querySelectorAll<HTMLElement>('[data-go]')) button.addEventListener('click', () => act(button.dataset['go']));
  for (const ply of host.querySelectorAll<HTMLElement>('a[data-step]')) {
    ply.addEventListener('click', (event) => {
      event.preventDefault();
      stop();
      go(Number(ply.dataset['step']));
    });
  }
  slider?.addEventListener('input', () => {
    stop();
    if (slider instanceof HTMLInputElement) go(Number(slider.value));
  });
  host.addEventListener('keydown', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-go], [data-step]') && move(event.key)) event.preventDefault();
  });
  const move = (key: string): boolean => {
    const what = { ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last' }[key];
    if (what === undefined) return false;
    act(what);
    return true;
  };
  board.on('key', move);
  onSettings((now, before) => {
    if (now.notation !== before.notation) write();
  });
  board.on('changed', () => {
    if (spec.steps) board.setMarks(spec.steps[board.index] ?? {});
    write();
  });
  // The reader may have moved the slider before the board was alive.
  if (slider instanceof HTMLInputElement && slider.value !== '0') go(Number(slider.value), true);
  write();

  return {
    goTo(step) {
      stop();
      if (step >= 0 && step <= last) {
        go(step);
        return true;
      }
      void board.goTo(0, true);
      const note = `This line has ${last} steps; there is no step ${step}. Here is the start.`;
      write(note);
      announce(note);
      return false;
    },
  };
}

/** Scrolls a list so that an entry is seen, and nothing but the list. */
function keepInView(entry: HTMLElement): void {
  const list = entry.closest<HTMLElement>('.board-rounds');
  if (!list) return;
  const [box, own] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (own.top < box.top) list.scrollTop -= box.top - own.top + 8;
  else if (own.bottom > box.bottom) list.scrollTop += own.bottom - box.bottom + 8;
}
