import { useRef } from 'preact/hooks';
import { EXERCISE } from '#words/lesson/exercise.ts';
import { describeAct } from '../../board/text/acts.ts';
import { ActionButton } from '../diagram/ActionButton.tsx';
import { Choices } from '../diagram/Choices.tsx';
import { useKeptFocus } from '../diagram/use-kept-focus.ts';
import { MovesSheet } from '../diagram/MovesSheet.tsx';
import type { MoveInput } from '../diagram/move-input.ts';
import { MessageBox } from '../diagram/MessageBox.tsx';
import type { Verdict } from '../diagram/message.ts';
import type { MultipleChoice } from './multiple-choice.ts';
import { hasNone, type SelectSquares } from './select-squares.ts';
import { NOBODY } from '../../training/exercises/judge-declaration.ts';
import type { Exercise } from './exercise.ts';
import type { ExerciseSpec } from './exercise-spec.ts';
import { isAnnouncing, isChoosing, isPlaying, type ExerciseGoal } from '../../training/exercises/exercise-goals.ts';
import { NamesSheet } from '../diagram/NamesSheet.tsx';
import { sayAnnouncement } from './say-announcement.ts';
import type { Announcing } from './announcing.ts';
import type { PlayToGoal } from './play-to-goal.ts';

/** An exercise that can be tried: how it stands, and who judges what is asked for. */
export type ExercisePanelProps = { readonly exercise: Exercise } & (
  | { readonly kind: 'choosing'; readonly by: SelectSquares }
  | { readonly kind: 'answering'; readonly by: MultipleChoice }
  | { readonly kind: 'playing'; readonly by: PlayToGoal; readonly play: MoveInput }
  | { readonly kind: 'announcing'; readonly by: Announcing; readonly play: MoveInput }
);

interface Props {
  readonly spec: ExerciseSpec;
  /** The board is the three-way one. */
  readonly isThreeway: boolean;
  readonly tried?: ExercisePanelProps;
}

/** What is offered as buttons: the value of each, and its words. */
function listOffers({ goal, offered }: ExerciseSpec): readonly (readonly [string, string])[] {
  switch (goal.kind) {
    case 'truth':
      return [
        ['true', EXERCISE.true],
        ['false', EXERCISE.notTrue],
      ];
    case 'choice':
      return goal.options.map((option, index) => [String(index), option]);
    case 'illegal':
      return goal.among.map((name) => [name, name.replace('-', '–')]);
    case 'declare':
      return offered.map((act) => [act, act === NOBODY ? EXERCISE.nobodyDeclares : describeAct(act)]);
    case 'announce':
      return offered.map((act) => [act, sayAnnouncement(act, goal.by)]);
    default:
      return offered.map((name) => [name, name]);
  }
}

const GROUPS: Readonly<Partial<Record<ExerciseGoal['kind'], string>>> = EXERCISE.groups;

/** Beside the board of an exercise: answers to choose from, what can be done, what is said. */
export function ExercisePanel({ spec, isThreeway, tried }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const left = useKeptFocus(root);
  const { goal, hints, longest } = spec;
  const exercise = tried?.exercise;
  const answers = exercise?.answers.value ?? {};
  const given = exercise?.hints.value ?? 0;
  const isSolved = exercise?.state.value === 'solved';
  const isOver = isSolved || exercise?.state.value === 'shown';
  const choosing = tried?.kind === 'choosing' ? tried.by : undefined;
  const choose = (choice: string): void => {
    if (tried?.kind === 'answering' || tried?.kind === 'announcing') tried.by.answer(choice);
    else choosing?.toggle(choice);
  };
  const playing = tried?.kind === 'playing' || tried?.kind === 'announcing' ? tried : undefined;
  const isPlayed = isPlaying(goal) || isAnnouncing(goal);
  const offers = listOffers(spec);
  const isMany = isChoosing(goal) && offers.length > 12;
  const isWide = goal.kind === 'declare' || goal.kind === 'choice' || isAnnouncing(goal);
  return (
    <>
      {offers.length > 0 && (
        <Choices
          offers={offers}
          label={GROUPS[goal.kind] ?? EXERCISE.choose}
          form={isMany ? 'many' : isWide ? 'wide' : 'plain'}
          isPressed={goal.kind !== 'truth'}
          answers={answers}
          choose={choose}
        />
      )}
      {offers.length > 0 && goal.kind !== 'truth' && (isChoosing(goal) ? goal.kind === 'select' : true) && (
        <noscript>
          <ul class="exercise-options" data-pagefind-ignore>
            {offers.map(([choice, words]) => (
              <li key={choice}>{words}</li>
            ))}
          </ul>
        </noscript>
      )}
      <div class="plate-acts needs-script" ref={root} onFocusOut={left} data-pagefind-ignore>
        {isChoosing(goal) && (
          <ActionButton name="check" form="first" hidden={isOver} onClick={() => choosing?.check()}>
            {EXERCISE.check}
          </ActionButton>
        )}
        {isChoosing(goal) && hasNone(goal) && (
          <ActionButton name="none" hidden={isOver} onClick={() => choosing?.sayNone()}>
            {EXERCISE.none}
          </ActionButton>
        )}
        <ActionButton name="retry" hidden={!exercise?.mayRetry.value} onClick={() => tried?.by.retry()}>
          {EXERCISE.again}
        </ActionButton>
        {hints.length > 0 && (
          <ActionButton name="hint" form="quiet" hidden={isOver || given >= hints.length} onClick={() => void exercise?.giveHint()}>
            {given === 0 ? EXERCISE.hint : EXERCISE.nextHint}
          </ActionButton>
        )}
        {isPlayed && (
          <ActionButton
            name="restart"
            form="quiet"
            hidden={!exercise?.mayRestart.value || exercise.mayRetry.value}
            onClick={() => playing?.by.restart()}
          >
            {EXERCISE.restart}
          </ActionButton>
        )}
        {isChoosing(goal) && (
          <ActionButton name="show" form="quiet" isKept={!isOver} hidden={!exercise?.mayShow.value} onClick={() => choosing?.showAll()}>
            {EXERCISE.showAll}
          </ActionButton>
        )}
        {isPlayed && <MovesSheet hasLines={isThreeway} play={playing?.play} />}
        {isChoosing(goal) && offers.length === 0 && !isOver && (
          <NamesSheet position={exercise && (() => exercise.board.position)} choose={choosing && choose} />
        )}
      </div>
      <MessageBox longest={longest} said={exercise?.message.value} hints={hints.slice(0, given)} />
    </>
  );
}

/** One word for how an exercise stands. */
export function StateWord({ exercise, wasSolved }: { readonly exercise?: Exercise; wasSolved?(): boolean }) {
  const state: Verdict = exercise?.state.value ?? 'new';
  return <>{state === 'new' && wasSolved?.() ? EXERCISE.solvedBefore : EXERCISE.states[state]}</>;
}
