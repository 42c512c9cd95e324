import { listNames as list } from './names.ts';

/** A man on a square, by what he is called. */
interface Named {
  readonly role: string;
  readonly square: string;
  /** Whether it is a pawn that waits for its promotion; where it becomes a queen it gives check as one. */
  readonly isWaiting?: boolean;
}

/** A defence and what it meets. */
interface Met {
  readonly key: string;
  readonly threat: string;
}

/** How a mate holds, told of the king’s own side. */
interface Mate {
  readonly checking: readonly Named[];
  /** What a single checking man covers himself. */
  readonly own: readonly string[];
  readonly others: readonly { readonly by: Named; readonly squares: readonly string[] }[];
  /** Men that are only named, and how many squares they cover together. */
  readonly rest: readonly Named[];
  readonly count: number;
  /** Where the king’s own men are in his way. */
  readonly blocked: readonly string[];
}

/** What a gain comes to, by the roles of men. */
interface Gain {
  readonly won: readonly string[];
  readonly given: readonly string[];
  readonly made: readonly string[];
  /** Whether a pawn waits for its promotion at the end. */
  readonly waits: boolean;
}

/** Squares that are named one by one; of more the number is told. */
const MOST_NAMED = 3;

const nameMan = ({ role, square, isWaiting }: Named): string => `the ${role} on ${square}${isWaiting ? ', about to be promoted,' : ''}`;
const nameSquares = (names: readonly string[]): string => (names.length > MOST_NAMED ? `${names.length} squares` : list(names));
const withArticle = (role: string): string => `a ${role}`;
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Why a line ends as its puzzle asks. */
export const PUZZLE_WHY = {
  mate: ({ checking, own, others, rest, count, blocked }: Mate): string =>
    [
      `${capital(list(checking.map(nameMan)))} ${checking.length === 1 ? 'gives' : 'give'} check`,
      own.length > 0 ? ` and covers ${nameSquares(own)}` : '',
      ...others.map(({ by, squares }) => `; ${nameMan(by)} covers ${nameSquares(squares)}`),
      rest.length > 0 ? `; ${list(rest.map(nameMan))} cover the other ${count}` : '',
      blocked.length > 0 ? `; ${blocked.length === 1 ? 'one of his own men stands' : 'his own men stand'} on ${nameSquares(blocked)}` : '',
      checking.length === 1 ? '. It can be neither taken nor blocked.' : '. No single move meets both checks.',
    ].join(''),
  /** What stands on a square of which nothing else is known. */
  man: 'man',
  gain: ({ won, given, made, waits }: Gain): string => {
    const line = [
      won.length > 0 ? `wins ${list(won.map(withArticle))}` : '',
      given.length > 0 ? `gives ${list(given.map(withArticle))}` : '',
      made.length > 0 ? `makes ${list(made.map(withArticle))} of a pawn` : '',
      waits ? 'has a pawn that waits to become a queen' : '',
    ].filter(Boolean);
    return line.length === 0 ? 'Whatever the reply, more is lost than saved.' : `Against the best defence the solver ${list(line)}.`;
  },
  promotion: (role: string, square: string): string => `The pawn becomes ${withArticle(role)} on ${square}, whatever the reply.`,
  stalemate: (player: string): string => `${player} is not in check and has no legal move, on the board or with a board.`,
  /** What is left beside the kings, by roles. */
  drawn: (roles: readonly string[]): string =>
    roles.length === 0
      ? 'Only the two kings are left: the game is drawn at once.'
      : roles.length === 1
        ? `Beside the kings only ${withArticle(roles[0]!)} is left, too little to mate: the game is drawn at once.`
        : 'Beside the kings only bishops on squares of one colour are left, too little to mate: the game is drawn at once.',
  failsTo: (move: string, reply: string): string => `${move} fails to ${reply}`,
  tries: (words: readonly string[]): string => `${words.join(', and ')}.`,
  gainsTime: ({ key, threat }: Met): string => `What tempts fails to ${threat}; ${key} gives check, and there is no time for it.`,
  rulesOut: ({ key, threat }: Met): string => `What tempts fails to ${threat}; after ${key} it cannot be played.`,
  noMate: ({ key, threat }: Met): string => `What tempts fails to ${threat}; after ${key} that is no mate.`,
  mayGo: 'It moves like that, nothing is in its way, and its king stays safe.',
  mayCastle: 'King and rook have not moved, and nothing bars their castling.',
  mayTakeInPassing: 'A pawn that has just come by with a double step may be taken as if it had gone one.',
  boardMayGo: (men: number, to: string): string =>
    `The board carries ${men === 0 ? 'nobody' : men === 1 ? 'a single man' : `${men} men`}, and one move takes it to ${to}.`,
  checksAt: (pin: string, by: readonly Named[]): string =>
    `At ${pin} ${list(by.map(nameMan))} ${by.length === 1 ? 'gives' : 'give'} check.`,
  refused: (sentence: string, source: string): string => `${sentence} (${source})`,
  /** Why the answer of a twin under other rules is none here. */
  twin: {
    answer: (ruleset: string, move: string): string => `Under ${ruleset} the answer is ${move}.`,
    refused: (why: string): string => `Here that is no move. ${why}`,
    noCheck: 'Here it gives no check.',
    reply: (player: string, reply: string, why: string): string => `Here ${player} replies ${reply}. There that is no move. ${why}`,
  },
};
