import type { Move } from '../../engine/index.ts';
import { announce } from '../board/announce.ts';
import { nameAsChosen, putText } from '../board/figures.ts';
import { makeLine } from '../board/line.ts';
import type { Marks } from '../board/sight.ts';
import type { DiagramSpec } from '../board/spec.ts';
import { answerOf, forbiddenOf, isChoosing, isPlaying, judge, replyTo, type FailReason, type Goal, type PlayingGoal } from './goals.ts';
import type { Kind, Stage } from './live.ts';

export interface ExerciseSpec extends Omit<DiagramSpec, 'kind'> {
  readonly kind: 'exercise';
  readonly goal: Goal;
  readonly because: string;
  readonly replies: readonly string[];
}

type State = 'new' | 'wrong' | 'solved';
const STATE_WORDS: Readonly<Record<State, string>> = { new: 'Not tried yet', wrong: 'Try again', solved: 'Solved' };
const FAIL_WORDS: Readonly<Record<FailReason, string>> = {
  'too-slow': 'That takes too many moves.',
  'not-mate': 'The king gets away.',
  mated: 'That is answered by mate.',
  stalemate: 'That is stalemate: no check, and no move.',
};

/** An exercise: takes the reader's tries, has the engine judge them and says why. */
export function startExercise(stage: Stage<ExerciseSpec>): Kind {
  const exercise = new Exercise(stage);
  const { goal } = stage.spec;
  if (isChoosing(goal)) exercise.askToChoose();
  else if (isPlaying(goal)) exercise.askToPlay(goal);
  else exercise.askToAnswer();
  return {};
}

class Exercise {
  readonly #stage: Stage<ExerciseSpec>;
  readonly #root: HTMLElement;
  #chosen: readonly string[] = [];
  #state: State = 'new';

  constructor(stage: Stage<ExerciseSpec>) {
    this.#stage = stage;
    this.#root = stage.host.closest<HTMLElement>('.exercise') ?? stage.host;
    this.#button('hint')?.addEventListener('click', () => this.#hint());
    this.#button('retry')?.addEventListener('click', () => this.#retry());
  }

  askToChoose(): void {
    const { board, spec } = this.#stage;
    board.handlers.chosen = (name) => this.#toggle(name);
    for (const button of this.#choices()) button.addEventListener('click', () => this.#toggle(button.dataset['choice'] ?? ''));
    this.#button('check')?.addEventListener('click', () => this.#check());
    this.#button('show')?.addEventListener('click', () => {
      if (!isChoosing(spec.goal)) return;
      this.#chosen = answerOf(spec.goal, board.position);
      this.#mark({ right: this.#chosen });
    });
  }

  askToPlay(goal: PlayingGoal): void {
    const { board } = this.#stage;
    board.handlers.move = (move) => void this.#play(goal, move);
    board.handlers.refused = (refusal) => this.#say('wrong', refusal.says, `${board.ruleset.name}, ${refusal.source}.`, true);
  }

  askToAnswer(): void {
    const { board, spec } = this.#stage;
    const { goal } = spec;
    for (const button of this.#choices()) {
      button.addEventListener('click', () => {
        const choice = button.dataset['choice'] ?? '';
        if (goal.kind === 'truth') {
          if (String(goal.answer) === choice) this.#solve();
          else this.#say('wrong', 'No.', 'Look again, and try the other answer.');
        }
        if (goal.kind === 'illegal') this.#judgeMove(choice, goal.among);
      });
    }
    board.handlers.key = () => false;
  }

  #judgeMove(choice: string, among: readonly string[]): void {
    const { board, spec } = this.#stage;
    const start = board.line.positions[0]!;
    const [from = '', to = ''] = choice.split('-');
    const isForbidden = forbiddenOf(among, start).includes(choice);
    const refusal = board.ruleset.refuse(start, from, to);
    board.setMarks({
      ...spec.marks,
      arrows: [{ from, to, tone: isForbidden ? 'wrong' : 'line' }],
      spots: isForbidden ? (refusal?.shows ?? []) : [],
    });
    if (isForbidden) this.#solve(refusal ? `${refusal.says} ${board.ruleset.name}, ${refusal.source}.` : '');
    else this.#say('wrong', 'That one is allowed.', 'Find the move the rules forbid.');
  }

  #toggle(name: string): void {
    const { spec } = this.#stage;
    if (this.#state === 'solved' || !isChoosing(spec.goal) || ('from' in spec.goal && spec.goal.from === name)) return;
    this.#chosen = this.#chosen.includes(name) ? this.#chosen.filter((one) => one !== name) : [...this.#chosen, name];
    announce(`${name} ${this.#chosen.includes(name) ? 'chosen' : 'no longer chosen'}, ${this.#chosen.length} in all.`);
    this.#mark({ chosen: this.#chosen });
  }

  #check(): void {
    const { board, spec } = this.#stage;
    if (!isChoosing(spec.goal)) return;
    const { position } = board;
    const answer = answerOf(spec.goal, position);
    const wrong = this.#chosen.filter((name) => !answer.includes(name));
    const right = this.#chosen.filter((name) => answer.includes(name));
    const missing = answer.length - right.length;
    const [first] = wrong;
    if (first === undefined && missing === 0) {
      this.#mark({ right });
      this.#solve();
      return;
    }
    if (this.#chosen.length === 0) return this.#say('wrong', 'Nothing is chosen yet.', 'Choose on the board or in the row of buttons.');
    const refusal = spec.goal.kind === 'moves' && first !== undefined ? board.ruleset.refuse(position, spec.goal.from, first) : undefined;
    this.#mark({ right, wrong, spots: refusal?.shows.filter((name) => !wrong.includes(name)) ?? [] });
    const kept = right.length === 0 ? '' : ` ${right.join(', ')} ${right.length === 1 ? 'is' : 'are'} right.`;
    const more = missing === 0 ? '' : ` ${missing === 1 ? 'One more is' : `${missing} more are`} to be found.`;
    if (first === undefined) this.#say('wrong', 'Not all of them yet.', `${kept}${more}`.trim());
    else if (refusal)
      this.#say('wrong', `${first}: not allowed.`, `${refusal.says} ${board.ruleset.name}, ${refusal.source}.${kept}${more}`);
    else this.#say('wrong', `${wrong.join(', ')}: no.`, `${kept}${more}`.trim());
    // What was right is kept, so that the next try goes on from it.
    this.#chosen = right;
    this.#show('show', true);
  }

  async #play(goal: PlayingGoal, move: Move): Promise<void> {
    const { board, spec } = this.#stage;
    if (this.#state === 'solved') return;
    const mode = board.mode;
    board.mode = 'look';
    await board.play(move);
    const { line } = board;
    const verdict = judge(goal, { start: line.positions[0]!, moves: line.moves, positions: line.positions });
    if (verdict.state === 'done') return this.#solve();
    const player = line.positions[0]!.turn;
    const used = line.positions.slice(0, -1).filter((position) => position.turn === player).length;
    const left = 'within' in goal ? goal.within - used : 1;
    const scripted = spec.replies[line.moves.length - used];
    const reply =
      (verdict.state === 'failed' ? verdict.reply : undefined) ??
      board.position.moves().find((one) => one.id === scripted) ??
      (verdict.state === 'going' ? replyTo(goal, board.position, left) : undefined);
    const name = reply && nameAsChosen(board.position, reply);
    if (reply) await board.play(reply);
    if (verdict.state === 'failed') {
      const words = name === undefined ? '' : `The answer is ${name}, shown on the board.`;
      this.#say('wrong', FAIL_WORDS[verdict.why], words);
      this.#show('retry', true);
      return;
    }
    board.mode = mode;
    this.#say('new', name === undefined ? 'Go on.' : `${name} is the answer.`, 'Your move.');
  }

  #retry(): void {
    const { board, spec } = this.#stage;
    void board.setLine(makeLine(board.line.positions[0]!));
    board.mode = spec.mode;
    this.#chosen = [];
    this.#mark({});
    this.#set('new');
    const verdict = this.#root.querySelector<HTMLElement>('.exercise-verdict');
    if (verdict) verdict.hidden = true;
    this.#show('retry', false);
  }

  #solve(because = ''): void {
    const { board, spec } = this.#stage;
    this.#say('solved', 'Right.', [because, spec.because].filter(Boolean).join(' '));
    this.#show('retry', isPlaying(spec.goal));
    this.#show('check', false);
    this.#show('show', false);
    this.#show('hint', false);
    board.mode = 'look';
    this.#root.dispatchEvent(new CustomEvent('exercise:solved', { bubbles: true, detail: { id: this.#root.dataset['exercise'] } }));
  }

  #hint(): void {
    const list = this.#root.querySelector<HTMLElement>('.exercise-hints');
    const template = this.#root.querySelector('template');
    const next = template?.content.querySelector('li');
    if (!list || !next) return;
    list.hidden = false;
    list.append(next);
    announce(next.textContent ?? '');
    if (!template?.content.querySelector('li')) this.#show('hint', false);
    const button = this.#button('hint');
    if (button) button.textContent = 'Another hint';
  }

  #mark(marks: Marks): void {
    const { board, spec } = this.#stage;
    board.setMarks({ ...spec.marks, ...marks });
    for (const button of this.#choices()) {
      const name = button.dataset['choice'] ?? '';
      button.setAttribute('aria-pressed', String(marks.chosen?.includes(name) ?? marks.right?.includes(name) ?? false));
      button.dataset['judged'] = marks.right?.includes(name) ? 'right' : marks.wrong?.includes(name) ? 'wrong' : '';
    }
  }

  /** The verdict box: a sign, a bold line, a line why. */
  #say(state: State, bold: string, why: string, isPassing = false): void {
    const box = this.#root.querySelector<HTMLElement>('.exercise-verdict');
    if (!box) return;
    box.hidden = false;
    box.dataset['state'] = state;
    const [line, rest] = [box.querySelector('b'), box.querySelector('p')];
    if (line) putText(line, bold);
    if (rest) putText(rest, why);
    if (!isPassing) this.#set(state);
  }

  #set(state: State): void {
    this.#state = state;
    this.#root.dataset['state'] = state;
    const word = this.#root.querySelector('.exercise-state');
    if (word) word.textContent = STATE_WORDS[state];
  }

  #choices(): readonly HTMLElement[] {
    return [...this.#root.querySelectorAll<HTMLElement>('[data-choice]')];
  }

  #button(name: string): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>(`[data-do="${name}"]`);
  }

  #show(name: string, isShown: boolean): void {
    const button = this.#button(name);
    if (button) button.hidden = !isShown;
  }
}
