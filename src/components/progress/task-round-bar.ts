import { TASK_ROUND } from '#words/lesson/task-round.ts';
import { href } from '../../platform/href.ts';
import { listOf, isText, parseData, recordOf } from '../../platform/page-data.ts';
import type { LessonScreens } from '../../training/lesson-record.ts';
import { addressOfTaskRound, markKnown, readTaskRound, type TaskRound } from '../../training/task-round.ts';
import { changeProgress } from './progress-store.ts';

/**
 * One task after the other, in place of the lesson it is from: a bar says how many there are and leads on, and the words of the lesson, which
 * would tell the answer, are out of sight (`guide.css`). The address carries the run, so nothing of it is stored.
 */
export function beginTaskRound(name: string): void {
  const run = readTaskRound(location.search);
  const screen = document.querySelector<HTMLElement>(`[data-screen="${run?.tasks[run.at]?.screen ?? ''}"]`);
  const task = screen?.querySelector<HTMLElement>('[data-exercise]');
  if (!run || !screen || !task) return;
  document.documentElement.dataset['run'] = run.kind;
  if (location.hash !== `#${run.tasks[run.at]!.screen}`) location.replace(`#${run.tasks[run.at]!.screen}`);
  new RunBar(run, name, screen, task).show();
  screen.scrollIntoView({ block: 'start', behavior: 'instant' });
}

class RunBar {
  readonly #run: TaskRound;
  readonly #course: string;
  readonly #lesson: string;
  readonly #screen: HTMLElement;
  readonly #bar = document.createElement('nav');
  readonly #says = document.createElement('span');
  readonly #next = document.createElement('a');
  #isMissed = false;
  #isOver = false;

  constructor(run: TaskRound, name: string, screen: HTMLElement, task: HTMLElement) {
    this.#run = run;
    this.#lesson = name;
    this.#course = name.split('/')[0] ?? '';
    this.#screen = screen;
    for (const event of ['exercise:missed', 'exercise:shown']) task.addEventListener(event, () => this.#decide(true));
    task.addEventListener('exercise:solved', () => this.#decide(false));
  }

  show(): void {
    this.#bar.className = 'guide-bar run-bar';
    this.#bar.dataset['footBar'] = '';
    this.#bar.setAttribute('aria-label', TASK_ROUND.label[this.#run.kind]);
    this.#says.className = 'run-says';
    this.#says.setAttribute('aria-live', 'polite');
    this.#next.className = 'button';
    const leave = document.createElement('a');
    leave.className = 'button';
    leave.href = href(this.#run.kind === 'test' ? `/learn/${this.#lesson}/` : `/learn/${this.#course}/`);
    leave.textContent = TASK_ROUND.leave;
    this.#bar.append(leave, this.#says, this.#next);
    document.body.append(this.#bar);
    this.#write();
  }

  /** The first answer counts; a task that was missed can still be solved. */
  #decide(isMissed: boolean): void {
    this.#isMissed ||= isMissed && !this.#isOver;
    this.#isOver ||= !isMissed;
    this.#write();
  }

  get #missed(): number {
    return this.#run.missed + (this.#isMissed || !this.#isOver ? 1 : 0);
  }

  #write(): void {
    const { kind, tasks, at } = this.#run;
    const isDecided = this.#isOver || this.#isMissed;
    const isLast = at === tasks.length - 1;
    this.#says.textContent = TASK_ROUND.count[kind](at + 1, tasks.length);
    this.#next.classList.toggle('is-first', isDecided);
    if (isLast && isDecided) return this.#end();
    this.#next.textContent = isDecided ? TASK_ROUND.next : TASK_ROUND.skip;
    if (isLast) this.#next.href = href(kind === 'test' ? `/learn/${this.#lesson}/` : `/learn/${this.#course}/#due`);
    else this.#next.href = href(`/learn/${this.#course}/${addressOfTaskRound({ ...this.#run, at: at + 1, missed: this.#missed })}`);
  }

  /** What came of it. Whoever passed a test has done the lesson. */
  #end(): void {
    const { kind, tasks } = this.#run;
    const missed = this.#missed;
    const isPassed = kind === 'test' && missed === 0;
    this.#says.textContent =
      kind === 'mixed' ? TASK_ROUND.result(tasks.length - missed, tasks.length) : isPassed ? TASK_ROUND.passed : TASK_ROUND.failed(missed);
    const after = document.querySelector<HTMLAnchorElement>('.turns [rel="next"]');
    this.#next.href =
      kind === 'mixed' ? href(`/learn/${this.#course}/#due`) : isPassed && after ? after.href : href(`/learn/${this.#lesson}/`);
    this.#next.textContent = kind === 'mixed' ? TASK_ROUND.course : isPassed ? TASK_ROUND.nextLesson : TASK_ROUND.read;
    if (isPassed) changeProgress((progress) => markKnown(progress, this.#lesson, this.#screens()));
  }

  /** The screens of this lesson with their tasks, as the course beside it has them. */
  #screens(): LessonScreens {
    const courses = [...document.querySelectorAll<HTMLElement>('[data-course]')].map((bar) =>
      parseData(bar, 'course', recordOf(recordOf(listOf(isText)))),
    );
    const own = courses.map((course) => course[this.#lesson]).find((screens) => screens !== undefined);
    return own ?? { [this.#screen.dataset['screen'] ?? '']: [] };
  }
}
