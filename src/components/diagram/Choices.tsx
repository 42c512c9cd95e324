import type { Answers } from './attempt.ts';

interface Props {
  /** What is offered: the value of each, and its words. */
  readonly offers: readonly (readonly [string, string])[];
  readonly label: string;
  /** Short ones in great number, or long ones in few columns. */
  readonly form?: 'many' | 'wide' | 'plain';
  /** A button that is chosen stays pressed. */
  readonly isPressed?: boolean;
  readonly answers: Answers;
  choose(choice: string): void;
}

/** Answers to choose from, as buttons; those that were judged say how. */
export function Choices({ offers, label, form = 'plain', isPressed = true, answers, choose }: Props) {
  return (
    <div
      class={`exercise-choices needs-script${form === 'plain' ? '' : ` is-${form}`}`}
      role="group"
      aria-label={label}
      data-pagefind-ignore
    >
      {offers.map(([choice, words]) => {
        const isChosen = (answers.chosen ?? answers.right)?.includes(choice) ?? false;
        const judged = answers.right?.includes(choice) ? 'right' : answers.wrong?.includes(choice) ? 'wrong' : undefined;
        return (
          <button
            key={choice}
            type="button"
            data-choice={choice}
            aria-pressed={isPressed ? isChosen : undefined}
            data-judged={judged}
            onClick={() => choose(choice)}
          >
            {words}
          </button>
        );
      })}
    </div>
  );
}
