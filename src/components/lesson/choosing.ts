import { EXERCISE } from '../../words/lesson/exercise.ts';
import { sayRefusal } from '../../words/refusals.ts';
import { announce } from '../board/view/announce.ts';
import { showRefusal } from '../board/model/refusals.ts';
import type { Exercise } from './exercise.ts';
import { answerOf, type ChoosingGoal } from './goals.ts';
import { sayWrong } from './wrong.ts';

const { choosing: CHOOSING } = EXERCISE;

/** More names than these are not read out one by one. */
const MANY = 12;

/** Squares or pins are chosen on the board, among buttons or by their names, and judged together. */
export class Choosing {
  readonly #exercise: Exercise<ChoosingGoal>;
  #chosen: readonly string[] = [];

  constructor(exercise: Exercise<ChoosingGoal>) {
    this.#exercise = exercise;
    exercise.table.on('chosen', (name) => this.toggle(this.#asPin(name)));
  }

  toggle(name: string): void {
    const { isOver, goal, spec } = this.#exercise;
    if (isOver || ('from' in goal && goal.from === name)) return;
    // A press beside what is offered is no answer.
    if (spec.offered.length > 0 && !spec.offered.includes(name)) return this.#exercise.note(CHOOSING.notOffered(name));
    this.#chosen = this.#chosen.includes(name) ? this.#chosen.filter((one) => one !== name) : [...this.#chosen, name];
    announce(CHOOSING.counted(name, this.#chosen.includes(name), this.#chosen.length));
    this.#exercise.mark({ chosen: this.#chosen });
  }

  check(): void {
    const exercise = this.#exercise;
    if (exercise.isOver) return;
    const { goal, spec } = exercise;
    const { position, ruleset } = exercise.table;
    const answer = this.#answer;
    const wrong = this.#chosen.filter((name) => !answer.includes(name));
    const right = this.#chosen.filter((name) => answer.includes(name));
    const missing = answer.length - right.length;
    const [first] = wrong;
    if (first === undefined && missing === 0 && answer.length > 0) {
      exercise.mark({ right });
      return exercise.solve();
    }
    if (this.#chosen.length === 0) {
      return exercise.say('wrong', CHOOSING.nothing, hasNone(goal) ? CHOOSING.chooseOrNone : CHOOSING.howToChoose);
    }
    const said = first === undefined ? undefined : sayWrong(spec.wrong, [first]);
    const refusal = goal.kind === 'moves' && first !== undefined ? position.refuse(goal.from, first) : undefined;
    const shown = refusal && goal.kind === 'moves' ? showRefusal(position, refusal, goal.from, first ?? '') : undefined;
    exercise.mark({ right, wrong }, shown && { ...shown, spots: shown.spots.filter((name) => !wrong.includes(name)) });
    const kept = right.length === 0 ? [] : [CHOOSING.kept(right)];
    const say = (bold: string, ...why: readonly string[]): void =>
      exercise.say('wrong', bold, [...why, ...kept, ...(missing === 0 ? [] : [CHOOSING.missing(missing)])].join(' '));
    if (first === undefined) say(CHOOSING.notAll);
    else if (said !== undefined) say(EXERCISE.isNot(first), said);
    else if (refusal) say(EXERCISE.notAllowed(first), EXERCISE.because(sayRefusal(refusal), ruleset.name, refusal.source));
    else say(EXERCISE.isNot(wrong.join(', ')));
    // What was right is kept, so that the next try goes on from it.
    this.#chosen = right;
    exercise.mayShow.value = true;
  }

  /** “None of them”: right where nothing is. */
  sayNone(): void {
    const exercise = this.#exercise;
    if (exercise.isOver) return;
    this.#chosen = [];
    exercise.mark({});
    if (this.#answer.length === 0) return exercise.solve();
    exercise.say('wrong', CHOOSING.thereIsOne, sayWrong(exercise.spec.wrong, ['none'], false) ?? CHOOSING.atLeastOne);
    exercise.mayShow.value = true;
  }

  /** Gives the answer away; the task is over, and can be tried again. */
  showAll(): void {
    const exercise = this.#exercise;
    const right = this.#answer;
    exercise.mark({ right });
    const all = right.length > MANY ? CHOOSING.marked(right.length) : `${right.join(', ')}.`;
    exercise.giveAway(CHOOSING.was(right.length), right.length === 0 ? CHOOSING.nothingWas : all);
  }

  retry(): void {
    this.#chosen = [];
    this.#exercise.reset();
  }

  get #answer(): readonly string[] {
    return answerOf(this.#exercise.goal, this.#exercise.table.position);
  }

  /** Where pins are asked for, a press on an attack board means the pin it is on. */
  #asPin(name: string): string {
    const { table, spec } = this.#exercise;
    const isPin = (one: string): boolean => table.ruleset.pins.some((pin) => pin.name === one);
    if (isPin(name) || !spec.offered.some(isPin)) return name;
    const on = table.position.squares.find((square) => square.name === name)?.board;
    return table.position.boards.find((one) => one.id === on)?.pin ?? name;
  }
}

/** Whether it can be said that none is right: only of what is offered; what a piece attacks or where it may go is asked where there is something. */
export function hasNone(goal: ChoosingGoal): boolean {
  return goal.kind === 'select' && goal.among !== undefined;
}
