import type { Move, Player } from '../../engine/index.ts';
import { describeAct } from '../board/acts.ts';
import { announce } from '../board/announce.ts';
import { nameAsChosen } from '../board/figures.ts';
import { makeLine } from '../board/line.ts';
import { showRefusal } from '../board/refusals.ts';
import type { Marks } from '../board/sight.ts';
import type { DiagramSpec } from '../diagram/spec.ts';
import { listenToNames } from './choose-by-name.ts';
import { AnswerBox, type Verdict } from '../diagram/answer-box.ts';
import { judgeDeclaration } from './declare.ts';
import { answerOf, forbiddenOf, isChoosing, isPlaying, judge, replyTo, type FailReason, type Goal, type PlayingGoal } from './goals.ts';
import type { Kind, Stage } from '../diagram/mount.ts';
import { startPlay } from '../diagram/play.ts';
import { sayForbidden, sayWrong, type Wrong } from './wrong.ts';

export interface ExerciseSpec extends Omit<DiagramSpec, 'kind'> {
  readonly kind: 'exercise';
  readonly goal: Goal;
  readonly because: string;
  readonly wrong: Wrong;
  readonly replies: readonly string[];
}

const STATE_WORDS: Readonly<Record<Verdict, string>> = { new: 'Not tried yet', wrong: 'Try again', solved: 'Solved' };
const FAIL_WORDS: Readonly<Record<FailReason, string>> = {
  'not-asked': 'That is a legal move, but another one is asked for.',
  'too-slow': 'That takes too many moves.',
  'no-check': 'That does not attack the king.',
  'not-mate': 'The king gets away.',
  mated: 'That is answered by mate.',
  stalemate: 'That is stalemate: no check, and no move.',
  'in-check': 'The king can still be taken.',
  declared: 'That is answered by a declaration.',
};

/** Why a try has failed: what was asked for and has not come about. */
function sayFailure(goal: PlayingGoal, why: FailReason): string {
  if (why !== 'too-slow') return FAIL_WORDS[why];
  const given = 'within' in goal && goal.within > 1 ? ` You have ${goal.within} moves.` : '';
  switch (goal.kind) {
    case 'reach':
      return `That does not reach ${goal.square}.${given}`;
    case 'capture':
      return goal.square === undefined ? `That captures nothing.${given}` : `What was on ${goal.square} is not captured.${given}`;
    case 'check':
      return `No king is in check.${given}`;
    case 'promote':
      return `No pawn is promoted.${given}`;
    default:
      return FAIL_WORDS[why];
  }
}

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
  readonly #box: AnswerBox;
  #chosen: readonly string[] = [];
  #state: Verdict = 'new';

  constructor(stage: Stage<ExerciseSpec>) {
    this.#stage = stage;
    this.#root = stage.host.closest<HTMLElement>('.exercise') ?? stage.host;
    this.#box = new AnswerBox(this.#root);
    this.#box.button('hint')?.addEventListener('click', () => this.#hint());
    this.#box.button('retry')?.addEventListener('click', () => this.#retry());
  }

  askToChoose(): void {
    const { board, spec } = this.#stage;
    board.on('chosen', (name) => this.#toggle(this.#asPin(name)));
    for (const button of this.#choices()) button.addEventListener('click', () => this.#toggle(button.dataset['choice'] ?? ''));
    const form = this.#root.querySelector<HTMLFormElement>('form[data-do="choose"]');
    if (form) listenToNames(form, board, (name) => this.#toggle(name));
    this.#box.button('check')?.addEventListener('click', () => this.#check());
    this.#box.button('none')?.addEventListener('click', () => this.#sayNone());
    this.#box.button('show')?.addEventListener('click', () => {
      if (!isChoosing(spec.goal)) return;
      this.#chosen = answerOf(spec.goal, board.position);
      this.#mark({ right: this.#chosen });
    });
  }

  askToPlay(goal: PlayingGoal): void {
    const { board } = this.#stage;
    startPlay(this.#stage, false);
    board.on('move', (move) => {
      void this.#play(goal, move);
      return true;
    });
    board.on('refused', (refusal, from, to) => {
      const ids = board.position.moves().map((move) => move.id);
      const own = sayForbidden(this.#stage.spec.wrong, `${from}-${to}`, ids);
      this.#say('wrong', own ?? refusal.says, `${board.ruleset.name}, ${refusal.source}.`, true);
    });
  }

  askToAnswer(): void {
    const { spec } = this.#stage;
    const { goal } = spec;
    for (const button of this.#choices()) {
      button.addEventListener('click', () => {
        const choice = button.dataset['choice'] ?? '';
        if (goal.kind === 'truth') {
          if (String(goal.answer) === choice) this.#solve();
          // With two answers the reason for the one is the reason against the other.
          else this.#say('wrong', 'No.', sayWrong(spec.wrong, [choice]) ?? spec.because);
        }
        if (goal.kind === 'choice') this.#judgeOption(choice, goal);
        if (goal.kind === 'illegal') this.#judgeMove(choice, goal.among);
        if (goal.kind === 'declare') void this.#judgeDeclaration(choice, goal.loser);
      });
    }
  }

  #judgeOption(choice: string, { options, answer }: Extract<Goal, { kind: 'choice' }>): void {
    if (this.#state === 'solved') return;
    const isRight = choice === String(answer);
    for (const button of this.#choices()) {
      const isChosen = button.dataset['choice'] === choice;
      button.setAttribute('aria-pressed', String(isChosen));
      button.dataset['judged'] = isChosen ? (isRight ? 'right' : 'wrong') : '';
    }
    const option = options[Number(choice)] ?? '';
    if (isRight) this.#solve();
    else this.#say('wrong', `${option}: no.`, sayWrong(this.#stage.spec.wrong, [option, choice]) ?? 'Look again, and try another answer.');
  }

  /** Where pins are asked for, a press on an attack board means the pin it is on. */
  #asPin(name: string): string {
    const { board, spec } = this.#stage;
    const isPin = (one: string): boolean => board.ruleset.pins.some((pin) => pin.name === one);
    if (isPin(name) || !this.#choices().some((button) => isPin(button.dataset['choice'] ?? ''))) return name;
    const on = board.position.squares.find((square) => square.name === name)?.board;
    return spec.mode === 'choose' ? (board.position.boards.find((one) => one.id === on)?.pin ?? name) : name;
  }

  /** “None of them”: right where nothing is. */
  #sayNone(): void {
    const { board, spec } = this.#stage;
    if (!isChoosing(spec.goal) || this.#state === 'solved') return;
    this.#chosen = [];
    this.#mark({});
    if (answerOf(spec.goal, board.position).length === 0) return this.#solve();
    this.#say('wrong', 'There is one.', sayWrong(spec.wrong, ['none'], false) ?? 'Look again: at least one of them is right.');
    this.#box.show('show', true);
  }

  #judgeMove(choice: string, among: readonly string[]): void {
    const { board, spec } = this.#stage;
    const start = board.line.positions[0]!;
    const [from = '', to = ''] = choice.split('-');
    const isForbidden = forbiddenOf(among, start).includes(choice);
    const refusal = board.ruleset.refuse(start, from, to);
    board.setMarks({ ...spec.marks, ...(refusal ? showRefusal(start, refusal, from, to) : { arrows: [{ from, to }] }) });
    if (isForbidden) this.#solve(refusal ? `${refusal.says} ${board.ruleset.name}, ${refusal.source}.` : '');
    else this.#say('wrong', 'That one is allowed.', sayWrong(spec.wrong, [choice]) ?? 'Find the move the rules forbid.');
  }

  /** A declaration that does not hold is answered by the reply that saves the king, played on the board. */
  async #judgeDeclaration(choice: string, loser: Player): Promise<void> {
    const { board } = this.#stage;
    if (this.#state === 'solved') return;
    const start = board.line.positions[0]!;
    const { isRight, says, line } = judgeDeclaration(start, loser, choice);
    for (const button of this.#choices()) {
      const isChosen = button.dataset['choice'] === choice;
      button.setAttribute('aria-pressed', String(isChosen));
      button.dataset['judged'] = isChosen ? (isRight ? 'right' : 'wrong') : '';
    }
    if (isRight) this.#solve(says);
    else this.#say('wrong', 'No.', [sayWrong(this.#stage.spec.wrong, [choice]), says].filter(Boolean).join(' '));
    const answered = makeLine(start);
    void board.setLine(answered);
    let shown = answered;
    for (const id of isRight ? [] : line) {
      // Another answer was given meanwhile, and has the board.
      if (board.line !== shown) return;
      const move = board.position.moves().find((one) => one.id === id);
      if (!move) break;
      const done = board.play(move);
      shown = board.line;
      await done;
    }
    if (board.line !== shown) return;
    this.#box.show('retry', line.length > 0 && !isRight);
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
    if (first === undefined && missing === 0 && answer.length > 0) {
      this.#mark({ right });
      this.#solve();
      return;
    }
    if (this.#chosen.length === 0 && this.#box.button('none'))
      return this.#say('wrong', 'Nothing is chosen yet.', 'Choose what is right, or say that none is.');
    if (this.#chosen.length === 0) return this.#say('wrong', 'Nothing is chosen yet.', 'Choose on the board or in the row of buttons.');
    const said = first === undefined ? undefined : sayWrong(spec.wrong, [first]);
    const refusal = spec.goal.kind === 'moves' && first !== undefined ? board.ruleset.refuse(position, spec.goal.from, first) : undefined;
    const shown = refusal && spec.goal.kind === 'moves' ? showRefusal(position, refusal, spec.goal.from, first ?? '') : undefined;
    this.#mark({ right, wrong, ...(shown && { ...shown, spots: shown.spots.filter((name) => !wrong.includes(name)) }) });
    const named = right.length > 3 ? String(right.length) : right.join(', ');
    const kept = right.length === 0 ? '' : ` ${named} ${right.length === 1 ? 'is' : 'are'} right.`;
    const more = missing === 0 ? '' : ` ${missing === 1 ? 'One more is' : `${missing} more are`} to be found.`;
    if (first === undefined) this.#say('wrong', 'Not all of them yet.', `${kept}${more}`.trim());
    else if (said !== undefined) this.#say('wrong', `${first}: no.`, `${said}${kept}${more}`);
    else if (refusal)
      this.#say('wrong', `${first}: not allowed.`, `${refusal.says} ${board.ruleset.name}, ${refusal.source}.${kept}${more}`);
    else this.#say('wrong', `${wrong.join(', ')}: no.`, `${kept}${more}`.trim());
    // What was right is kept, so that the next try goes on from it.
    this.#chosen = right;
    this.#box.show('show', true);
  }

  async #play(goal: PlayingGoal, move: Move): Promise<void> {
    const { board } = this.#stage;
    if (this.#state === 'solved') return;
    const mode = board.mode;
    board.mode = 'look';
    await board.play(move);
    const { line } = board;
    const verdict = judge(goal, { start: line.positions[0]!, moves: line.moves, positions: line.positions });
    if (verdict.state === 'done') return this.#solve();
    if (verdict.state === 'failed') {
      const reply = verdict.reply ?? this.#replyOf(goal, true);
      const name = reply && nameAsChosen(board.position, reply);
      if (reply) await board.play(reply);
      const words = name === undefined ? '' : `The answer is ${name}, shown on the board.`;
      const own = sayWrong(this.#stage.spec.wrong, [move.id]);
      this.#say('wrong', own ?? sayFailure(goal, verdict.why), verdict.act === undefined ? words : `${describeAct(verdict.act)}.`);
      this.#box.show('retry', true);
      return;
    }
    // With three players two replies come before the reader's next turn.
    const answers: string[] = [];
    while (board.position.turn !== line.positions[0]!.turn) {
      const reply = this.#replyOf(goal, false);
      if (!reply) break;
      answers.push(nameAsChosen(board.position, reply));
      await board.play(reply);
    }
    board.mode = mode;
    const said = answers.length > 1 ? `${answers.join(' and ')} are the answers.` : `${answers[0]} is the answer.`;
    this.#say('new', answers.length === 0 ? 'Go on.' : said, 'Your move.');
  }

  /** The reply that was written for this place, or else, unless only that counts, the engine's. */
  #replyOf(goal: PlayingGoal, isWrittenOnly: boolean): Move | undefined {
    const { board, spec } = this.#stage;
    const { line, position } = board;
    const player = line.positions[0]!.turn;
    const used = line.positions.slice(0, -1).filter((one) => one.turn === player).length;
    const written = spec.replies[line.moves.length - used];
    const found = position.moves().find((one) => one.id === written);
    return found ?? (isWrittenOnly ? undefined : replyTo(goal, position, 'within' in goal ? goal.within - used : 1));
  }

  #retry(): void {
    const { board, spec } = this.#stage;
    void board.setLine(makeLine(board.line.positions[0]!));
    board.mode = spec.mode;
    this.#chosen = [];
    this.#mark({});
    this.#set('new');
    this.#box.clear();
    this.#box.show('retry', false);
  }

  #solve(because = ''): void {
    const { board, spec } = this.#stage;
    this.#say('solved', 'Right.', [because, spec.because].filter(Boolean).join(' '));
    this.#box.show('retry', isPlaying(spec.goal));
    this.#box.show('check', false);
    this.#box.show('none', false);
    this.#box.show('show', false);
    this.#box.show('hint', false);
    board.mode = 'look';
    this.#root.dispatchEvent(new CustomEvent('exercise:solved', { bubbles: true, detail: { id: this.#root.dataset['exercise'] } }));
  }

  #hint(): void {
    const shows = this.#box.nextHint()?.shows;
    if (shows !== undefined) this.#stage.board.point([shows]);
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

  /** Says a verdict; one in passing leaves the exercise as it is. */
  #say(state: Verdict, bold: string, why: string, isPassing = false): void {
    this.#box.say(state, bold, why);
    if (!isPassing) this.#set(state);
  }

  #set(state: Verdict): void {
    this.#state = state;
    this.#root.dataset['state'] = state;
    const word = this.#root.querySelector('.exercise-state');
    if (word) word.textContent = STATE_WORDS[state];
  }

  #choices(): readonly HTMLElement[] {
    return [...this.#root.querySelectorAll<HTMLElement>('[data-choice]')];
  }
}
