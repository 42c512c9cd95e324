import { signal } from '@preact/signals';
import { nameAsChosen } from '../board/view/figurines.ts';
import { describeState } from '../board/model/describe-state.ts';
import type { Kind, Stage } from './mount.tsx';
import { wakePart } from './parts.ts';
import { Play } from './play.ts';
import { PlayPanel } from './PlayPanel.tsx';
import type { Said } from './said.ts';

/** A board to look at or to play on, with the moves written out for those who do not point. */
export function startDiagram(stage: Stage): Kind {
  const { spec, board, scope } = stage;
  if (spec.mode !== 'play') return {};
  const said = signal<Said | undefined>(undefined);
  const state = signal('');
  const play = new Play(board, said, { isTask: false, hasLine: true }, scope);
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
  wakePart(stage, 'panel', <PlayPanel hasLines={hasLines} caption={caption} play={play} said={said} state={state} />);
  return {};
}
