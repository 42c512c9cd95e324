import { listNames as list } from './names.ts';

/** A piece on a square, by name. */
interface Named {
  readonly role: string;
  readonly square: string;
}

const namePiece = ({ role, square }: Named): string => `the ${role} on ${square}`;

/** Why an answer is right, and why that of other rules is wrong here. */
export const QUESTION_REASONS = {
  /** What stands on a square of which nothing else is known. */
  piece: 'piece',
  mayGo: 'It moves like that, nothing is in its way, and its king stays safe.',
  mayCastle: 'King and rook have not moved, and nothing bars their castling.',
  mayTakeInPassing: 'A pawn that has just come by with a double step may be taken as if it had gone one.',
  boardMayGo: (pieces: number, to: string): string =>
    `The board carries ${pieces === 0 ? 'nobody' : pieces === 1 ? 'a single piece' : `${pieces} pieces`}, and one move takes it to ${to}.`,
  checksAt: (pin: string, by: readonly Named[]): string =>
    `At ${pin} ${list(by.map(namePiece))} ${by.length === 1 ? 'gives' : 'give'} check.`,
  refused: (sentence: string, source: string): string => `${sentence} (${source})`,
  /** Why the answer of a twin under other rules is wrong here. */
  twin: {
    answer: (ruleset: string, move: string): string => `Under ${ruleset} the answer is ${move}.`,
    refused: (why: string): string => `Here that is not a move. ${why}`,
    noMove: 'Here that is not a move.',
    noCheck: 'Here it gives no check.',
    failsTo: (reply: string, more: number): string =>
      `Here it fails to ${reply}${more === 0 ? '' : ` and ${more === 1 ? 'one more reply' : `${more} more replies`}`}.`,
    reply: (player: string, reply: string, why: string): string => `Here ${player} replies ${reply}. There that is not a move. ${why}`,
  },
};
