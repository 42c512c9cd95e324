/** A strength of the machine in words. */
export interface StrengthWords {
  readonly name: string;
  /** What it sees and overlooks. */
  readonly overlooks: string;
}

/** What each strength sees and overlooks, by its name in the engine. */
const OVERLOOKS: Readonly<Record<string, string>> = {
  newcomer: 'Looks at one move, never sees a quiet threat, misses every third capture of yours and most board moves.',
  beginner: 'Looks at one move, never sees a quiet threat, misses one capture of yours in five and most of its board moves.',
  casual: 'Looks at your answer too, but does not see half of the quiet ones, nor many board moves.',
  regular: 'Looks at your answer, and overlooks one quiet answer in four and a board move as often.',
  club: 'Looks three plies ahead, and overlooks one quiet answer in four; captures rarely.',
  strong: 'Looks three plies ahead, and overlooks one quiet answer in ten.',
  expert: 'Looks four plies ahead and overlooks nothing there.',
  master: 'Uses all its time and looks as far ahead as it can.',
};

/** How a strength is called, and what it overlooks. */
export function sayStrength(name: string): StrengthWords {
  return { name: name.charAt(0).toUpperCase() + name.slice(1), overlooks: OVERLOOKS[name] ?? '' };
}
