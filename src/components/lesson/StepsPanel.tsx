import { useLayoutEffect, useRef } from 'preact/hooks';
import { STEPS } from '#words/lesson/steps.ts';
import { Figured } from '../board/view/Figured.tsx';
import { spellFigures } from '../../board/text/move-names.ts';
import type { NotationChoice } from '../../board/state/settings.ts';
import { pickName } from '../diagram/step-names.ts';
import { STEP_BUTTONS, nameStep, type StepButton, type StepThrough } from './steps.ts';
import type { StepsSpec } from './steps-spec.ts';

const ICONS: Readonly<Record<StepButton, string>> = {
  first: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M16 5 7 12l9 7z',
  play: 'M8 5l11 7-11 7z',
  on: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
};

interface Props {
  /** Makes the addresses of the steps. */
  readonly id: string;
  readonly spec: StepsSpec;
  readonly steps?: StepThrough;
}

/** Beside a stepped line: the sentence of the step, the ways to go, the list of moves; all sentences, for pages without scripts. */
export function StepsPanel({ id, spec, steps }: Props) {
  const index = steps?.index.value ?? 0;
  const notation = steps?.notation.value ?? 'usual';
  const last = spec.moves.length;
  const name = nameStep(spec, index, notation);
  const follow = (event: KeyboardEvent): void => {
    if (steps?.key(event.key)) event.preventDefault();
  };
  const isOff = (go: StepButton): boolean =>
    (index === 0 && (go === 'first' || go === 'back')) || (index === last && (go === 'last' || go === 'on'));
  return (
    <>
      <div class="board-sentence" data-longest={spec.longest} data-pagefind-ignore>
        <p>
          <b class={`board-move ${praise(spec, index)}`}>
            <Figured text={name} />
          </b>{' '}
          <span>{(steps?.note.value ?? '') || (spec.says[index] ?? '')}</span>
        </p>
      </div>
      <div class="board-steps needs-script" data-pagefind-ignore>
        <input
          type="range"
          min="0"
          max={last}
          value={index}
          aria-label={STEPS.step}
          aria-valuetext={spellFigures(name)}
          style={{ '--share': `${last === 0 ? 0 : (index / last) * 100}%` }}
          onInput={(event) => steps?.choose(Number(event.currentTarget.value))}
        />
        <span class="board-count">{STEPS.count(index, last)}</span>
        <div class="board-buttons" role="group" aria-label={STEPS.steps} onKeyDown={follow}>
          {STEP_BUTTONS.map((go) => {
            const label = go === 'play' && steps?.isPlaying.value ? STEPS.pause : STEPS.goes[go];
            return (
              <button
                key={go}
                type="button"
                data-go={go}
                data-off={isOff(go) ? '' : undefined}
                aria-label={label}
                title={STEPS.goes[go]}
                onClick={() => steps?.act(go)}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={ICONS[go]} />
                </svg>
              </button>
            );
          })}
        </div>
      </div>
      {spec.hasList && <Rounds id={id} spec={spec} index={index} notation={notation} steps={steps} follow={follow} />}
      {spec.says.some(Boolean) && (
        <ol class="board-sentences">
          {spec.says.map(
            (text, step) =>
              text && (
                <li key={step}>
                  <b {...(spec.hasList ? {} : findable(spec, step))}>
                    {step === 0
                      ? STEPS.start
                      : spec.acts[step - 1]
                        ? `${spec.acts[step - 1]}.`
                        : pickName(spec.names[step - 1] ?? '', 'usual')}
                  </b>{' '}
                  {text}
                </li>
              ),
          )}
        </ol>
      )}
    </>
  );
}

interface RoundsProps {
  readonly id: string;
  readonly spec: StepsSpec;
  readonly index: number;
  readonly notation: NotationChoice;
  readonly steps: StepThrough | undefined;
  follow(event: KeyboardEvent): void;
}

function Rounds({ id, spec, index, notation, steps, follow }: RoundsProps) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => keepInView(list.current), [index]);
  const { rounds, names, acts, players } = spec;
  return (
    <ol ref={list} class="board-rounds" aria-label={STEPS.moves} style={{ '--players': players }} data-players={players} onKeyDown={follow}>
      {rounds.map(({ number, steps: row, isAct }) => (
        <li key={row.find((step) => step !== undefined)} value={number} class={isAct ? 'is-act' : undefined}>
          <span class="board-number">{isAct ? '' : `${number}.`}</span>
          <span class="board-plies">
            {row.map((step, seat) =>
              step === undefined ? (
                <span key={seat} class="board-ply is-empty" />
              ) : (
                <a
                  key={seat}
                  class={`board-ply ${praise(spec, step)}`}
                  id={`${id}-${step}`}
                  href={`#${id}-${step}`}
                  data-step={step}
                  data-names={isAct ? undefined : names[step - 1]}
                  {...findable(spec, step)}
                  aria-current={step === index ? 'step' : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    steps?.choose(step);
                  }}
                >
                  <Figured text={pickName(names[step - 1] ?? '', notation)} />
                  {isAct && <small>{acts[step - 1]}</small>}
                </a>
              ),
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The class of a step whose move is praised. */
function praise({ praised }: StepsSpec, step: number): string {
  return praised.includes(step) ? 'is-praised' : '';
}

/** How else a step is written, as the source does, by names that never change and as each player counts: the search finds it under all of them. */
function findable({ names, acts }: StepsSpec, step: number): Readonly<Record<string, string>> {
  const all = names[step - 1];
  if (all === undefined || acts[step - 1]) return {};
  const others = [...new Set((['rules', 'squares', 'relative'] as const).map((notation) => pickName(all, notation)))];
  const found = others.filter((name) => name !== pickName(all, 'usual')).join(' ');
  return found === '' ? {} : { 'data-find': found, 'data-pagefind-index-attrs': 'data-find' };
}

/** Scrolls a list so that the step that is shown is seen, and nothing but the list. */
function keepInView(list: HTMLElement | null): void {
  const entry = list?.querySelector('[aria-current]');
  if (!list || !entry) return;
  const [box, own] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (own.top < box.top) list.scrollTop -= box.top - own.top + 8;
  else if (own.bottom > box.bottom) list.scrollTop += own.bottom - box.bottom + 8;
}
