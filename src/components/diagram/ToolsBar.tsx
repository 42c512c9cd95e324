import { href } from '../../platform/href.ts';
import { VIEWS, type View } from '../../board/scene/render-options.ts';
import type { Tools } from './tools.ts';
import { DIAGRAM } from '#words/diagram.ts';

const WORDS = DIAGRAM.tools;
const TURNS = [
  [30, WORDS.left, 'M4 12a8 8 0 1 0 3-6.2M4 4v4.5h4.5'],
  [-30, WORDS.right, 'M20 12a8 8 0 1 1-3-6.2M20 4v4.5h-4.5'],
] as const;

interface Props {
  /** As the build draws it; a board that begins with three armies has one view. */
  readonly view: View;
  readonly hasBoards: boolean;
  /** Where the position is compared. */
  readonly compared?: string | undefined;
  readonly tools?: Tools;
}

/** The buttons over a board: its view, its side, the settings of all boards. */
export function ToolsBar({ tools, ...built }: Props) {
  const view = tools?.view.value ?? built.view;
  const hasBoards = tools?.hasBoards.value ?? built.hasBoards;
  return (
    <>
      {built.hasBoards && (
        <div class="board-views" role="group" data-views aria-label={WORDS.view} hidden={!hasBoards}>
          {VIEWS.map((one) => (
            <button key={one} type="button" data-view={one} aria-pressed={one === view} onClick={() => tools?.show(one)}>
              {WORDS.views[one]}
            </button>
          ))}
        </div>
      )}
      <span class="board-space" />
      {(built.hasBoards ? TURNS : []).map(([degrees, name, d]) => (
        <button
          key={name}
          type="button"
          class="board-tool"
          data-turn={degrees}
          hidden={!hasBoards || view !== 'tower'}
          aria-label={name}
          title={name}
          onClick={() => tools?.turn(degrees)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={d} />
          </svg>
        </button>
      ))}
      <CompareLink hasBoards={hasBoards} compared={built.compared} tools={tools} />
      <button
        type="button"
        class="board-tool"
        data-board-settings
        aria-haspopup="dialog"
        aria-label={WORDS.settings}
        title={WORDS.settings}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 7h9M18 7h3M3 17h3M12 17h9M18 7a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM12 17a3 3 0 1 1-6 0 3 3 0 0 1 6 0z" />
        </svg>
      </button>
      <button
        type="button"
        class="board-tool"
        data-do="lines"
        hidden={hasBoards}
        aria-pressed={tools?.hasLines.value ?? false}
        aria-label={WORDS.lines}
        title={WORDS.linesKey}
        onClick={() => tools?.toggleLines()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 12h18" />
          <path d="M7.5 4.2l9 15.6" stroke-dasharray="4 3.5" />
          <path d="M16.5 4.2l-9 15.6" stroke-dasharray="0.1 3.5" />
        </svg>
      </button>
      <button type="button" class="board-tool" data-do="flip" aria-label={WORDS.flip} title={WORDS.flipKey} onClick={() => tools?.flip()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 4v15m0 0-3.5-3.5M7 19l3.5-3.5M17 20V5m0 0-3.5 3.5M17 5l3.5 3.5" />
        </svg>
      </button>
    </>
  );
}

/** The link leads to what the board shows when it is followed. */
function CompareLink({
  hasBoards,
  compared = href('/compare/'),
  tools,
}: {
  hasBoards: boolean;
  compared?: string | undefined;
  tools: Tools | undefined;
}) {
  const aim = (event: { readonly currentTarget: HTMLAnchorElement }): void => {
    if (tools) event.currentTarget.href = tools.compared;
  };
  return (
    <a
      class="board-tool"
      href={compared}
      hidden={!hasBoards}
      data-compare
      aria-label={WORDS.compare}
      title={WORDS.compareMore}
      onPointerDown={aim}
      onFocus={aim}
      onClick={aim}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 4v16M8 20h8M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z" />
      </svg>
    </a>
  );
}
