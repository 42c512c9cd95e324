import { movesBoardToo, promotes, type Move, type Position } from '../engine/index.ts';
import { listSteps } from './main-line.ts';
import type { Puzzle } from './puzzle.ts';
import type { SolvedTask } from './solve-task.ts';
import { isHelpOfThree, isQuestion } from './task.ts';
import type { Theme } from './theme.ts';
import { TOPICS, type Topic } from './topic.ts';

type Claims = Readonly<Partial<Record<Topic, readonly string[]>>>;

/** The claims that a puzzle of a topic turns on, by ruleset. */
const CLAIMS: Readonly<Record<string, Claims>> = {
  bartmess: {
    king: ['bartmess-6.1-king'],
    queen: ['bartmess-6.2-queen'],
    rook: ['bartmess-6.3-rook'],
    bishop: ['bartmess-6.4-bishop'],
    knight: ['bartmess-6.5-knight'],
    pawn: ['bartmess-6.6a-forward', 'bartmess-6.6b-captures'],
    'en-passant': ['bartmess-6.6c-en-passant'],
    promotion: ['bartmess-6.6d-promotion'],
    'attack-boards': ['bartmess-5.1b-own-empty', 'bartmess-7.1-adjacent'],
    rotation: ['bartmess-7.2-rotation'],
    inversion: ['bartmess-7.1c-over-under'],
    check: ['bartmess-10.2-parry', 'bartmess-10.2-board-parries'],
    checkmate: ['bartmess-10.2-mate'],
    stalemate: ['bartmess-11.3-stalemate'],
    draw: ['bartmess-11.4a-kings', 'bartmess-11.4b-one-minor', 'bartmess-11.4c-bishops'],
  },
  meder: {
    king: ['meder-3.5a-king'],
    queen: ['meder-3.2a-queen'],
    rook: ['meder-3.2b-rook'],
    bishop: ['meder-3.2c-bishop'],
    knight: ['meder-3.3-knight'],
    pawn: ['meder-3.4a-step', 'meder-3.4c-capture'],
    'en-passant': ['meder-3.4d-en-passant'],
    promotion: ['meder-3.4e1-promotion'],
    castling: ['meder-3.5a-castling'],
    'attack-boards': ['meder-3.6-at-most-one', 'meder-3.6-adjacent'],
    check: ['meder-3.5b-escapes', 'meder-3.5b-escape-by-board'],
    checkmate: ['meder-1.2-checkmate'],
    stalemate: ['meder-5.2-stalemate'],
    draw: ['meder-ruling-dead-material'],
  },
  grant: {
    king: ['grant-king-step'],
    queen: ['grant-queen'],
    rook: ['grant-rook-lines'],
    bishop: ['grant-bishop-diagonal', 'grant-bishop-straight'],
    knight: ['grant-knight-shape'],
    pawn: ['grant-pawn-forward', 'grant-pawn-capture'],
    'en-passant': ['grant-ep-basic'],
    promotion: ['grant-queen-last-rank', 'grant-queen-waits'],
    castling: ['grant-castle-unmoved'],
    'attack-boards': ['grant-boards-single-pawn', 'grant-boards-adjacency'],
    inversion: ['grant-invert'],
    check: ['grant-ruling-check'],
    checkmate: ['grant-ruling-checkmate'],
    stalemate: ['grant-ruling-stalemate'],
    draw: ['grant-ruling-material'],
  },
  usenet: {
    king: ['usenet-ruling-king'],
    queen: ['usenet-ruling-queen-both'],
    rook: ['usenet-level-rook-two', 'usenet-ruling-straight'],
    bishop: ['usenet-ruling-bishop-not-straight'],
    knight: ['usenet-ruling-knight'],
    pawn: ['usenet-ruling-pawn-step', 'usenet-ruling-pawn-capture'],
    'en-passant': ['usenet-ep-basic'],
    promotion: ['usenet-ruling-promotion'],
    'attack-boards': ['usenet-boards-load', 'usenet-ruling-adjacency'],
    inversion: ['usenet-boards-invert'],
    check: ['usenet-ruling-check'],
    checkmate: ['usenet-ruling-checkmate'],
    stalemate: ['usenet-ruling-stalemate'],
    draw: ['usenet-ruling-material'],
  },
  harshman: {
    king: ['harshman-king', 'harshman-protect'],
    queen: ['harshman-queen'],
    rook: ['harshman-rook'],
    bishop: ['harshman-bishop'],
    knight: ['harshman-knight'],
    pawn: ['harshman-pawn-forward', 'harshman-pawn-capture'],
    'en-passant': ['harshman-ep'],
    promotion: ['harshman-promotion', 'harshman-promotion-defeated'],
    castling: ['harshman-castle'],
    check: ['harshman-protect', 'harshman-protect-no-trust'],
    stages: ['harshman-defeated-pieces-stay', 'harshman-king-capture'],
    declaration: ['harshman-single', 'harshman-joint'],
    draw: ['harshman-draw-dead-only-kings'],
  },
};

/** The topics that puzzles turn on, in the order in which a course meets them. */
export const PUZZLE_TOPICS: readonly Topic[] = TOPICS.filter((topic) =>
  Object.values(CLAIMS).some((claims) => claims[topic] !== undefined),
);

/** What a puzzle turns on, in the order of `PUZZLE_TOPICS`: what is asked, what moves, and what else matters. */
export function topicsOf(solved: SolvedTask, themes: readonly Theme[]): Topic[] {
  const { position, task, solution } = solved;
  const found = new Set<Topic>();
  const take = (move: Move, at: Position): void => {
    if (move.kind === 'castling') found.add('castling');
    else if (move.kind === 'board') found.add(move.from === move.to ? 'rotation' : 'attack-boards');
    else {
      const piece = at.at(move.from);
      if (piece) found.add(piece.role);
    }
    if (move.enPassant) found.add('en-passant');
    if (movesBoardToo(move)) found.add('inversion');
    if (promotes(move)) found.add('promotion');
  };
  for (const step of listSteps(position, solution)) if (step.isOwn) take(step.move, step.position);
  if ('from' in task) {
    const piece = position.at(task.from);
    found.add(piece ? piece.role : 'attack-boards');
    for (const move of position.moves()) if ('to' in task && move.from === task.from && move.to === task.to) take(move, position);
  }
  if (themes.some((theme) => theme.startsWith('board-move'))) found.add('attack-boards');
  if (themes.includes('inversion')) found.add('inversion');
  if (themes.includes('rotation')) found.add('rotation');
  if (position.active.length < position.ruleset.players.length) found.add('stages');
  if (task.kind === 'draw') found.add(endsInStalemate(solved) ? 'stalemate' : 'draw');
  const asked = task.kind === 'defence' || task.kind === 'saves' ? 'check' : isHelpOfThree(task) ? 'declaration' : ASKED[task.kind];
  if (asked) found.add(asked);
  return PUZZLE_TOPICS.filter(
    (topic) => found.has(topic) && (topic !== 'inversion' || CLAIMS[position.ruleset.id]?.inversion !== undefined),
  );
}

/** Whether the main line ends in stalemate; else what is left makes the draw. */
function endsInStalemate({ position, solution }: SolvedTask): boolean {
  const last = listSteps(position, solution).at(-1);
  return last !== undefined && last.position.after(last.move).status() === 'stalemate';
}

const ASKED: Readonly<Partial<Record<string, Topic>>> = {
  mate: 'checkmate',
  helpmate: 'checkmate',
  stalemate: 'stalemate',
  win: 'promotion',
  hold: 'draw',
  promotion: 'promotion',
  declaration: 'declaration',
  declarations: 'declaration',
  capture: 'stages',
};

/** Whether a puzzle can turn on a claim. */
export const isPuzzleClaim = (ruleset: string, claim: string): boolean =>
  Object.values(CLAIMS[ruleset] ?? {}).some((claims) => claims.includes(claim));

/** The claims of the ruleset that a puzzle with these topics turns on. */
export function claimsOfTopics(ruleset: string, topics: readonly Topic[]): readonly string[] {
  return topics.flatMap((topic) => CLAIMS[ruleset]?.[topic] ?? []);
}

/** What a task turns on, whatever moves. */
const BY_TASK: Readonly<Partial<Record<string, Topic>>> = {
  win: 'promotion',
  hold: 'draw',
  promotion: 'promotion',
  stalemate: 'stalemate',
  declaration: 'declaration',
  declarations: 'declaration',
  capture: 'stages',
  saves: 'check',
  pins: 'attack-boards',
  checks: 'attack-boards',
};
/** What is special in a solution, the rarest first; a board only where the solver moves it. */
const SPECIAL: readonly Topic[] = ['castling', 'en-passant', 'inversion', 'rotation', 'promotion'];
const BOARDS: readonly Theme[] = ['board-move-key', 'board-move-mate', 'own-boards'];
const PLAIN: Readonly<Partial<Record<string, Topic>>> = { mate: 'checkmate', helpmate: 'checkmate', defence: 'check' };

/** What makes lines of these rules different from those of flat chess, where a solution shows it. */
const BY_THEME: Readonly<Partial<Record<Theme, Readonly<Record<string, string>>>>> = {
  'shut-column': { meder: 'meder-3.1c-column-block' },
  'slipping-past': { bartmess: 'bartmess-5.3-freedom', grant: 'grant-general-own-square-blocks', usenet: 'usenet-ruling-path' },
};
/** Tasks that a rule of their own sets apart from flat chess. */
const OWN_RULE = ['win', 'hold', 'promotion'];

/**
 * The claims of the rule to tell with a solution: one that makes it different from flat chess. None where all that decides is that mate is mate, or
 * that a king may be taken.
 */
export function toldClaims(puzzle: Pick<Puzzle, 'ruleset' | 'topics' | 'themes' | 'goal'>): readonly string[] {
  const { ruleset, topics, themes, goal } = puzzle;
  const isSpecial = SPECIAL.some((one) => topics.includes(one)) || themes.some((theme) => BOARDS.includes(theme));
  const isDrawn = goal.kind === 'draw' && !topics.includes('stalemate');
  if (!(goal.kind in BY_TASK) && isSpecial && goal.kind !== 'draw') return decidingClaims(puzzle);
  if (isQuestion(goal) || OWN_RULE.includes(goal.kind) || isDrawn) return decidingClaims(puzzle);
  return themes.flatMap((theme) => BY_THEME[theme]?.[ruleset] ?? []);
}

/** The claims of the one rule that a puzzle turns on most: of its task, of what is special in its solution, else of the piece that moves. */
export function decidingClaims({
  ruleset,
  topics,
  themes,
  goal,
}: Pick<Puzzle, 'ruleset' | 'topics' | 'themes' | 'goal'>): readonly string[] {
  const special = SPECIAL.find((one) => topics.includes(one));
  const board = themes.some((theme) => BOARDS.includes(theme)) ? 'attack-boards' : undefined;
  const drawn = goal.kind === 'draw' ? (topics.includes('stalemate') ? 'stalemate' : 'draw') : undefined;
  const topic = drawn ?? (isHelpOfThree(goal) ? 'declaration' : BY_TASK[goal.kind]) ?? special ?? board ?? PLAIN[goal.kind] ?? topics[0];
  return (topic && CLAIMS[ruleset]?.[topic]) ?? [];
}
