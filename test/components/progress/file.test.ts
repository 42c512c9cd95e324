// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addToLesson, NO_PROGRESS } from '../../../src/training/lesson-record.ts';
import { changeProgress, loadProgress } from '../../../src/components/progress/progress-store.ts';
import { PROGRESS_FILE } from '#words/progress-file.ts';
import { forgetRecord, importRecord } from '../../../src/components/progress/progress-file-actions.ts';
import '../../../src/components/progress/progress-file-element.ts';

const solveTry = (): unknown => changeProgress((progress) => addToLesson(progress, 'meder/pins', { solved: 'try' }));
const solved = (): readonly string[] => loadProgress().lessons['meder/pins']?.solved ?? [];
const button = (name: string): HTMLButtonElement => document.querySelector<HTMLButtonElement>(`[data-do="${name}"]`)!;
const said = (): string => document.querySelector('[data-says]')!.textContent;
const part = (): HTMLElement => document.querySelector('progress-file')!;

beforeEach(() => {
  // It is in view at once.
  vi.stubGlobal('IntersectionObserver', undefined);
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  const made = document.createElement('progress-file');
  made.hidden = true;
  made.innerHTML =
    '<button data-do="save"></button><button data-do="load"></button><button data-do="forget"></button><input type="file"><p data-says></p>';
  document.body.append(made);
});
afterEach(() => {
  document.body.replaceChildren();
  changeProgress(() => ({ ...NO_PROGRESS }));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the record of a reader as a file', () => {
  test('can be saved and forgotten once there is something in it, and not before', async () => {
    expect(part().hidden).toBe(false);
    await vi.waitFor(() => expect(button('save').disabled).toBe(true));
    expect([button('save').disabled, button('forget').disabled, button('load').disabled]).toEqual([true, true, false]);
    solveTry();
    expect([button('save').disabled, button('forget').disabled]).toEqual([false, false]);
  });

  test('is saved as what can be taken in again, beside what is there by then', async () => {
    solveTry();
    let saved: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved = blob as Blob;
      return 'blob:record';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    button('save').click();
    await vi.waitFor(() => expect(said()).toBe(PROGRESS_FILE.saved));
    const text = await saved!.text();
    changeProgress(() => addToLesson({ ...NO_PROGRESS }, 'grant/rook', { solved: 'other' }));
    expect(await importRecord(new File([text], 'record.json'))).toBe(PROGRESS_FILE.loaded);
    expect(Object.keys(loadProgress().lessons).sort()).toEqual(['grant/rook', 'meder/pins']);
  });

  test.for([
    ['another text', 'a letter', PROGRESS_FILE.noRecord('file')],
    ['another record', '{"version":9}', PROGRESS_FILE.noRecord('file')],
    ['far too much', `{"a":"${'x'.repeat(1_000_001)}"}`, PROGRESS_FILE.noRecord('file')],
    ['an empty record', JSON.stringify(NO_PROGRESS), PROGRESS_FILE.empty('file')],
  ] as const)('changes nothing where the file is %s, and says so', async ([, text, says]) => {
    solveTry();
    expect(await importRecord(new File([text], 'file'))).toBe(says);
    expect(solved()).toEqual(['try']);
  });

  test('is forgotten at a press, and back at another', () => {
    solveTry();
    forgetRecord(part());
    expect([solved(), said()]).toEqual([[], `${PROGRESS_FILE.forgotten} ${PROGRESS_FILE.undo}`]);
    document.querySelector<HTMLButtonElement>('[data-says] button')!.click();
    expect([solved(), said()]).toEqual([['try'], PROGRESS_FILE.back]);
  });
});
