// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '../../../src/components/notation/converter.ts';
import { NOTATION } from '#words/notation.ts';

const field = (): HTMLTextAreaElement => document.querySelector('textarea')!;
const table = (): HTMLTableElement => document.querySelector('table')!;
const said = (): string => document.querySelector('[data-says]')!.textContent;
const type = (text: string): void => {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
};

beforeEach(() => {
  document.body.innerHTML = `<notation-converter><select><option value="meder" selected>Meder</option></select><input><textarea></textarea>
    <table hidden><thead><tr></tr></thead><tbody></tbody></table><p data-says></p></notation-converter>`;
});
afterEach(() => document.body.replaceChildren());

describe('what is to be written in all notations', () => {
  test('is not a game under a faulty position, whose field is named', async () => {
    document.querySelector('input')!.value = 'nonsense';
    type('b2W-b4N');
    await vi.waitFor(() => expect(said()).toMatch(/^Position, /));
    expect(table().hidden).toBe(true);
  });

  test('is not read where the rules could not be fetched', async () => {
    document.querySelector('option')!.value = 'none';
    type('b2W-b4N');
    await vi.waitFor(() => expect(said()).toBe(NOTATION.notFetched));
  });
});
