import { useRef } from 'preact/hooks';
import { href } from '../../platform/href.ts';
import type { Player } from '../../engine/core/piece.ts';
import { isQuestion } from '../../puzzles/task.ts';
import { Figured } from '../board/view/Figured.tsx';
import { namePlayer } from '../../board/text/names.ts';
import { ActionButton } from '../diagram/ActionButton.tsx';
import { Choices } from '../diagram/Choices.tsx';
import { useKeptFocus } from '../diagram/use-kept-focus.ts';
import { MovesSheet } from '../diagram/MovesSheet.tsx';
import type { MoveInput } from '../diagram/move-input.ts';
import { MessageBox } from '../diagram/MessageBox.tsx';
import { NamesSheet } from '../diagram/NamesSheet.tsx';
import type { PuzzleAttempt } from './puzzle-attempt.ts';
import { SHORTCUTS } from './shortcuts.ts';
import type { QuestionController } from './question-controller.ts';
import type { PuzzleController } from './puzzle-controller.ts';
import type { PuzzleSpec } from './puzzle-spec.ts';
import { nameAnswer } from '../../training/goal-names.ts';
import { PUZZLE_PLATE } from '#words/puzzle-plate.ts';

/** A puzzle that can be tried: how it stands, and who judges what is asked for. */
export type PuzzleTried = { readonly attempt: PuzzleAttempt } & (
  | { readonly kind: 'solving'; readonly by: PuzzleController; readonly play: MoveInput }
  | { readonly kind: 'questioning'; readonly by: QuestionController }
);

interface Props {
  readonly spec: PuzzleSpec;
  /** The board is the three-way one. */
  readonly isThreeway: boolean;
  readonly tried?: PuzzleTried;
  /** The picture of the position that a proof game is to reach, as SVG. */
  readonly aim?: string | undefined;
}

/** Beside the board of a puzzle: the line so far, answers to choose from, what can be done, what is said. */
export function PuzzlePanel({ spec, isThreeway, tried, aim }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const left = useKeptFocus(root);
  const { puzzle, hints, offered, longest, next, rule } = spec;
  const { goal } = puzzle;
  const attempt = tried?.attempt;
  const solving = tried?.kind === 'solving' ? tried.by : undefined;
  const questioning = tried?.kind === 'questioning' ? tried.by : undefined;
  const given = attempt?.hints.value ?? 0;
  const isDone = attempt?.isDone.value ?? false;
  const line = attempt?.line.value ?? '';
  const defence = attempt?.defence.value;
  const playOn = attempt?.playOn.value;
  const choose = questioning && ((name: string): void => questioning.toggle(name));
  return (
    <>
      {aim !== undefined && <div class="puzzle-aim" dangerouslySetInnerHTML={{ __html: aim }} />}
      <p class="puzzle-line mono" hidden={attempt !== undefined && line === ''}>
        <Figured text={line} />
      </p>
      {offered.length > 0 && (
        <Choices
          offers={offered.map((name) => [name, nameAnswer(goal, name)])}
          label={PUZZLE_PLATE.answers}
          form={puzzle.choices ? 'wide' : 'many'}
          answers={attempt?.answers.value ?? {}}
          choose={(name) => choose?.(name)}
        />
      )}
      <div class="plate-acts needs-script" ref={root} onFocusOut={left}>
        {isQuestion(goal) && goal.kind !== 'legal' && (
          <ActionButton name="check" form="first" hidden={attempt?.isOver} onClick={() => questioning?.check()}>
            {PUZZLE_PLATE.check}
          </ActionButton>
        )}
        <ActionButton name="retry" keys={SHORTCUTS.retry} hidden={!attempt?.mayRetry.value} onClick={() => tried?.by.retry()}>
          {PUZZLE_PLATE.retry}
        </ActionButton>
        {!isQuestion(goal) && (
          <a class="link-button" data-do="playon" href={playOn ?? href('/board/')} hidden={playOn === undefined}>
            {PUZZLE_PLATE.playOut}
          </a>
        )}
        {!isQuestion(goal) && (
          <ActionButton name="defence" keys={SHORTCUTS.defence} hidden={!defence} onClick={() => void solving?.tryDefence()}>
            {defence ? PUZZLE_PLATE.anotherDefence(defence.number, defence.of) : PUZZLE_PLATE.otherDefence}
          </ActionButton>
        )}
        {goal.kind === 'declaration' && (
          <ActionButton
            name="replies"
            keys={SHORTCUTS.defence}
            hidden={!attempt?.mayTryReplies.value}
            onClick={() => void solving?.tryReplies()}
          >
            {PUZZLE_PLATE.tryReplies}
          </ActionButton>
        )}
        {hints.length > 0 && (
          <ActionButton
            name="hint"
            form="quiet"
            keys={SHORTCUTS.hint}
            hidden={isDone || given >= hints.length}
            onClick={() => void attempt?.giveHint()}
          >
            {given === 0 ? PUZZLE_PLATE.hint : PUZZLE_PLATE.nextHint(given)}
          </ActionButton>
        )}
        {!isQuestion(goal) && (
          <ActionButton
            name="restart"
            form="quiet"
            keys={SHORTCUTS.retry}
            hidden={!attempt?.mayRestart.value || attempt.mayRetry.value}
            onClick={() => solving?.restart()}
          >
            {PUZZLE_PLATE.restart}
          </ActionButton>
        )}
        <ActionButton
          name="show"
          form="quiet"
          keys={SHORTCUTS.show}
          hidden={!attempt?.mayShow.value}
          onClick={() => (solving ? void solving.solve() : questioning?.show())}
        >
          {PUZZLE_PLATE.show}
        </ActionButton>
        {next !== undefined && (
          <a
            class={isDone ? 'button is-first' : 'link-button'}
            data-do="next"
            href={next}
            aria-keyshortcuts={SHORTCUTS.next}
            onClick={(event) => {
              if (attempt?.telling.goNext()) event.preventDefault();
            }}
          >
            {isDone ? PUZZLE_PLATE.next : PUZZLE_PLATE.skip}
          </a>
        )}
        {!isQuestion(goal) && <MovesSheet hasLines={isThreeway} play={tried?.kind === 'solving' ? tried.play : undefined} />}
        {goal.kind === 'squares' && <NamesSheet position={attempt && (() => attempt.board.position)} choose={choose} />}
      </div>
      <MessageBox longest={longest} said={attempt?.message.value} hints={hints.slice(0, given)} />
      {rule && (
        <p class="puzzle-why" hidden={!isDone}>
          {PUZZLE_PLATE.decides(
            <a href={rule.href}>{PUZZLE_PLATE.rule(rule.n)}</a>,
            rule.lesson === undefined ? undefined : <a href={rule.lesson}>{PUZZLE_PLATE.lesson}</a>,
          )}
        </p>
      )}
    </>
  );
}

/** Who is to move, until the game has ended. */
export function TurnWords({ spec, attempt }: { readonly spec: PuzzleSpec; readonly attempt?: PuzzleAttempt }) {
  return <>{attempt?.ending.value || PUZZLE_PLATE.toMove(nameArmy(spec.side))}</>;
}

/** A player by name, with the colour of the pieces where that is another: Gray's are drawn in red, to be told from the cells. */
const nameArmy = (player: Player): string => (player === 'g' ? PUZZLE_PLATE.redArmy(namePlayer(player)) : namePlayer(player));
