import { signal } from '@preact/signals';
import type { Kind, Stage } from './mount.tsx';
import { wakePart } from './parts.ts';
import { Play } from './play.ts';
import { PlayPanel } from './PlayPanel.tsx';
import type { Said } from './said.ts';

/** A board to look at or to play on, with the moves written out for those who do not point. */
export function startDiagram({ host, spec, board }: Stage): Kind {
  if (spec.mode !== 'play') return {};
  const said = signal<Said | undefined>(undefined);
  const play = new Play(board, said, { isTask: false, hasLine: true });
  wakePart(host, 'panel', <PlayPanel hasLines={board.position.boards.length === 0} play={play} said={said} />);
  return {};
}
