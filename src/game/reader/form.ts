import type { Move, Position } from '../../engine/index.ts';

/** Ways of writing moves that are not ours and are read all the same. */
export const FORM_IDS = ['roth', 'commence', 'thompson', 'lynn-smith', 'grant'] as const;
/** The name of such a way, as the command line prints it. */
export type FormId = (typeof FORM_IDS)[number];

/** A way of writing moves that maps one to one to ours: what is written so is read and said so. */
export interface MoveForm {
  /** Its name. */
  readonly id: FormId;
  /** Ids of the rulesets whose moves are written so; others never see it. */
  readonly rulesets: readonly string[];
  /**
   * A whole move as it stands in a text, without flags and without `^` and `$`. It is tried where a word begins, on text whose
   * characters are plain already (`src/notation/characters.ts`: hyphens, straight quotes, `x`, letters for figurines), and taken
   * where a blank, a bracket or the end follows. It may hold blanks and brackets, which would end a word otherwise:
   * `W P b2W-b4N`, `Pb2(2)-b4(2)`.
   */
  readonly pattern: RegExp;
  /**
   * The moves of `legal`, the legal moves of `position`, that a text which `pattern` matched may mean; none where it means no
   * legal one. Never throws.
   */
  match(text: string, position: Position, legal: readonly Move[]): readonly Move[];
  /** How a legal move is written so; absent where we only read it. */
  write?(position: Position, move: Move): string;
}
