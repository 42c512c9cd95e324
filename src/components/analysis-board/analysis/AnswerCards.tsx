import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Figured } from '../../board/view/Figured.tsx';
import { ANALYSIS } from '#words/analysis.ts';
import { focusBoard } from '../panels/focus.ts';
import type { Asked, AnalysisController } from './analysis-controller.ts';

/** What the board has answered about the position: one card for each question, each with a button that takes it away. */
export function AnswerCards({ controller }: { readonly controller: AnalysisController }) {
  const { answers, live } = controller;
  return (
    <>
      {answers.map(({ about, text }) => (
        <Answer key={about} about={about} text={text} controller={controller}>
          {about === 'hint' && live.hint.value?.step === 1 && text !== ANALYSIS.hints.none && (
            <button type="button" class="free-small" onClick={() => void controller.nextHint()}>
              {ANALYSIS.hintOn}
            </button>
          )}
        </Answer>
      ))}
    </>
  );
}

interface Props {
  readonly about: Asked;
  readonly text: string;
  readonly controller: AnalysisController;
  readonly children?: ComponentChildren;
}

function Answer({ about, text, controller, children }: Props) {
  const card = useRef<HTMLElement>(null);
  // On a phone the answer would come below what is in view.
  useEffect(() => card.current?.scrollIntoView({ block: 'nearest' }), [text]);
  const title = ANALYSIS.answers[about];
  return (
    <section class="free-answer board-says" data-about={about} aria-label={title} ref={card}>
      <b>{title}</b>
      <p>
        <Figured text={text} />
      </p>
      {children}
      <button
        type="button"
        class="free-dismiss"
        aria-label={ANALYSIS.dismiss(title)}
        title={ANALYSIS.dismiss(title)}
        onClick={(event) => {
          focusBoard(event.currentTarget);
          controller.dismiss(about);
        }}
      >
        ×
      </button>
    </section>
  );
}
