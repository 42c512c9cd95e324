import { useRef } from 'preact/hooks';
import type { Position } from '../../engine/index.ts';
import { Sheet } from './Sheet.tsx';
import { DIAGRAM } from '#words/diagram.ts';
import { lazy } from '../../platform/lazy.ts';

interface Props {
  readonly position?: (() => Position) | undefined;
  readonly choose?: ((name: string) => void) | undefined;
}

/** Squares chosen by their names: on a phone they are smaller than a finger. */
export function NamesSheet({ position, choose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Sheet opens={DIAGRAM.names.opens} label={DIAGRAM.names.label} hasHead>
      <form
        class="board-write"
        data-do="choose"
        onSubmit={(event) => {
          event.preventDefault();
          const input = field.current;
          if (input && position && choose)
            lazy(() => import('./choose-by-name.ts')).use(({ chooseByName }) => chooseByName(input, position(), choose));
        }}
      >
        <label>
          {DIAGRAM.names.field}
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
          {DIAGRAM.names.choose}
        </button>
      </form>
    </Sheet>
  );
}
