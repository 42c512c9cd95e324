import { useEffect, useRef } from 'preact/hooks';
import { Figured } from '../board/view/Figured.tsx';
import type { Hint } from './hints.ts';
import type { Message } from './message.ts';

interface Props {
  /** The longest thing that may be said here: its room is kept, so that nothing moves when something appears. */
  readonly longest: string;
  readonly said?: Message | undefined;
  /** Those given so far. */
  readonly hints?: readonly Hint[];
  /** What stands there while nothing else is said; it can be read without scripts too. */
  readonly idle?: string | undefined;
}

/** What a plate answers: a refusal, a verdict, a hint. Where it cannot be seen the window follows it. */
export function MessageBox({ longest, said, hints = [], idle }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said) box.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  const verdict = said?.kind === 'verdict' || said?.kind === 'refusal' ? said : undefined;
  const state = said?.kind === 'verdict' ? said.state : verdict && 'wrong';
  return (
    <div
      class={idle === undefined ? 'plate-said needs-script' : 'plate-said'}
      ref={box}
      data-longest={longest}
      tabIndex={-1}
      data-pagefind-ignore
    >
      {idle !== undefined && (
        <p class="plate-idle" hidden={said !== undefined}>
          <Figured text={idle} />
        </p>
      )}
      <div class="exercise-verdict" role="status" hidden={!verdict} data-state={state}>
        <span class="exercise-sign" aria-hidden="true" />
        <p>
          <b>
            <Figured text={verdict?.bold ?? ''} />
          </b>{' '}
          <span>
            <Figured text={verdict?.why ?? ''} />
          </span>
          {verdict?.kind === 'verdict' && verdict.source !== undefined && <small class="exercise-source">{verdict.source}</small>}
        </p>
      </div>
      <ol class="exercise-hints" hidden={said?.kind !== 'hints'}>
        {hints.map(({ lead, says }) => (
          <li key={says}>
            {lead !== undefined && <b>{lead}. </b>}
            {says}
          </li>
        ))}
      </ol>
      <NoteLine said={said} />
    </div>
  );
}

/** A note of the board alone. */
export function NoteLine({ said }: { readonly said?: Message | undefined }) {
  const note = said?.kind === 'note' ? said : undefined;
  return (
    <p class={note?.isWrong ? 'board-says is-wrong' : 'board-says'} hidden={!note}>
      {note?.text}
    </p>
  );
}
