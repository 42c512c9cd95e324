import type { Signal } from '@preact/signals';
import { MovesSheet } from './MovesSheet.tsx';
import type { Play } from './play.ts';
import { REFUSAL, type Said } from './said.ts';
import { SaidBox } from './SaidBox.tsx';

interface Props {
  readonly hasLines: boolean;
  readonly play?: Play;
  readonly said?: Signal<Said | undefined>;
}

/** Beside a board to play on: what the board says, and moves without pointing. */
export function PlayPanel({ hasLines, play, said }: Props) {
  return (
    <>
      <SaidBox longest={REFUSAL} said={said?.value} />
      <div class="plate-acts">
        <MovesSheet hasLines={hasLines} hasUndo play={play} />
      </div>
    </>
  );
}
