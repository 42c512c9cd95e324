import { RULESETS } from '../engine/index.ts';

/** The rulesets a page can be about. */
export const RULESET_IDS = RULESETS.map(({ id }) => id);

/** What the site says about each ruleset in passing. Facts about its rules come from the engine. */
export interface RulesetWords {
  readonly id: string;
  /** One or two sentences: what playing by these rules is like. */
  readonly character: string;
  /** What somebody can do after the course. */
  readonly able: readonly string[];
  /** What one need not know before it, and what a chess player may skip. */
  readonly before: string;
}

const NO_CHESS = 'You need not know chess: every piece is shown from nothing.';

export const RULESET_WORDS: readonly RulesetWords[] = [
  {
    id: 'meder',
    character:
      'The most complete text, with tournament articles and a sample game. One piece blocks its whole column, so it plays closest to flat chess.',
    able: [
      'Set up the board and name every square and pin.',
      'Move each piece across three levels, and know what blocks it.',
      'Say who may move an attack board, where to, and what rides along.',
      'Castle, capture en passant and promote in every case the rules know.',
      'Play a whole game, record it, and find the article for what you do.',
    ],
    before: `${NO_CHESS} If you play chess, skim the single pieces and take your time over lines, castling and attack boards.`,
  },
  {
    id: 'bartmess',
    character:
      'The freest lines: a piece slips past an occupied column as long as one square of it is free. An attack board with pieces aboard turns in place.',
    able: [
      'Set up the board and name every square and pin.',
      'Find a way past a piece, over or under it.',
      'Move your empty attack boards, turn your loaded ones, and know what each move allows.',
      'Capture en passant and promote on every board.',
      'Play and record a whole game.',
    ],
    before: `${NO_CHESS} If you play chess, skim the single pieces and take your time over lines, rotation and inversion.`,
  },
  {
    id: 'grant',
    character: 'A line climbs or descends one level at a time and never turns back. The bishop may also go straight up or down.',
    able: [
      'Set up the board and name every square and pin.',
      'Follow a line from level to level, and see where it ends.',
      'Take pawns on and off attack boards, and move a board by its pawn.',
      'Castle, capture en passant and promote in every case the rules know.',
      'Play and record a whole game.',
    ],
    before: `${NO_CHESS} If you play chess, skim the single pieces and take your time over levels, pawns and attack boards.`,
  },
  {
    id: 'usenet',
    character:
      'A short post to Usenet, with gaps we had to fill, each marked as ours. The armies begin close together: White has checks on move one.',
    able: [
      'Set up the board and name every square and pin.',
      'Take a level with a step, and follow a line up or down.',
      'Move your attack boards, empty or with a pawn.',
      'Capture en passant and promote on every board.',
      'Tell what the post says from what we decided, and play a whole game.',
    ],
    before: `${NO_CHESS} If you play chess, skim the single pieces and take your time over levels and attack boards.`,
  },
  {
    id: 'harshman',
    character: 'Two opponents at once. You take a king or declare it mated, alone or together with the third player.',
    able: [
      'Find your way on hexagonal cells and name them from any side.',
      'Move each piece along ranks, files and diagonals.',
      'Keep your king safe between two opponents, and announce check.',
      'Declare mate alone or with the third player, and know when you may not.',
      'Count points, play the second stage, and know the ways in which a game ends.',
    ],
    before: `${NO_CHESS} If you play chess, go quickly through rook, bishop, queen and knight, and take your time over pawns, check and the end of the game.`,
  },
];
