import { SHAPES } from '../site/shapes.ts';

interface Props {
  readonly ruleset: string;
  /** How the ruleset is called. */
  readonly name: string;
  /** The puzzle comes back for something that was solved or missed before. */
  readonly isReview?: boolean;
}

/** Which rules a puzzle is solved by: their sign and name, at the head of its plate. */
export function RulesHead({ ruleset, name, isReview = false }: Props) {
  return (
    <>
      <svg class={`shape is-${ruleset}`} viewBox="0 0 18 18" aria-hidden="true">
        <path d={SHAPES[ruleset]} />
      </svg>
      <span>
        {name}
        {isReview && <b> · Review</b>}
      </span>
    </>
  );
}
