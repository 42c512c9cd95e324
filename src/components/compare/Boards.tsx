import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Ruleset } from '../../engine/index.ts';
import { spotAt } from '../board/hit.ts';
import { makeModel, type Model, type Props } from './comparison.ts';
import { Controls } from './Controls.tsx';
import { isShown, makeBoard, makeOverlay, type Shown, type Side } from './model/side.ts';
import { Reasons } from './Reasons.tsx';

/** Several rulesets on one position: pick a piece or a board on any, and every board shows where it may go. */
export function Boards({ model, ...props }: Props & { readonly model: Model }): JSX.Element {
  return (
    <section class="compare" aria-label="One position under several rules" data-plate="compare">
      <Controls model={model} {...props} />
      {model.fault.value !== '' && (
        <p class="compare-fault" role="alert">
          {model.fault.value}
        </p>
      )}
      <div class="compare-boards" data-count={model.sides.value.length}>
        {model.sides.value.map((side) => (
          <OneBoard key={side.ruleset.id} side={side} model={model} />
        ))}
      </div>
      <Reasons model={model} />
    </section>
  );
}

/** The boards as they are before anything is asked of them: what the build writes, and the page begins with. */
export function FirstBoards({ rulesets, ...props }: Props & { readonly rulesets: readonly Ruleset[] }): JSX.Element {
  return <Boards model={makeModel(props, rulesets)} {...props} />;
}

function OneBoard({ side, model }: { side: Side; model: Model }): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const base = useMemo(() => (isShown(side) ? makeBoard(side, `cmp-${side.ruleset.id}-`) : ''), [side]);
  if (!isShown(side))
    return (
      <figure class="compare-board is-refused">
        <figcaption>
          <strong>{side.ruleset.name}</strong>
        </figcaption>
        <p>{side.refusal}.</p>
      </figure>
    );
  const press = (event: MouseEvent): void => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const { scene, position } = side;
    // The picture keeps its shape and is centred in its frame.
    const scale = Math.min(box.width / scene.width, box.height / scene.height);
    const x = (event.clientX - box.left - (box.width - scene.width * scale) / 2) / scale;
    const y = (event.clientY - box.top - (box.height - scene.height * scale) / 2) / scale;
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
        <a href={`/rules/${side.ruleset.id}/`}>{side.ruleset.name}</a>
        <span>{side.says}</span>
        {side.changes.length > 0 && (
          <details class="compare-changes">
            <summary>changed</summary>
            <p>{side.changes.join(' ')}</p>
          </details>
        )}
      </figcaption>
      <div class="compare-frame" ref={frame} onClick={press} style={{ aspectRatio: `${side.scene.width} / ${side.scene.height}` }}>
        <div dangerouslySetInnerHTML={{ __html: base }} />
        <Overlay side={side} model={model} />
      </div>
    </figure>
  );
}

/** The marks alone: they change with every pick, the board beneath does not. */
function Overlay({ side, model }: { side: Shown; model: Model }): JSX.Element {
  return (
    <div
      class="compare-marks"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: makeOverlay(side, model.pick.value, model.targets.value) }}
    />
  );
}
