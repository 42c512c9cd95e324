import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { href } from '../../platform/href.ts';
import type { Ruleset } from '../../engine/index.ts';
import { spotAt } from '../../board/interaction/hit-test.ts';
import { makeLinkedBoards, type LinkedBoards, type LinkedBoardsProps } from './linked-boards.ts';
import { Controls } from './Controls.tsx';
import { isShown, makeBoard, type ShownSide, type Side } from '../../comparison/side.ts';
import { TOPIC_WORDS } from '../../comparison/disagreement-topics.ts';
import { Reasons } from './Reasons.tsx';
import { COMPARED_BOARDS } from '#words/compare/boards.ts';

/** Several rulesets on one position: pick a piece or a board on any, and every board shows where it may go. */
export function Boards({ model, ...props }: LinkedBoardsProps & { readonly model: LinkedBoards }): JSX.Element {
  return (
    <section class="compare" aria-label={COMPARED_BOARDS.label} data-plate="compare">
      <Controls model={model} {...props} />
      {model.fault.value !== '' && (
        <p class="compare-fault" role="alert">
          {model.fault.value}{' '}
          {model.again.value && (
            <button type="button" class="button" onClick={() => void model.again.value?.()}>
              {COMPARED_BOARDS.retry}
            </button>
          )}
        </p>
      )}
      <div class="compare-boards" data-count={model.sides.value.length}>
        {model.sides.value.map((side) => (
          <OneBoard key={side.ruleset.id} side={side} model={model} />
        ))}
      </div>
      <Reasons model={model} />
      <Questions model={model} rows={props.rows} />
    </section>
  );
}

/** What the rulesets disagree about, as a list of questions; a press shows one at work, a link leads to its answer in words. */
function Questions({ model, rows }: Pick<LinkedBoardsProps, 'rows'> & { readonly model: LinkedBoards }): JSX.Element {
  const { asked, questions } = model;
  const ask = async (code: string, button: HTMLElement): Promise<void> => {
    await model.ask(code);
    // The boards stand above the questions: what was asked for is brought into sight.
    const boards = button.closest('.compare')?.querySelector('.compare-boards');
    if (boards && boards.getBoundingClientRect().top < 0) boards.scrollIntoView({ block: 'start' });
  };
  return (
    <div class="compare-questions needs-script" role="group" aria-label={COMPARED_BOARDS.questions}>
      <strong>{COMPARED_BOARDS.questions}</strong>
      {questions.value.map((code) => (
        <span key={code}>
          <button
            type="button"
            class="chip"
            aria-pressed={asked.value?.code === code}
            onClick={({ currentTarget }) => void ask(code, currentTarget)}
          >
            {TOPIC_WORDS[code]}
            {asked.value?.code === code && COMPARED_BOARDS.another}
          </button>
          {rows[code] !== undefined && (
            <a href={`#row-${rows[code]}`} aria-label={COMPARED_BOARDS.inWords(TOPIC_WORDS[code] ?? '')}>
              {COMPARED_BOARDS.words}
            </a>
          )}
        </span>
      ))}
    </div>
  );
}

/** The boards as they are before anything is asked of them: what the build writes, and the page begins with. */
export function FirstBoards({ rulesets, ...props }: LinkedBoardsProps & { readonly rulesets: readonly Ruleset[] }): JSX.Element {
  return <Boards model={makeLinkedBoards(props, rulesets)} {...props} />;
}

function OneBoard({ side, model }: { side: Side; model: LinkedBoards }): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const base = useMemo(() => (isShown(side) ? makeBoard(side, `cmp-${side.ruleset.id}-`) : ''), [side]);
  if (!isShown(side))
    return (
      <figure class="compare-board is-refused">
        <figcaption>
          <strong>{side.ruleset.name}</strong>
        </figcaption>
        <p>{COMPARED_BOARDS.refused(side.refusal)}</p>
      </figure>
    );
  const press = (event: MouseEvent): void => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const { scene, position, frame: shape } = side;
    // The picture keeps its shape and is centred in its frame.
    const scale = Math.min(box.width / shape.width, box.height / shape.height);
    const x = (event.clientX - box.left - (box.width - shape.width * scale) / 2) / scale;
    const y = (event.clientY - box.top - (box.height - shape.height * scale) / 2) / scale + shape.top;
    const spot = spotAt(scene, x, y);
    const square = spot?.kind === 'square' ? position.squares.find(({ name }) => name === spot.name) : undefined;
    const board =
      spot?.kind === 'board' ? spot.name : spot?.kind === 'pin' ? position.boards.find(({ pin }) => pin === spot.name)?.id : undefined;
    const small = square && !square.piece ? position.boards.find(({ id }) => id === square.board)?.id : undefined;
    const id = board ?? small;
    model.pickUp(square?.piece ? { kind: 'square', name: square.name } : id !== undefined ? { kind: 'board', id } : undefined);
  };
  return (
    <figure class="compare-board" data-ruleset={side.ruleset.id}>
      <figcaption>
        <a href={href(`/rules/${side.ruleset.id}/`)}>{side.ruleset.name}</a>
        <span>{side.says}</span>
      </figcaption>
      <div class="compare-frame" ref={frame} onClick={press} style={{ aspectRatio: `${side.frame.width} / ${side.frame.height}` }}>
        <div dangerouslySetInnerHTML={{ __html: base }} />
        <Overlay side={side} model={model} />
      </div>
      <p class="compare-changes">{[side.last ?? '', ...side.changes].join(' ')}</p>
    </figure>
  );
}

/** The marks alone: they change with every pick, the board beneath does not. */
function Overlay({ side, model }: { side: ShownSide; model: LinkedBoards }): JSX.Element {
  return (
    <div
      class="compare-marks"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: model.seen.value.overlays.get(side.ruleset.id) ?? '' }}
    />
  );
}
