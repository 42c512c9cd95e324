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

/** The claims that are shown nowhere but on those screens: each is as in chess, as seen from above. A test compares. */
export const SAME_AS_CHESS: readonly string[] = [
  'meder-1.1-white-first',
  'meder-1.2-result',
  'meder-3.1b-attack',
  'meder-3.2a-queen',
  'meder-3.2b-rook',
  'meder-3.2c-bishop',
  'meder-3.3-knight',
  'meder-3.4b-double',
  'meder-3.4c-capture',
  'meder-3.5a-king',
  'meder-3.5a-king-attacked',
  'meder-3.5b-check',
  'meder-3.5b-no-declaration',
  'meder-5.1b-resign',
  'usenet-preface-post',
  'usenet-ruling-queen-both',
  'bartmess-6.1-king',
  'bartmess-6.2-queen',
  'bartmess-6.3-rook',
  'bartmess-6.4-bishop',
  'bartmess-6.5-knight',
  'bartmess-6.5-occupied',
  'grant-general-flat',
  'harshman-knight-jumps',
  'harshman-pawn-capture-vacant',
  'harshman-protect-out-of-check',
  'harshman-queen',
];

/** The screens of a lesson that whoever knows chess may pass over. */
export function listKnown(ruleset: string, lesson: string): readonly string[] {
  return KNOWN_FROM_CHESS[ruleset]?.[lesson] ?? [];
}
