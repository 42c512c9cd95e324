import type { Signal } from '@preact/signals';
import { DIAGRAM } from '#words/diagram.ts';
import { ActionButton } from './ActionButton.tsx';
import { MovesSheet } from './MovesSheet.tsx';
import type { MoveInput } from './move-input.ts';
import { longestOf, REFUSAL, type Message } from './message.ts';
import { MessageBox } from './MessageBox.tsx';

interface Props {
  readonly hasLines: boolean;
  /** What the board shows at first. */
  readonly caption: string;
  readonly play?: MoveInput;
  readonly said?: Signal<Message | undefined>;
  /** What it shows since: the last move, and who is to move; nothing before the first. */
  readonly state?: Signal<string>;
}

/** Beside a board to play on: what it shows or says, the way back, and moves without pointing. */
export function PlayPanel({ hasLines, caption, play, said, state }: Props) {
  const isMoved = state !== undefined && state.value !== '';
  return (
    <>
      <MessageBox longest={longestOf([REFUSAL, caption])} said={said?.value} idle={isMoved ? state.value : caption} />
      <div class="plate-acts needs-script">
        <ActionButton name="back" isKept hidden={!isMoved} onClick={() => play?.undo()}>
          {DIAGRAM.back}
        </ActionButton>
        <MovesSheet hasLines={hasLines} play={play} />
      </div>
    </>
  );
}
