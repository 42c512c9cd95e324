import { useRef } from 'preact/hooks';
import type { Position } from '../../engine/index.ts';
import { Sheet } from './Sheet.tsx';

interface Props {
  readonly position?: (() => Position) | undefined;
  readonly choose?: ((name: string) => void) | undefined;
}

/** Squares chosen by their names: on a phone they are smaller than a finger. */
export function NamesSheet({ position, choose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Sheet opens="By name" label="Choose by name" hasHead>
      <form
        class="board-write"
        data-do="choose"
        onSubmit={(event) => {
          event.preventDefault();
          const input = field.current;
          if (input && position && choose)
            void import('./choose-by-name.ts').then(({ chooseByName }) => chooseByName(input, position(), choose));
        }}
      >
        <label>
          Names of squares
          <input
            ref={field}
            type="text"
            name="squares"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            onInput={(event) => event.currentTarget.setCustomValidity('')}
          />
        </label>
        <button type="submit" class="button">
          Choose
        </button>
      </form>
    </Sheet>
  );
}
