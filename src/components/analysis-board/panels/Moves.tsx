import { useComputed } from '@preact/signals';
import { Component } from 'preact';
import type { Position } from '../../../engine/index.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { cutRows, describeStep, listStepRows, makeMoveRows, type Row, type StepRow } from '../../../game/move-rows.ts';
import { Figured } from '../../board/view/Figured.tsx';
import type { PartProps } from './part.ts';
import type { Grade } from '../../../game/analysis/grades.ts';
import { ANALYSIS } from '#words/analysis.ts';
import { ANALYSIS_BOARD } from '#words/analysis-board.ts';

type StepProps = Pick<StepRow, 'index' | 'number' | 'name' | 'comment'> & {
  readonly isCurrent: boolean;
  readonly grade: Grade | undefined;
};

/** One step: of a long game all others stay as they are when one is added. */
class Step extends Component<StepProps> {
  override shouldComponentUpdate(next: StepProps): boolean {
    const names = ['index', 'number', 'name', 'comment', 'isCurrent', 'grade'] as const;
    return names.some((one) => this.props[one] !== next[one]);
  }

  override render({ index, number, name, comment, isCurrent, grade }: StepProps) {
    return (
      <li>
        {number !== undefined && <span class="free-number">{number} </span>}
        <button type="button" class="board-ply" data-step={index} aria-current={isCurrent ? 'true' : undefined}>
          <Figured text={name} />
          {grade !== undefined && <Sign grade={grade} />}
        </button>
        {comment !== undefined && <span class="free-comment">{comment}</span>}
      </li>
    );
  }
}

/** How a move was judged: a sign beside it, in words for those who do not see it. */
function Sign({ grade }: { readonly grade: Grade }) {
  const { name, sign } = ANALYSIS.grades[grade];
  return (
    <span class="free-grade" data-grade={grade}>
      {sign !== '' && <span class="spoken">, {name}</span>}
      <span aria-hidden="true">{sign}</span>
    </span>
  );
}

type Grades = ReadonlyMap<Position, Grade>;

function Rows({
  rows,
  current,
  grades,
}: {
  readonly rows: readonly Row[];
  readonly current: StepRow | undefined;
  readonly grades: Grades;
}) {
  return (
    <>
      {rows.map((row) =>
        row.kind === 'step' ? (
          <Step
            key={row.index}
            {...{ index: row.index, number: row.number, name: row.name, comment: row.comment }}
            isCurrent={row === current}
            grade={grades.get(row.node.position)}
          />
        ) : (
          <li class="free-variation">
            <ol aria-label={ANALYSIS_BOARD.game.variation}>
              <Rows rows={row.rows} current={current} grades={grades} />
            </ol>
          </li>
        ),
      )}
    </>
  );
}

/** Rows to either side of the place that is shown that are made at once, and that many more with each turn. */
const AT_ONCE = 40;

/** The part of a long list that is made by now, about the place that is shown: the rest follows and keeps nobody waiting. */
function usePart(rows: readonly Row[], current: StepRow | undefined): { readonly from: number; readonly to: number } {
  const [grown, setGrown] = useState(() => (rows.length > 2 * AT_ONCE ? AT_ONCE : Infinity));
  const place = grown === Infinity ? 0 : rows.findIndex((row) => row === current || (row.kind === 'line' && holds(row.rows, current)));
  const [from, to] = [Math.max(0, place - grown), place + grown];
  const isWhole = from === 0 && to >= rows.length;
  useEffect(() => {
    if (grown === Infinity) return;
    const turn = setTimeout(() => setGrown(isWhole ? Infinity : grown + AT_ONCE));
    return () => clearTimeout(turn);
  }, [grown, isWhole]);
  return { from, to };
}

const holds = (rows: readonly Row[], step: StepRow | undefined): boolean => step !== undefined && listStepRows(rows).includes(step);

/** Rows of a stretch. It divides by two players and by three: without variations a stretch begins with a round. */
const STRETCH = 60;

interface StretchesProps {
  readonly rows: readonly Row[];
  /** The part of them that is made by now. */
  readonly from: number;
  readonly to: number;
  readonly current: StepRow | undefined;
  readonly grades: Grades;
}

/** A line; only the stretches of a long one that are in sight are laid out. */
function Stretches({ rows, from, to, current, grades }: StretchesProps) {
  const cut = cutRows(rows, STRETCH);
  if (cut.length === 1) return <Rows rows={rows.slice(from, to)} current={current} grades={grades} />;
  return (
    <>
      {cut.map((some, at) => {
        const start = at * STRETCH;
        const made = some.slice(Math.max(0, from - start), Math.max(0, to - start));
        return made.length === 0 ? null : (
          <li key={start} class="free-stretch" role="presentation">
            <ol role="presentation">
              <Rows rows={made} current={current} grades={grades} />
            </ol>
          </li>
        );
      })}
    </>
  );
}

/** A game as a list of moves with its variations in it, the place that is shown marked. */
export function Moves({ free }: PartProps) {
  const { game } = free;
  const list = useRef<HTMLOListElement>(null);
  const rows = useComputed(() => makeMoveRows(game.tree, free.notation.value));
  const steps = useComputed(() => listStepRows(rows.value));
  const { node } = game;
  const current = steps.value.find((step) => step.node === node);
  const { from, to } = usePart(rows.value, current);
  const stepOf = (target: EventTarget | null): StepRow | undefined => {
    const index = target instanceof Element ? target.closest<HTMLElement>('[data-step]')?.dataset['step'] : undefined;
    return index === undefined ? undefined : steps.value[Number(index)];
  };
  /** A step is put into words when somebody wants to know. */
  const name = (event: Event): void => {
    const step = stepOf(event.target);
    const button = (event.target as Element).closest<HTMLElement>('[data-step]');
    if (step && button) button.title = describeStep(game.tree, step);
  };
  useLayoutEffect(() => {
    if (!list.current) return;
    const ol = list.current;
    const button = ol.querySelector<HTMLElement>('[aria-current]');
    if (ol.contains(document.activeElement)) (button ?? ol.querySelector('button'))?.focus({ preventScroll: true });
    // Where it stands is known when the page has been laid out, which it is once before it is drawn.
    const frame = requestAnimationFrame(() => {
      if (button) keepInSight(ol, button);
      else ol.scrollTop = 0;
    });
    return () => cancelAnimationFrame(frame);
  }, [current?.index, steps.value.length, from]);
  return (
    <ol
      ref={list}
      class="free-moves needs-script"
      aria-label={ANALYSIS_BOARD.game.moves}
      onClick={(event) => {
        const step = stepOf(event.target);
        if (step) free.goTo(step.path);
      }}
      onKeyDown={(event) => {
        if (!event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && free.go(event.key)) event.preventDefault();
      }}
      onPointerOver={name}
      onFocusIn={name}
    >
      <Stretches rows={rows.value} from={from} to={to} current={current} grades={free.overlay.grades.value} />
    </ol>
  );
}

/** Scrolls the list, never the page. */
function keepInSight(list: HTMLElement, item: HTMLElement): void {
  const [box, own] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (own.top < box.top) list.scrollTop -= box.top - own.top + 8;
  else if (own.bottom > box.bottom) list.scrollTop += own.bottom - box.bottom + 8;
}
