import { useRef } from 'preact/hooks';
import { PLAYOUT } from '#words/lesson/playout.ts';
import type { PlayoutGoal } from '../../game/goals/playout-goal.ts';
import { ActionButton } from '../diagram/ActionButton.tsx';
import { useKeptFocus } from '../diagram/use-kept-focus.ts';
import { MessageBox } from '../diagram/MessageBox.tsx';
import { MovesSheet } from '../diagram/MovesSheet.tsx';
import type { MoveInput } from '../diagram/move-input.ts';
import type { Exercise } from './exercise.ts';
import type { ExerciseSpec } from './exercise-spec.ts';
import type { Playout } from './playout.ts';
import { sayAnnouncement } from './say-announcement.ts';

interface Props {
  readonly spec: ExerciseSpec<PlayoutGoal>;
  /** The board is the three-way one. */
  readonly isThreeway: boolean;
  readonly tried?: { readonly exercise: Exercise<PlayoutGoal>; readonly playout: Playout; readonly play: MoveInput };
}

/** What there is to reach, in words. */
function sayAim({ aim, within, keep, gain }: PlayoutGoal, isThreeway: boolean): string {
  const plain = isThreeway && aim === 'mate' ? PLAYOUT.mateOfThree : PLAYOUT.aims[aim];
  const timed = within === undefined ? plain : PLAYOUT.within(plain, within, aim === 'hold');
  if (aim === 'list' && gain !== undefined) return PLAYOUT.unharmed(timed);
  return PLAYOUT.aim(keep === undefined ? timed : PLAYOUT.keep(timed, keep));
}

/** Beside the board of what is played out: the aim and how far it is, what can be done, what is said. */
export function PlayoutPanel({ spec, isThreeway, tried }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const left = useKeptFocus(root);
  const { goal, hints, longest } = spec;
  const { exercise, playout } = tried ?? {};
  const standing = playout?.standing.value;
  const waiting = playout?.waiting.value;
  const used = standing?.used ?? 0;
  const isOver = exercise?.isOver === true;
  const isLost = exercise?.mayRetry.value === true && !isOver;
  const shown = exercise?.hints.value ?? 0;
  const found = playout?.found.value ?? [];
  const offers = playout?.offers.value ?? [];
  const { positions = [] } = exercise?.board.line ?? {};
  const by = positions[0]?.turn ?? 'w';
  const isAsked = offers.length > 0 && exercise?.board.position.turn !== by;
  return (
    <>
      <div class="playout-aim">
        <p>
          <b>{sayAim(goal, isThreeway)}</b> <span class="playout-against">{PLAYOUT.against(goal.strength)}</span>{' '}
          <span class="playout-used needs-script">{PLAYOUT.used(used, goal.within)}</span>
        </p>
        {goal.list && (
          <ul>
            {goal.list.map((aim, at) => (
              <li key={aim} data-done={standing?.ticks[at] === true}>
                {PLAYOUT.smallAims[aim]}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div class="plate-acts needs-script" ref={root} onFocusOut={left} data-pagefind-ignore>
        <ActionButton name="retry" form="first" hidden={!isLost} onClick={() => playout?.goBack()}>
          {PLAYOUT.here}
        </ActionButton>
        <ActionButton name="ask" form="first" hidden={waiting !== 'retry'} onClick={() => playout?.askAgain()}>
          {PLAYOUT.askAgain}
        </ActionButton>
        {offers.map((id) => (
          <ActionButton key={id} name={id} form="first" onClick={() => playout?.declare(id)}>
            {sayAnnouncement(id, by)}
          </ActionButton>
        ))}
        <ActionButton name="playon" hidden={!isAsked} onClick={() => playout?.playOn()}>
          {PLAYOUT.playOn}
        </ActionButton>
        <ActionButton name="hint" form="quiet" hidden={isOver || isLost || isAsked || found.length > 1} onClick={() => playout?.giveHint()}>
          {found.length > 0 ? PLAYOUT.show : PLAYOUT.hint}
        </ActionButton>
        <ActionButton name="back" form="quiet" hidden={used === 0 || isOver} onClick={() => playout?.takeBack()}>
          {PLAYOUT.takeBack}
        </ActionButton>
        <ActionButton name="restart" form="quiet" hidden={used === 0} onClick={() => playout?.restart()}>
          {PLAYOUT.restart}
        </ActionButton>
        <MovesSheet hasLines={isThreeway} play={tried?.play} />
      </div>
      <MessageBox longest={longest} said={exercise?.message.value} hints={[...hints.slice(0, shown), ...found]} />
    </>
  );
}
