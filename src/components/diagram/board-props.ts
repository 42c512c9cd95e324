import type { Player } from '../../engine/index.ts';
import type { View } from '../../board/scene/render-options.ts';
import type { AuthorMarks } from './author-marks.ts';

/** Props of every board in a lesson or reference. */
export interface BoardProps {
  ruleset: string;
  options?: Record<string, string>;
  /** A position string, or `start`. */
  position?: string;
  view?: View;
  side?: Player;
  /** Marks of what it shows, at every step. */
  marks?: AuthorMarks;
  /** A right of the first move that its pieces could have is gone on purpose. */
  rights?: 'lost';
  /** Claims of the source that it shows. */
  claims?: string;
}
