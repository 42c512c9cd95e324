// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PROGRESS as ENGLISH } from '../../src/words/progress.ts';

/** The room's dictionary in another language: the type asks for every sentence, so one that is left out does not compile. */
const GERMAN = vi.hoisted((): typeof ENGLISH => ({
  allDone: 'Alles geschafft',
  screensDone: (done, all) => `${done} von ${all} Seiten geschafft`,
  done: 'Geschafft',
  begun: 'Begonnen',
  part: (done, all) => `${done} von ${all}`,
  solvedBefore: 'Schon gelöst',
  goOn: (where) => `Weiter: ${where}`,
  whereYouWere: 'wo du warst',
  unkept: 'Nicht gemerkt: der Speicher des Browsers ist zu oder voll.',
}));
vi.mock('../../src/words/progress.ts', () => ({ PROGRESS: GERMAN }));

const COURSE = { 'meder/pins': { first: [], second: ['find-them'] } };

/** A page with the bar of a course, the mark of its lesson and the link that goes on, as somebody sees it who has read one screen. */
async function openPage(): Promise<HTMLElement> {
  document.body.innerHTML = `
    <div data-course='${JSON.stringify(COURSE)}'><progress></progress><span data-says></span></div>
    <span data-lesson="meder/pins"></span>
    <a data-resume='{"meder/pins":"Stifte"}'></a>`;
  const { changeProgress } = await import('../../src/components/progress/store.ts');
  const { addToLesson } = await import('../../src/components/progress/lesson-record.ts');
  changeProgress((progress) => addToLesson(progress, 'meder/pins', { seen: 'first' }));
  const { showProgress } = await import('../../src/components/progress/shows.ts');
  showProgress();
  return document.body;
}

describe('a room in a second language', () => {
  beforeEach(() => {
    vi.resetModules();
    localStorage.clear();
  });

  test('says all it says from that dictionary', async () => {
    const page = await openPage();
    expect(page.querySelector('[data-says]')?.textContent).toBe('1 von 2 Seiten geschafft');
    expect(page.querySelector('[data-lesson]')?.textContent).toBe('1 von 2');
    expect(page.querySelector('[data-resume]')?.textContent).toBe('Weiter: Stifte');
  });

  test('a dictionary that leaves a sentence out is none', () => {
    const { done, ...rest } = GERMAN;
    expect(done).toBe('Geschafft');
    // @ts-expect-error: the word for what is done is missing
    const short: typeof ENGLISH = rest;
    expect(Object.keys(short)).toHaveLength(Object.keys(GERMAN).length - 1);
  });
});
