import type { RulingKind, Ruleset } from './ruleset.ts';

/** What may be answered on each topic of a ruleset’s facts; the same word for the same answer in every ruleset of a family. */
export interface FactValues {
  /** How many places attack boards have. */
  readonly pins: number;
  /** The pins the attack boards start at. */
  readonly 'board-start': string;
  /** How many first moves White has. */
  readonly 'first-moves': number;
  /** Whether a piece blocks its whole column. */
  readonly 'column-block': boolean;
  /** Whether a line goes on past a column without a square. */
  readonly 'gap-crossing': boolean;
  /** How a move along a line may change its level. */
  readonly 'level-change': 'to any level at every step' | 'one at a time, one way';
  /** Whether an attack board counts as a level of its own. */
  readonly 'board-as-level': boolean;
  /** The pieces that may go straight up or down. */
  readonly 'straight-up-down': 'nobody' | 'bishop, queen, king' | 'rook, queen, king';
  /** How many levels a king’s step may change by. */
  readonly 'king-levels': 'any number' | 'one';
  /** How many levels a knight’s leap may change by. */
  readonly 'knight-levels': 'any number' | 'one';
  /** Where a knight’s leap needs a square on its way. */
  readonly 'knight-ground': 'no' | 'for its first step' | 'for every step';
  /** To which sides there is castling. */
  readonly castling: 'none' | 'both sides' | 'both sides, after the first move' | 'both-sides';
  /** How many levels a pawn’s step may change by. */
  readonly 'pawn-levels': 'any' | 'one, up or down' | 'one, away from its owner’s board';
  /** How a pawn leaves an attack board. */
  readonly 'pawn-off-board': 'straight ahead' | 'diagonally';
  /** When a pawn may take two steps. */
  readonly 'double-step': 'as its first move' | 'first-move';
  /** Where, or how long, a pawn may be captured en passant. */
  readonly 'en-passant': 'on any level' | 'beside it, on its level' | 'where it could have stopped' | "until the owner's next move";
  /** Where a pawn is promoted. */
  readonly 'promotion-where': 'rank 8, on every board' | 'rank 8 or 9, by file and corner' | 'the last rank of its board';
  /** When a pawn is promoted. */
  readonly 'promotion-when': 'at once' | 'at once; uncovered, before the next move' | 'at its owner’s next turn';
  /** What a pawn may become. */
  readonly 'promotion-to': 'queen, rook, bishop, knight' | 'queen';
  /** Who may move an attack board. */
  readonly 'board-mover': 'its owner' | 'its owner if empty, else the piece’s owner' | 'the owner of its pawn';
  /** What may be aboard an attack board that moves. */
  readonly 'board-load': 'nothing' | 'nothing, or one piece' | 'one pawn' | 'nothing, or a pawn of its owner';
  /** How many places an attack board can go to, at most. */
  readonly 'board-reach': number;
  /** Whether a loaded attack board may only go forward. */
  readonly 'board-forward-only': boolean;
  /** Whether an attack board may turn where it is. */
  readonly 'board-rotation': boolean;
  /** When an attack board may be turned over. */
  readonly 'board-inversion':
    'not at all' | 'empty, where it is or to the next main board' | 'empty, only to the next main board' | 'by a piece that moves onto it';
  /** Whether a pawn that was carried may still take two steps. */
  readonly 'carried-double-step': 'no';
  /** What becomes of a pawn that is carried to its last rank. */
  readonly 'carried-promotion': 'it cannot' | 'promoted at once' | 'promoted at its owner’s next turn';
  /** How stalemate ends the game. */
  readonly stalemate: 'a draw' | '1/2, 1/2 and 1';
  /** What the third occurrence of a position does. */
  readonly repetition: 'draws at once' | 'a draw on claim';
  /** What fifty moves without a capture or a pawn’s move do. */
  readonly 'fifty-moves': 'nothing' | 'a draw on claim' | 'claim';
  /** How many bishops beside the kings still draw at once. */
  readonly 'dead-positions': 'none' | 'one each' | 'any number';

  /** How many play. */
  readonly players: number;
  /** How many cells the board has. */
  readonly cells: number;
  /** The home row of each player. */
  readonly 'home-rows': string;
  /** How many pieces a player has. */
  readonly pieces: number;
  /** In how many directions a pawn may step. */
  readonly 'pawn-step': number;
  /** In how many directions a pawn may capture. */
  readonly 'pawn-capture': number;
  /** Where a pawn is promoted. */
  readonly promotion: "active opponents' home rows";
  /** Whether a pawn must be promoted where it can be. */
  readonly 'promotion-compulsory': boolean;
  /** Whether checks must be announced. */
  readonly 'check-announced': boolean;
  /** Whether a king may be captured. */
  readonly 'king-capture': boolean;
  /** Whether a king in check must be saved where it can be. */
  readonly 'king-protection': boolean;
  /** How a mate takes effect. */
  readonly checkmate: 'declared' | 'automatic';
  /** Whether some may not declare. */
  readonly 'declaration-barred': boolean;
  /** When the game is over. */
  readonly end: 'first-defeat' | 'last-defeat';
  /** Whether a draw can be agreed. */
  readonly 'draw-agreed': boolean;
  /** What the third occurrence of a position does. */
  readonly threefold: 'claim';
  /** With which pieces left the game is drawn at once. */
  readonly 'material-draw': 'bare kings';
  /** When a resignation takes effect. */
  readonly resignation: 'after three moves';
}

/** What a fact is about. */
export type FactTopic = keyof FactValues;

/** The answer of a ruleset to one topic, as comparison, lessons and reference need it; `src/words` says it. */
export interface FactOn<Topic extends FactTopic> {
  /** The question, the same word in every ruleset of a family: `column-block`, `castling` ... */
  readonly id: Topic;
  /** The answer, the same word for the same answer in every ruleset of a family. */
  readonly value: FactValues[Topic];
  /** Section of the source: `3.1(c)`. */
  readonly source: string;
  /** The label of its claims, the strictest of theirs. */
  readonly ruling: RulingKind;
  /** The claims it rests on: ids of `src/content/claims`. */
  readonly claims: readonly string[];
}

/** One difference of a ruleset: its answer to some topic. */
export type Fact = { readonly [Topic in FactTopic]: FactOn<Topic> }[FactTopic];

/** What a ruleset answers to a topic; `undefined` where its family does not ask. */
export function answerOf<Topic extends FactTopic>({ facts }: Pick<Ruleset, 'facts'>, topic: Topic): FactValues[Topic] | undefined {
  return facts.find((fact): fact is FactOn<Topic> & Fact => fact.id === topic)?.value;
}
