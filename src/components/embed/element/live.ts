import type { Move } from '../../../engine/index.ts';
import { EMBED } from '#words/embed.ts';
import { sayRefusal } from '../../../words/refusals.ts';
import { Board } from '../../board/board.ts';
import { nameStep } from '../../../board/state/line.ts';
import { VIEWS } from '../../../board/scene/render-options.ts';
import { announce, speakIn } from '../../board/view/announce.ts';
import { refreshAll } from '../../board/view/surface.ts';
import { onDispose, type Lifetime } from '../../../platform/lifetime.ts';
import type { BoardRequest } from './attributes.ts';
import { EMBED_BUTTONS, sayPlaceOf, showPlace, showRefused, showView, type Face, type EmbedButton } from './embed-view.ts';
import { tellMove, tellRefused, tellStep } from './embed-events.ts';

/** A board that can be stepped and played on. */
export interface LiveEmbed {
  act(go: EmbedButton): void;
  tap(clientX: number, clientY: number): void;
}

/** Gives a board on a page of somebody else its life; what it begins ends with the lifetime. */
export function makeEmbedLive(host: HTMLElement, face: Face, asked: BoardRequest, prefix: string, lifetime: Lifetime): LiveEmbed {
  const { line, index, view, side } = asked;
  speakIn(face.voice);
  const board = new Board(face.frame, { line, index, view, side, marks: {}, mode: 'play', prefix });
  onDispose(lifetime, () => board.destroy());
  const press = (button: HTMLElement | undefined, act: () => void): void => button?.addEventListener('click', act, { signal: lifetime });

  /** Goes along the line; whoever does not see it hears what has happened. */
  const goTo = (to: number): void => {
    const at = Math.max(0, Math.min(board.line.moves.length, to));
    if (at === board.index) return;
    void board.goTo(at);
    announce(sayPlaceOf(board));
  };
  const act = (go: EmbedButton): void => goTo({ first: 0, back: board.index - 1, on: board.index + 1, last: board.line.moves.length }[go]);
  const play = (move: Move): boolean => {
    const [before, from] = [board.position, board.index];
    void board.play(move);
    tellMove(host, {
      id: move.id,
      name: nameStep(board.line, from),
      player: before.turn,
      index: board.index,
      position: board.position.text(),
    });
    return true;
  };
  board.on('changed', () => {
    showPlace(face, board, asked);
    tellStep(host, { index: board.index, last: board.line.moves.length, position: board.position.text() });
  });
  board.on('move', play);
  board.on('refused', (refusal, from, to) => {
    const words = sayRefusal(refusal);
    showRefused(face, EMBED.refused(words, board.ruleset.name, refusal.source));
    tellRefused(host, { from, to, code: refusal.code, words, source: refusal.source });
  });
  board.on('key', (key) => {
    const go = ({ ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last' } as const)[key];
    if (go === undefined || board.line.moves.length === 0) return false;
    act(go);
    return true;
  });
  for (const go of EMBED_BUTTONS) press(face.goes[go], () => act(go));
  for (const one of VIEWS)
    press(face.views[one], () => {
      void board.setView(one);
      showView(face, one);
    });
  press(face.flip, () => void board.flip());
  press(face.again, () => {
    void board.setLine(asked.line, asked.index);
    face.frame.focus({ preventScroll: true });
  });
  // If a page has several boards, the one that is touched speaks.
  for (const sign of ['pointerdown', 'focusin']) face.root.addEventListener(sign, () => speakIn(face.voice), { signal: lifetime });
  for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)'])
    matchMedia(query).addEventListener('change', refreshAll, { signal: lifetime });
  return { act, tap: (x, y) => board.tapAt(x, y) };
}
