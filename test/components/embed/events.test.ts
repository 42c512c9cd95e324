// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { tellError, tellMove, tellRefused, tellStep } from '../../../src/components/embed/element/embed-events.ts';

/** What a page hears of its element, and what those hear that are around it. */
function hear(name: string, tell: (host: HTMLElement) => void): readonly [own: unknown[], around: unknown[]] {
  const [own, around]: [unknown[], unknown[]] = [[], []];
  const [host, box] = [document.createElement('div'), document.createElement('div')];
  box.append(host);
  host.addEventListener(name, (event) => own.push((event as CustomEvent).detail));
  box.addEventListener(name, (event) => around.push((event as CustomEvent).detail));
  tell(host);
  return [own, around];
}

test('an element tells the page of moves, refusals and steps by events that bubble', () => {
  const move = { id: 'b2W-b4N', name: 'b4N', player: 'w', index: 1, position: '' } as const;
  expect(hear('move', (host) => tellMove(host, move))).toEqual([[move], [move]]);
  const step = { index: 1, last: 2, position: '' };
  expect(hear('step', (host) => tellStep(host, step))).toEqual([[step], [step]]);
  const refused = { from: 'b2W', to: 'b5N', code: 'too-far', words: 'Too far.', source: '3.6' } as never;
  expect(hear('refused', (host) => tellRefused(host, refused))).toEqual([[refused], [refused]]);
});

test('a wrong attribute is told by the element alone, as a picture does', () => {
  const denied = { attribute: 'position' } as never;
  expect(hear('error', (host) => tellError(host, denied))).toEqual([[denied], []]);
});
