/** By lesson, the screens that say what chess players know. */
export type KnownScreens = Readonly<Record<string, readonly string[]>>;

/** What whoever knows chess may pass over, by course: the screens that differ in nothing, or in no more than the screens beside them teach. */
export const KNOWN_FROM_CHESS: Readonly<Record<string, KnownScreens>> = {
  meder: {
    'first-steps': ['check', 'mate'],
    'set-up': ['white-first'],
    'rook-bishop-queen': ['rook', 'bishop', 'queen', 'guard'],
    'knight-king': ['leap', 'king', 'attacked', 'guarded'],
    check: ['what', 'capture'],
    mate: ['what'],
    pawns: ['double', 'capture'],
  },
  usenet: {
    'first-steps': ['check', 'mate'],
    'the-set': ['aim'],
    king: ['king-step', 'attacked'],
    'rook-and-bishop': ['as-in-chess', 'diagonals'],
    queen: ['both-lines'],
    knight: ['leap-fork'],
    check: ['what', 'ways-out', 'only-way'],
    mate: ['find', 'mate-black', 'stalemate'],
    pawns: ['capture'],
  },
  bartmess: {
    'first-steps': ['check', 'mate'],
    pieces: ['rook', 'bishop', 'queen', 'king'],
    knight: ['leap', 'over'],
    check: ['parry'],
    checkmate: ['mate'],
    pawns: ['capture'],
  },
  grant: { 'first-steps': ['check', 'mate'], levels: ['flat'], 'check-and-mate': ['capture'] },
  harshman: { pieces: ['queen', 'jumps'], pawns: ['blocked', 'not-empty'], king: ['pinned'], check: ['must'] },
};

/** The screens of a lesson that whoever knows chess may pass over. */
export function listKnown(ruleset: string, lesson: string): readonly string[] {
  return KNOWN_FROM_CHESS[ruleset]?.[lesson] ?? [];
}
