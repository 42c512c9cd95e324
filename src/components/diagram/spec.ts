import type { Player } from '../../engine/index.ts';
import type { Mode } from '../board/setup.ts';
import type { Marks, View } from '../board/sight.ts';

/** What a page tells its script about a diagram, as JSON in the diagram's element. All of it was checked when the page was built. */
export interface DiagramSpec {
  readonly kind: 'diagram';
  readonly ruleset: string;
  /** Options of the ruleset that differ from the default. */
  readonly options?: Readonly<Record<string, string>>;
  readonly position: string;
  /** Ids of the moves of its line. */
  readonly moves?: readonly string[];
  /** The sentence of the start and of each step. */
  readonly says?: readonly string[];
  /** The marks of the start and of each step. */
  readonly steps?: readonly Marks[];
  readonly view: View;
  /** The view is what the diagram is about: the reader's choice for all boards leaves it alone. */
  readonly keepsView?: boolean;
  readonly side: Player;
  readonly marks: Marks;
  readonly mode: Mode;
}
