import { useSignal } from '@preact/signals';
import type { PartProps } from './part.ts';
import { PLAY } from '#words/play.ts';

/** Gives the game up at the second press, for the one person who plays the machine or sits here; any other act in between takes the first press back. */
export function Resign({ free }: PartProps) {
  const isSure = useSignal(false);
  const { match, correspondence } = free;
  const { resigning } = correspondence;
  const player = resigning ?? match.you;
  const mayResign = resigning !== undefined || match.mayClose;
  const press = (): void => {
    if (!mayResign || player === undefined) return;
    if (isSure.value) return match.resign(player);
    isSure.value = true;
    free.announce(PLAY.acts.confirm);
  };
  return (
    <button
      type="button"
      class={`free-small${isSure.value ? ' is-sure' : ''}`}
      aria-disabled={!mayResign}
      onClick={press}
      onBlur={() => (isSure.value = false)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') isSure.value = false;
      }}
    >
      {isSure.value ? PLAY.acts.sure : PLAY.acts.resign}
    </button>
  );
}
