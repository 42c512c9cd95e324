import type { Player } from './piece.ts';

/** What can forbid a declaration of mate from the outset. */
export const DECLARATION_BARS = ['automatic', 'not-playing', 'own-turn', 'two-players', 'let-stand'] as const;
/** What forbids a declaration before any line is looked at. */
export type DeclarationBar = (typeof DECLARATION_BARS)[number];

/** Every way an examination ends, with what its sentence needs: ways are lines, `moves` their ids. */
export interface DeclarationCases extends Record<DeclarationBar | 'over', Readonly<Record<never, never>>> {
  /** Who could declare alone. */
  readonly stronger: { readonly player: Player };
  /** The mate stands: nothing that the loser can play saves the king. */
  readonly holds: { readonly by: readonly Player[]; readonly loser: Player; readonly ways: number };
  /** The loser has a move, or a line, after which nobody captures their king. */
  readonly refuted: { readonly by: readonly Player[]; readonly loser: Player; readonly moves: readonly string[] };
}
/** How an examination ended. */
export type DeclarationFound = {
  readonly [V in keyof DeclarationCases]: { readonly variant: V; readonly args: DeclarationCases[V] };
}[keyof DeclarationCases];

/** What a declaration of mate rests on: how play could go on from here, and who could take the king then. */
export interface Examination {
  /** The id of the declaration: `mate:w>g`. */
  readonly act: string;
  /** Whether the mate may be declared. */
  readonly holds: boolean;
  /** What forbids the declaration before any line is looked at. */
  readonly bar?: DeclarationBar;
  /** Section of the source that decides. */
  readonly source: string;
  /** Why it holds, or what refutes it. */
  readonly found: DeclarationFound;
  /** The lines looked at. When the declaration does not hold, the last one refutes it; none when it is barred from the outset. */
  readonly lines: readonly ExaminedLine[];
}

/** A line of play from the position, as far as it was looked at. */
export interface ExaminedLine {
  /** Ids of the moves played from the position, the others' replies and a partner's help. */
  readonly moves: readonly string[];
  /** Whose turn it is then, and the ids of that player's moves that capture the king. */
  readonly by: Player;
  /** Ids of that player's moves that capture the king; none where the line refutes the declaration. */
  readonly captures: readonly string[];
}
