import { SHAPES } from '../site/shapes.ts';

interface Props {
  readonly ruleset: string;
  /** How the ruleset is called. */
  readonly name: string;
  /** Why it is this puzzle: a review, that of the day. */
  readonly word?: string;
}

/** Which rules a puzzle is solved by: their sign and name, at the head of its plate. */
export function RulesHead({ ruleset, name, word = '' }: Props) {
  return (
    <>
      <svg class={`shape is-${ruleset}`} viewBox="0 0 18 18" aria-hidden="true">
        <path d={SHAPES[ruleset]} />
      </svg>
      <span>
        {name}
        {word !== '' && <span class="puzzle-why"> · {word}</span>}
      </span>
    </>
  );
}
