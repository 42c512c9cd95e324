import type { Player } from '../../engine/index.ts';
import type { View } from '../board/model/sight.ts';
import type { AuthorMarks } from './author-marks.ts';

/** What every board in a lesson or reference is told by its author. */
export interface BoardProps {
  ruleset: string;
  options?: Record<string, string>;
  /** A position string, or `start`. */
  position?: string;
  view?: View;
  side?: Player;
  /** Marks of what it shows, at every step. */
  marks?: AuthorMarks;
  /** A right of the first move that its men could have is gone, which is what it is about. */
  rights?: 'lost';
  /** Claims of the source that it shows. */
  claims?: string;
}
