import type { TargetedSubmitEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { Figured } from '../board/view/Figured.tsx';
import type { MoveInput } from './move-input.ts';
import { Sheet } from './Sheet.tsx';
import { closeSheet } from './sheets.ts';
import { DIAGRAM } from '#words/diagram.ts';

const WORDS = DIAGRAM.moves;

interface Props {
  /** The board may be the three-way one. */
  readonly hasLines: boolean;
  /** The board may have attack boards and pins; where nothing is said, one that is not the three-way one has. */
  readonly hasPins?: boolean;
  readonly play?: MoveInput | undefined;
}

/** Moves without pointing: a sheet with a field for the notation, the list of legal moves, and the keys. */
export function MovesSheet({ hasLines, hasPins = !hasLines, play }: Props) {
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
    const input = field.current;
    if (!input || !play) return;
    void play.write(input.value.trim()).then((isMove) => {
      if (!isMove) return;
      input.value = '';
      done();
    });
  };
  return (
    <Sheet opens={WORDS.opens} label={WORDS.label} hasHead onToggle={(isOpen) => play?.open(isOpen)}>
      <form class="board-write" onSubmit={write}>
        <label>
          {WORDS.write}
          <input ref={field} type="text" name="move" autocomplete="off" autocapitalize="off" spellcheck={false} />
        </label>
        <button type="submit" class="button">
          {WORDS.play}
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
        {[...WORDS.keys, ...(hasPins ? WORDS.pinKeys : [WORDS.cellKey]), ...(hasLines ? [WORDS.linesKey] : []), WORDS.lastKey].map(
          ([keys = '', does]) => (
            <div key={keys}>
              <dt>
                {keys.split('|').map((key, index) => (
                  <>
                    {index > 0 && ' '}
                    <kbd>{key}</kbd>
                  </>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ),
        )}
      </dl>
    </Sheet>
  );
}
