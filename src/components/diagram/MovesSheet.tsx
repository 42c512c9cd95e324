import type { TargetedSubmitEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { Figured } from '../board/view/Figured.tsx';
import type { Play } from './play.ts';
import { Sheet } from './Sheet.tsx';
import { closeSheet } from './sheets.ts';

const KEYS: readonly (readonly [string, string])[] = [
  ['Enter', 'onto the squares; pick up, put down'],
  ['← ↑ ↓ →', 'between the squares of a board'],
  ['Page Up,Page Down', 'up and down the column'],
  ['p', 'to the pins and back'],
  ['f', 'turn the board'],
];
const LINES = ['l', 'rank, files and diagonals of a cell of the three-way board'] as const;
const LAST = ['Esc', 'put the piece back, leave the squares'] as const;

interface Props {
  /** The board may be the three-way one. */
  readonly hasLines: boolean;
  readonly play?: Play | undefined;
}

/** Moves without pointing: a sheet with a field for the notation, the list of legal moves, and the keys. */
export function MovesSheet({ hasLines, play }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const fault = play?.fault.value ?? '';
  /** A task answers a move beside its board; elsewhere the reader goes on writing. */
  const done = (): void => {
    const sheet = play?.isTask ? field.current?.closest<HTMLElement>('[popover]') : undefined;
    if (sheet) closeSheet(sheet);
    else field.current?.focus({ preventScroll: true });
  };
  const write = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!field.current || !play?.write(field.current.value.trim())) return;
    field.current.value = '';
    done();
  };
  return (
    <Sheet opens="Moves" label="Moves and keys" hasHead onToggle={(isOpen) => play?.open(isOpen)}>
      <form class="board-write" onSubmit={write}>
        <label>
          Write a move
          <input ref={field} type="text" name="move" autocomplete="off" autocapitalize="off" spellcheck={false} />
        </label>
        <button type="submit" class="button">
          Play
        </button>
      </form>
      <p class="board-fault" role="status" hidden={fault === ''}>
        {fault}
      </p>
      <ul class="board-list">
        {play?.offers.value.map(({ move, name, label }) => (
          <li key={move.id}>
            <button
              type="button"
              aria-label={label}
              onClick={() => {
                play.make(move);
                // The button that was pressed goes.
                done();
              }}
            >
              <Figured text={name} />
            </button>
          </li>
        ))}
      </ul>
      <dl class="board-keys">
        {[...KEYS, ...(hasLines ? [LINES] : []), LAST].map(([keys, does]) => (
          <div key={keys}>
            <dt>
              {keys.split(keys.includes(',') ? ',' : / (?!.*(?:Up|Down))/).map((key, index) => (
                <>
                  {index > 0 && ' '}
                  <kbd>{key}</kbd>
                </>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
