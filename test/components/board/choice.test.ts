// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askWhichMove, describeChoices } from '../../../src/components/board/view/move-choice.ts';
import { expect as valueOf, findRuleset, type Move } from '../../../src/engine/index.ts';
import { BOARD } from '#words/board.ts';

/** The moves of a position that begin and end alike. */
function movesOf(ruleset: string, text: string, from: string, to: string): readonly Move[] {
  const position = valueOf(findRuleset(ruleset)!.parse(text));
  return position.moves().filter((move) => move.from === from && move.to === to);
}

describe('what is offered where moves begin and end alike', () => {
  const position = 'W:4/4/p3/4;N:3P/3P/4/4;B:4/1kN1/4/4;QL@QP1:2/1q;KL@KP1:2/1K;ql@QP12:2/2;kl@QP9:2/2 b - - - 0 41';
  const promotions = movesOf('bartmess', position, 'a2W', 'a1QL');

  test('is every piece the pawn may become, the queen first', () => {
    const { title, choices, moves } = describeChoices([...promotions].reverse(), 'b');
    expect(title).toBe(BOARD.choice.promote);
    expect(choices.map(({ piece }) => piece?.role)).toEqual(['queen', 'rook', 'bishop', 'knight']);
    expect(choices.map(({ piece }) => piece?.role)).toEqual(moves.map(({ promotion }) => promotion));
  });

  test('is asked by another title where no pawn becomes anything', () => {
    const { title, choices } = describeChoices([{ ...promotions[0]!, promotion: undefined } as unknown as Move], 'w');
    expect(title).toBe(BOARD.choice.which);
    expect(choices).toEqual([{ label: BOARD.choice.leave }]);
  });
});

describe('the box that asks', () => {
  let frame: HTMLElement;
  let lifetime: AbortController;
  const choices = [{ label: 'one' }, { label: 'two', piece: { owner: 'w', role: 'rook' } }, { label: 'three' }] as const;
  const ask = (): Promise<number | undefined> => askWhichMove(frame, 'Which?', choices, [0.5, 0.5], lifetime.signal);
  const buttons = (): HTMLButtonElement[] => [...frame.querySelectorAll<HTMLButtonElement>('[role="dialog"] button')];
  const press = (key: string): boolean =>
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

  beforeEach(() => {
    frame = Object.assign(document.createElement('div'), { tabIndex: 0 });
    document.body.append(frame);
    frame.focus();
    lifetime = new AbortController();
  });
  afterEach(() => frame.remove());

  test('shows every choice, a piece where it says it, and gives the place of the one that is pressed', async () => {
    const asked = ask();
    expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual(['one', 'two', 'three']);
    expect(buttons().map((button) => button.querySelector('svg') !== null)).toEqual([false, true, false]);
    expect(document.activeElement).toBe(buttons()[0]);
    buttons()[1]!.click();
    expect(await asked).toBe(1);
    expect(frame.children).toHaveLength(0);
    expect(document.activeElement).toBe(frame);
  });

  test('is gone through by arrows, round its ends, and keeps other keys from the board but those that press', () => {
    const heard: string[] = [];
    frame.addEventListener('keydown', ({ key }) => heard.push(key));
    void ask();
    press('ArrowLeft');
    expect(document.activeElement).toBe(buttons()[2]);
    press('ArrowRight');
    press('ArrowDown');
    expect(document.activeElement).toBe(buttons()[1]);
    press('Enter');
    press('f');
    expect(heard).toEqual(['f']);
  });

  test.each<readonly [string, () => void]>([
    ['Escape', () => void press('Escape')],
    ['a press beside it', () => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
    ['the end of the board', () => lifetime.abort()],
  ])('gives nothing after %s, and is gone', async (_, giveUp) => {
    const asked = ask();
    giveUp();
    expect(await asked).toBeUndefined();
    expect(frame.children).toHaveLength(0);
  });

  test('stays while it is pressed itself', () => {
    void ask();
    buttons()[0]!.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
    expect(buttons()).toHaveLength(3);
  });
});
