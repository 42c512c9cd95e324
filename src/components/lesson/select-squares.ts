import { EXERCISE } from '#words/lesson/exercise.ts';
import { sayRefusal } from '../../words/refusals.ts';
import { announce } from '../board/view/announce.ts';
import { showRefusal } from '../../board/state/refusal-marks.ts';
import type { Exercise } from './exercise.ts';
import { rightPlacesOf, type ChoosingGoal } from '../../training/exercises/exercise-goals.ts';
import { sayWrong } from '../../training/exercises/wrong-answers.ts';

const { choosing: CHOOSING } = EXERCISE;

/** More names than these are not read out one by one. */
const MANY = 12;

/** After this many checks with a wrong choice nothing that was chosen is kept. */
const TRIES = 2;

/**
 * Squares or pins are chosen on the board, among buttons or by their names, and judged together. A check with a wrong choice tells of one
 * of them, and leaves the others as they are, neither confirmed nor refuted; where it was no real try, or the second in a row, the reader
 * begins again with nothing. So neither choosing everything nor pressing Check again leads to the answer.
 */
export class SelectSquares {
  readonly #exercise: Exercise<ChoosingGoal>;
  #chosen: readonly string[] = [];
  /** What the last check has marked as wrong: touching it clears the mark. */
  #refuted: string | undefined;
  #wrongTries = 0;

  constructor(exercise: Exercise<ChoosingGoal>) {
    this.#exercise = exercise;
    exercise.board.on('chosen', (name) => this.toggle(this.#asPin(name)));
  }

  toggle(name: string): void {
    const { isOver, goal, spec } = this.#exercise;
    if (isOver || ('from' in goal && goal.from === name)) return;
    // A press beside what is offered is no answer.
    if (spec.offered.length > 0 && !spec.offered.includes(name)) return this.#exercise.note(CHOOSING.notOffered(name));
    const isMarked = this.#chosen.includes(name) || this.#refuted === name;
    this.#refuted = undefined;
    this.#exercise.endNote();
    this.#chosen = isMarked ? this.#chosen.filter((one) => one !== name) : [...this.#chosen, name];
    announce(CHOOSING.counted(name, this.#chosen.includes(name), this.#chosen.length));
    this.#exercise.mark({ chosen: this.#chosen });
  }

  check(): void {
    const exercise = this.#exercise;
    if (exercise.isOver) return;
    const { goal, spec } = exercise;
    const { position, ruleset } = exercise.board;
    const answer = this.#answer;
    const wrong = this.#chosen.filter((name) => !answer.includes(name));
    const right = this.#chosen.filter((name) => answer.includes(name));
    const missing = answer.length - right.length;
    const [first] = wrong;
    if (this.#chosen.length === 0) {
      const how = hasNone(goal) ? CHOOSING.chooseOrNone : spec.offered.length > 0 ? CHOOSING.chooseAmong : CHOOSING.chooseOnBoard;
      return exercise.note(`${CHOOSING.nothing} ${how}`);
    }
    this.#refuted = first;
    exercise.mayShow.value = true;
    if (first === undefined) {
      exercise.mark({ right });
      return missing === 0 ? exercise.solve() : exercise.say('wrong', CHOOSING.notAll, CHOOSING.missing(missing));
    }
    this.#wrongTries += 1;
    const isOver = this.#wrongTries >= TRIES || wrong.length > right.length || this.#isEverything();
    if (isOver) this.#wrongTries = 0;
    const others = this.#chosen.filter((name) => name !== first);
    this.#chosen = isOver ? [] : others;
    const said = sayWrong(spec.wrong, [first]);
    const refusal = goal.kind === 'moves' ? position.refuse(goal.from, first) : undefined;
    const shown = refusal && goal.kind === 'moves' ? showRefusal(position, refusal, goal.from, first) : undefined;
    exercise.mark({ chosen: this.#chosen, wrong: [first] }, shown && { ...shown, spots: shown.spots.filter((name) => name !== first) });
    const then = others.length === 0 ? [] : [isOver ? CHOOSING.again : CHOOSING.others(others.length)];
    const say = (bold: string, why: string, ...last: readonly string[]): void =>
      exercise.say('wrong', bold, [why, ...then, ...last].filter(Boolean).join(' '));
    if (said !== undefined) say(EXERCISE.isNot(first), said);
    else if (refusal) say(EXERCISE.notAllowed(first), sayRefusal(refusal), EXERCISE.place(ruleset.name, refusal.source));
    else say(EXERCISE.isNot(first), '');
  }

  /** “None of them”: right where nothing is. */
  sayNone(): void {
    const exercise = this.#exercise;
    if (exercise.isOver) return;
    this.#chosen = [];
    this.#refuted = undefined;
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
    this.#refuted = undefined;
    this.#wrongTries = 0;
    this.#exercise.reset();
  }

  /** Whether all that could be chosen was. */
  #isEverything(): boolean {
    const { spec, goal, board } = this.#exercise;
    const all = spec.offered.length > 0 ? spec.offered : board.position.squares.map(({ name }) => name);
    return all.every((name) => this.#chosen.includes(name) || ('from' in goal && goal.from === name));
  }

  get #answer(): readonly string[] {
    return rightPlacesOf(this.#exercise.goal, this.#exercise.board.position);
  }

  /** Where pins are asked for, a press on an attack board means the pin it is on. */
  #asPin(name: string): string {
    const { board, spec } = this.#exercise;
    const isPin = (one: string): boolean => board.ruleset.pins.some((pin) => pin.name === one);
    if (isPin(name) || !spec.offered.some(isPin)) return name;
    const on = board.position.squares.find((square) => square.name === name)?.board;
    return board.position.boards.find((one) => one.id === on)?.pin ?? name;
  }
}

/** Whether it can be said that none is right: only of what is offered; what a piece attacks or where it may go is asked where there is something. */
export function hasNone(goal: ChoosingGoal): boolean {
  return goal.kind === 'select' && goal.among !== undefined;
}
