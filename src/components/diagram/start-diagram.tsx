import { signal } from '@preact/signals';
import { nameAsChosen } from '../board/view/figurines.ts';
import { describeState } from '../../board/text/describe-state.ts';
import type { LivePlate, PlateContext } from './mount.tsx';
import { hydratePart } from './hydrate-part.ts';
import { MoveInput } from './move-input.ts';
import { PlayPanel } from './PlayPanel.tsx';
import type { Message } from './message.ts';

/** A board to look at or to play on, with the moves written out for those who do not point. */
export function startDiagram(stage: PlateContext): LivePlate {
  const { spec, board, lifetime } = stage;
  if (spec.mode !== 'play') return {};
  const said = signal<Message | undefined>(undefined);
  const state = signal('');
  const play = new MoveInput(board, said, { isTask: false, hasLine: true }, lifetime);
  // What is marked is marked in the position of the page.
  let isMarked = true;
  const mark = (isOn: boolean): void => {
    if (isOn === isMarked) return;
    isMarked = isOn;
    board.setMarks(isOn ? spec.marks : {});
  };
  board.on('move', () => {
    mark(false);
    return false;
  });
  board.on('changed', () => {
    const { index, line, position } = board;
    const [before, move] = [line.positions[index - 1], line.moves[index - 1]];
    mark(index === 0);
    state.value = before && move ? `${nameAsChosen(before, move)}. ${describeState(position)}` : '';
  });
  const hasLines = board.position.boards.length === 0;
  const caption = spec.says?.[0] ?? '';
  hydratePart(stage, 'panel', <PlayPanel hasLines={hasLines} caption={caption} play={play} said={said} state={state} />);
  return {};
}
