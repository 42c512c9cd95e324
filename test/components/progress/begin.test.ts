import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginLesson, beginWhenDone } from '../../../src/components/progress/track-lesson.ts';
import { PROGRESS_KEY } from '../../../src/components/progress/storage-keys.ts';

const { followLesson, showProgress, watchScreens } = vi.hoisted(() => ({
  followLesson: vi.fn(),
  showProgress: vi.fn(),
  watchScreens: vi.fn(),
}));
vi.mock('../../../src/components/progress/watch-screens.ts', () => ({ watchScreens }));
vi.mock('../../../src/components/progress/follow-lesson.ts', () => ({ followLesson }));
vi.mock('../../../src/components/progress/show-progress.ts', () => ({ showProgress }));

const LESSON = 'meder/pins';
/** The page and its window; what is kept is as it is given, or closed. */
function openPage(kept?: string | Error): { readonly page: EventTarget; readonly frame: EventTarget } {
  const [page, frame] = [new EventTarget(), new EventTarget()];
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', frame.addEventListener.bind(frame));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      if (kept instanceof Error) throw kept;
      return key === PROGRESS_KEY ? (kept ?? null) : null;
    },
  });
  return { page, frame };
}
/** Long enough for what is fetched. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setTimeout(done));
};

beforeEach(() => {
  followLesson.mockClear();
  watchScreens.mockClear();
  showProgress.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

describe('what keeps a lesson’s progress', () => {
  test('begins at once for a reader who has been here', async () => {
    openPage('{}');
    beginLesson(LESSON);
    await settle();
    expect(followLesson.mock.calls).toEqual([[LESSON, []]]);
    // What is in view counts from then on, whenever the part comes that keeps it.
    expect(watchScreens).toHaveBeenCalledOnce();
  });

  test.for(['scroll', 'pointerdown', 'keydown'])('waits for a first sign of a reader: %s', async (sign) => {
    const { frame } = openPage();
    beginLesson(LESSON);
    await settle();
    expect(followLesson).not.toHaveBeenCalled();
    frame.dispatchEvent(new Event('resize'));
    await settle();
    expect(followLesson).not.toHaveBeenCalled();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    frame.dispatchEvent(new Event(sign));
    frame.dispatchEvent(new Event('pointerdown'));
    // What the reader presses comes first.
    vi.advanceTimersByTime(900);
    await Promise.resolve();
    expect(followLesson).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    await settle();
    expect(followLesson.mock.calls).toEqual([[LESSON, []]]);
  });

  test('is handed what was done before it came, and nothing twice', async () => {
    const { page } = openPage();
    beginLesson(LESSON);
    const [first, second] = [new Event('screen:seen'), new Event('exercise:solved')];
    page.dispatchEvent(first);
    page.dispatchEvent(second);
    page.dispatchEvent(new Event('puzzle:solved'));
    await settle();
    expect(followLesson).toHaveBeenCalledTimes(1);
    const early = followLesson.mock.calls[0]![1] as Event[];
    expect(early).toEqual([first, second]);
    page.dispatchEvent(new Event('screen:seen'));
    expect(early).toHaveLength(2);
  });

  test('is not there on a page that is no lesson', async () => {
    const { page, frame } = openPage('{}');
    beginLesson(undefined);
    page.dispatchEvent(new Event('screen:seen'));
    frame.dispatchEvent(new Event('scroll'));
    await settle();
    expect(followLesson).not.toHaveBeenCalled();
  });

  test('waits for a sign where storage is closed', async () => {
    const { frame } = openPage(new Error('closed'));
    beginLesson(LESSON);
    await settle();
    expect(followLesson).not.toHaveBeenCalled();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    frame.dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    await settle();
    expect(followLesson).toHaveBeenCalledOnce();
  });
});

describe('progress', () => {
  test('is shown at once where there is any', async () => {
    openPage('{}');
    beginWhenDone();
    await settle();
    expect(showProgress).toHaveBeenCalledOnce();
  });

  test('is shown when something is done, here or in another tab', async () => {
    for (const where of ['page', 'frame'] as const) {
      showProgress.mockClear();
      const opened = openPage();
      beginWhenDone();
      await settle();
      expect(showProgress).not.toHaveBeenCalled();
      opened[where].dispatchEvent(new Event(where === 'page' ? PROGRESS_KEY : 'storage'));
      await settle();
      expect(showProgress).toHaveBeenCalledOnce();
    }
  });
});
