import { movesBoardToo, PROMOTIONS, type Move, type Piece, type Player } from '../../../engine/index.ts';
import { BOARD } from '#words/board.ts';
import type { Lifetime } from '../../../platform/lifetime.ts';
import { loadSettings } from './settings-store.ts';
import { drawPiece } from '../../../board/render/svg.ts';

/** One of several moves that begin and end alike. */
export interface Choice {
  readonly label: string;
  /** Shown instead of the words where a piece says it. */
  readonly piece?: Piece;
}

/** Moves that begin and end alike, in the order in which they are offered, and what tells them apart. */
interface Offered {
  readonly title: string;
  readonly moves: readonly Move[];
  /** One for each move. */
  readonly choices: readonly Choice[];
}

/** How moves that begin and end alike are distinguished: by what the pawn becomes, whether it is castling, or whether the board turns over. */
export function describeChoices(found: readonly Move[], turn: Player): Offered {
  const orderOf = ({ promotion }: Move): number => (promotion === undefined ? -1 : PROMOTIONS.indexOf(promotion));
  const moves = [...found].sort((one, other) => orderOf(one) - orderOf(other));
  const mayCastle = moves.some((move) => move.kind === 'castling');
  const choices = moves.map((move): Choice => {
    const piece = move.promotion && { owner: turn, role: move.promotion };
    const step = mayCastle ? BOARD.choice.kingAlone : BOARD.choice.leave;
    const label = move.kind === 'castling' ? BOARD.choice.castle : movesBoardToo(move) ? BOARD.choice.turnOver : step;
    return { label: move.promotion ?? label, ...(piece && { piece }) };
  });
  return { title: moves.some((move) => move.promotion) ? BOARD.choice.promote : BOARD.choice.which, moves, choices };
}

/** How far from the place the choice stands, as a share of the frame's height. */
const ASIDE = 0.12;

/** Asks which of several moves is meant, beside a place of the frame; nothing when the reader gives up, or the board ends. */
export function askWhichMove(
  frame: HTMLElement,
  title: string,
  choices: readonly Choice[],
  [left, top]: readonly [number, number],
  lifetime: Lifetime,
): Promise<number | undefined> {
  const box = document.createElement('div');
  box.className = 'board-choice';
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-label', title);
  box.style.left = `${(Math.min(0.8, Math.max(0.2, left)) * 100).toFixed(1)}%`;
  // Two squares away, so that what is being decided stays in sight.
  const beside = top + (top < 0.5 ? ASIDE : -2 * ASIDE);
  box.style.top = `${(Math.min(0.85, Math.max(0.02, beside)) * 100).toFixed(1)}%`;
  // On a page of somebody else the board stands in a tree of its own, and the page sees no further than its root.
  const tree = frame.getRootNode() as Document | ShadowRoot;
  const before = tree.activeElement;
  return new Promise((resolve) => {
    const close = (index: number | undefined): void => {
      lifetime.removeEventListener('abort', giveUp);
      document.removeEventListener('pointerdown', outside, true);
      box.remove();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      resolve(index);
    };
    const giveUp = (): void => close(undefined);
    const outside = (event: Event): void => {
      if (!event.composedPath().includes(box)) close(undefined);
    };
    const buttons = choices.map((choice, index) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.setAttribute('aria-label', choice.label);
      button.title = choice.label;
      if (choice.piece) button.innerHTML = drawPiece(choice.piece, loadSettings().pieces);
      button.append(choice.label);
      button.addEventListener('click', () => close(index));
      return button;
    });
    box.append(...buttons);
    box.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (step !== undefined) {
        const index = buttons.findIndex((button) => button === tree.activeElement);
        buttons[(index + step + buttons.length) % buttons.length]?.focus();
      } else if (event.key === 'Escape') close(undefined);
      else if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'Tab') return;
      if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'Tab') event.preventDefault();
      event.stopPropagation();
    });
    frame.append(box);
    keepInside(box, frame);
    document.addEventListener('pointerdown', outside, true);
    lifetime.addEventListener('abort', giveUp);
    buttons[0]?.focus({ preventScroll: true });
  });
}

/** Shifts the box so far that no side of it is outside the frame. */
function keepInside(box: HTMLElement, frame: HTMLElement): void {
  const [inner, outer] = [box.getBoundingClientRect(), frame.getBoundingClientRect()];
  const over = Math.max(0, outer.left + 4 - inner.left) - Math.max(0, inner.right - outer.right + 4);
  if (over !== 0) box.style.marginInlineStart = `${over.toFixed(0)}px`;
}
