import type { Piece, Player, Role } from '../../engine/core/piece.ts';
import { describePiece, listNames, PLAYER_WORDS } from './names.ts';

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const moves = (count: number): string => `${count} ${count === 1 ? 'move' : 'moves'}`;

/** How far a side is ahead, by its chance of the point. */
const LEADS = [
  { from: 0.92, say: (who: string) => `${who} seems to be winning` },
  { from: 0.78, say: (who: string) => `${who} is much better` },
  { from: 0.62, say: (who: string) => `${who} is better` },
  { from: 0.54, say: (who: string) => `${who} is slightly better` },
];

/** How the grades of moves are called, and the sign beside the move. */
const GRADES = {
  good: { name: 'good', sign: '' },
  inaccuracy: { name: 'inaccuracy', sign: '?!' },
  mistake: { name: 'mistake', sign: '?' },
  blunder: { name: 'blunder', sign: '??' },
};

/** What the analysis of a position and of a game says. */
export const ANALYSIS = {
  label: 'Analysis',
  analyse: 'Analyse',
  threat: 'Threat',
  hint: 'Hint',
  hintOn: 'Show the move',
  judge: 'Was that bad?',
  look: 'Look at my game',
  /** What its button shows, since all five buttons stand in one row. */
  lookShort: 'My game',
  /** What each answer on a card of its own is about. */
  answers: { judgement: 'Your move', threat: 'Threat', hint: 'Hint' },
  dismiss: (title: string): string => `Dismiss: ${title}`,
  notFetched: 'The analysis could not be fetched. The board goes on without it; press again to try once more.',
  fault: (message: string): string => `The analysis has stopped: ${message}. The board goes on.`,
  over: (state: string): string => `${state} There is nothing to search.`,
  searching: 'Searching …',
  depth: (depth: number, isBusy: boolean): string => `${depth} ${depth === 1 ? 'ply' : 'plies'} deep${isBusy ? ' …' : ''}`,
  lines: 'Best lines',
  /** A line as it is read out. */
  line: (text: string, share: string): string => `${share}: play ${text}`,
  chances: 'Chances',
  /** `White is better, 68 %`; with three players the one who stands best. */
  standing: (shares: readonly { readonly player: Player; readonly share: number }[]): string => {
    const [first, second] = shares.toSorted((one, other) => other.share - one.share);
    if (!first || !second) return '';
    if (shares.length > 2) {
      const all = shares.map(({ player, share }) => `${PLAYER_WORDS[player]} ${percent(share)}`).join(', ');
      return first.share - second.share < 0.05 ? `About equal: ${all}` : `${PLAYER_WORDS[first.player]} stands best: ${all}`;
    }
    const lead = LEADS.find(({ from }) => first.share >= from);
    return lead
      ? `${lead.say(PLAYER_WORDS[first.player])}, ${percent(first.share)}`
      : `About equal, ${PLAYER_WORDS[first.player]} ${percent(first.share)}`;
  },
  mate: (player: Player, count: number, isProved: boolean): string =>
    isProved ? `${PLAYER_WORDS[player]} mates in ${count}: proved` : `${PLAYER_WORDS[player]} seems to mate in ${count}`,
  /** What a count of every position says, if no board moves. */
  counted: ({ stronger, moves: count }: { readonly stronger: Player; readonly moves: number | undefined }): string => {
    const who = PLAYER_WORDS[stronger];
    if (count === undefined) return `Counted with the boards standing still: ${who} does not win by force.`;
    if (count === 0) return `Counted with the boards standing still: ${who} has mated.`;
    return `Counted with the boards standing still: ${who} wins in ${count}.`;
  },
  countedAbout: 'A board that moves can change this.',
  mateShort: (count: number): string => `mate in ${count}`,
  percent,
  share: (player: Player, share: number): string => `${PLAYER_WORDS[player]} ${percent(share)}`,
  threats: {
    none: 'No threat is seen.',
    quiet: (who: string, move: string): string => `No threat is seen. If it were ${who}’s move, the search would play ${move}.`,
    check: 'The threat is plain: your king is in check.',
    some: (who: string, move: string, what: string): string => `If it were ${who}’s move: ${move}${what === '' ? '' : `, ${what}`}.`,
    takes: (piece: Piece): string => `which takes the ${piece.role}`,
    mates: 'which mates',
    over: 'The game is over: nothing threatens.',
  },
  /** In a game of three: who could take what, and whose. */
  takes: {
    label: 'Captures',
    title: 'Who can take what',
    none: 'Nobody could take anything.',
    piece: ({ owner, role }: Piece, square: string): string => `${PLAYER_WORDS[owner]}’s ${role} on ${square}`,
    by: ({ role }: Piece, takers: readonly { readonly player: Player; readonly role: Role; readonly square: string }[]): string =>
      `${role === 'king' ? 'is in check from' : 'could be taken by'} ${listNames(takers.map((one) => `${PLAYER_WORDS[one.player]}’s ${one.role} (${one.square})`))}.`,
    byTwo: 'Two players attack it.',
    guarded: 'It is guarded.',
    unguarded: 'Nobody guards it.',
    more: (count: number): string => `And ${count} more, guarded or worth less.`,
    about: 'The legal captures of each player, as if it were their turn now.',
  },
  hints: {
    mate: 'There is a mate. Look for checks.',
    capture: (role: Role, square: string): string => `Something can be taken: look at the ${role} on ${square}.`,
    board: (board: string): string => `Look at attack board ${board}.`,
    piece: (role: Role, square: string): string => `Look at the ${role} on ${square}.`,
    castling: 'Look at your king and rook.',
    pass: 'Look at what is due.',
    move: (move: string): string => `The search plays ${move}.`,
    none: 'No move is to be found here.',
  },
  judgement: {
    none: 'You have not moved yet.',
    searching: 'Looking at your move …',
    best: (move: string): string => `No: ${move} is what the search plays too.`,
    fine: (move: string): string => `No: ${move} is about as good as the best.`,
    little: (move: string, before: number, after: number): string =>
      `A little: ${percent(before)} before ${move}, ${percent(after)} after it. Searches differ by as much.`,
    decided: (move: string, before: number, after: number): string =>
      `It decides nothing: ${percent(before)} before ${move}, ${percent(after)} after it.`,
    mistake: (move: string, before: number, after: number): string =>
      `Yes, a mistake: ${percent(before)} before ${move}, ${percent(after)} after it.`,
    blunder: (move: string, before: number, after: number): string =>
      `Yes, a blunder: ${percent(before)} before ${move}, ${percent(after)} after it.`,
    follows: (reply: string): string => `${reply} follows.`,
  },
  /** Marks of moves, by the chance they lose. */
  grades: GRADES,
  gradesAbout: (inaccuracy: number, mistake: number, blunder: number): string =>
    `A move that loses ${percent(inaccuracy)} of a point or more is an inaccuracy (?!), ${percent(mistake)} a mistake (?), ${percent(blunder)} a blunder (??).`,
  graph: {
    label: 'Chances over the game',
    start: 'Start',
    place: (name: string, standing: string, grade: string): string => [name, standing, grade].filter((part) => part !== '').join(', '),
    unknown: 'not searched yet',
    summary: (counts: readonly { readonly player: Player; readonly words: string }[]): string =>
      counts.map(({ player, words }) => `${PLAYER_WORDS[player]}: ${words}.`).join(' '),
    counts: (inaccuracies: number, mistakes: number, blunders: number): string => {
      const all = [
        [inaccuracies, 'inaccuracy', 'inaccuracies'],
        [mistakes, 'mistake', 'mistakes'],
        [blunders, 'blunder', 'blunders'],
      ] as const;
      const some = all.filter(([count]) => count > 0).map(([count, one, many]) => `${count} ${count === 1 ? one : many}`);
      return some.length === 0 ? 'no mistakes' : some.join(', ');
    },
  },
  review: {
    title: 'Look at my game',
    whose: 'Whose moves',
    all: 'Everybody’s',
    start: 'Begin',
    stop: 'Stop',
    empty: 'There is no game yet: play one, or paste one at Share.',
    quick: (done: number, of: number): string => `First look: ${done} of ${of} positions.`,
    slow: (done: number, of: number): string => `Second look at what cost most: ${done} of ${of}.`,
    none: 'No move lost a chance worth a pawn or more, and no short mate was missed.',
    stopped: 'Stopped before the second look. Nothing is called a mistake on a first look alone.',
    found: (count: number): string =>
      count === 1 ? 'One move cost most. Find a better one.' : `${count} moves cost most. Find a better one for each.`,
    begin: 'Find better moves',
    /** What stands first after a game while it is looked at, and once its mistakes are known. */
    looking: (done: number, of: number): string => `Looking at your game: ${done} of ${of}`,
    noneAfter: 'Looked at: no mistake found',
    beginAfter: (count: number): string => (count === 1 ? 'Find better: 1 move' : `Find better: ${count} moves`),
    kept: 'They are kept in My mistakes.',
    unsaved: 'They are not kept: this browser’s storage is closed or full.',
    again: 'Look again',
  },
  task: {
    title: (at: number, of: number): string => `Find better: ${at} of ${of}`,
    ask: (who: string, played: string): string => `${who} played ${played}. Find a better move.`,
    askMate: (who: string, played: string): string => `${who} played ${played} and missed a mate. Find it.`,
    checking: 'Looking at your move …',
    same: 'That is the move that was played. Try another.',
    right: (move: string): string => `${move} is right.`,
    wrong: (move: string, reply: string): string => (reply === '' ? `${move} is not better.` : `${move} is not enough: ${reply} follows.`),
    shown: (move: string): string => `The search plays ${move}.`,
    others: (names: readonly string[]): string => `As good: ${listNames(names)}.`,
    played: (move: string, reply: string): string => (reply === '' ? `After ${move}:` : `After ${move} comes ${reply}.`),
    cost: (before: number, after: number): string => `The chance fell from ${percent(before)} to ${percent(after)}.`,
    show: 'Show the answer',
    refutation: 'Show what was wrong',
    next: 'Next',
    finish: 'Back to the game',
    leave: 'Leave',
    line: (text: string): string => `The line: ${text}.`,
    lesson: (title: string): string => `Lesson: ${title}`,
    fault: (message: string): string => `Your move could not be looked at: ${message}. Try another, or see the answer.`,
  },
  mistakesList: {
    title: 'My mistakes',
    none: 'Moves that cost most in your games are kept here and come back after days, as puzzles do. “Look at my game” finds them.',
    due: (due: number, all: number): string => `${moves(all)} kept, ${due} due today.`,
    practise: 'Practise what is due',
    all: 'Practise all',
    forget: 'Forget all',
    forgotten: 'They are forgotten.',
    undo: 'Bring them back',
    lost: 'A mistake could not be opened: its rules could not be fetched.',
  },
};

/** Why a move was bad, in a sentence. */
export const REASONS = {
  mated: ({ moves: count, isProved }: { readonly moves: number; readonly isProved: boolean }): string =>
    isProved ? `It allows mate in ${count}: proved.` : `It seems to allow mate in ${count}.`,
  missedMate: ({ moves: count, isProved }: { readonly moves: number; readonly isProved: boolean }): string =>
    isProved ? `There was mate in ${count}: proved.` : `There seems to have been mate in ${count}.`,
  line: ({ from, by, at, king }: { readonly from: string; readonly by: Role; readonly at: string; readonly king: string }): string =>
    `It opens a line to the king: what stood on ${from} closed it, and now the ${by} on ${at} gives check to ${king}.`,
  hangs: (reason: {
    readonly piece: Piece;
    readonly square: string;
    readonly by: Role;
    readonly moved: boolean;
    readonly level: boolean;
  }): string =>
    `The ${describePiece(reason.piece)} ${reason.moved ? 'goes to' : 'on'} ${reason.square}${reason.moved ? ', where it' : ''} can be taken by the ${reason.by}${reason.level ? ' from another level' : ''}, and nothing makes up for it.`,
  fork: ({
    by,
    at,
    targets,
  }: {
    readonly by: Role;
    readonly at: string;
    readonly targets: readonly { readonly role: Role; readonly square: string }[];
  }): string => `It allows a fork: the ${by} on ${at} attacks ${listNames(targets.map(({ role, square }) => `the ${role} on ${square}`))}.`,
  board: ({ board, to }: { readonly board: string; readonly to: string }): string =>
    `It gives attack board ${board} away: nobody of yours is on it any more, and the other side moves it to ${to}.`,
  promotion: ({ square }: { readonly square: string }): string => `It lets a pawn through, which is promoted on ${square}.`,
  missedCapture: ({ piece, square, level }: { readonly piece: Piece; readonly square: string; readonly level: boolean }): string =>
    `It misses a capture: the ${describePiece(piece)} on ${square} could be taken${level ? ', from another level' : ''}.`,
};
