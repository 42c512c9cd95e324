/** What else has to be known before the first move: a word for it, a sentence, and the rules of the reference that say it. */
export interface TonightLine {
  readonly about: string;
  readonly says: string;
  readonly rules: readonly string[];
  /** The sentence for a chess player that tells it already, by its id. */
  readonly toldBy?: string;
}

const CLAIMS = 'Stalemate draws; the third occurrence and fifty quiet moves by each only if you claim it';
/** Said in the same words where it is the same, so that somebody who knows one of the two is not told. */
const GAPS = 'a column without a square ends every line.';
const FEW = 'At once with bare kings, a lone knight, or nothing but bishops of one colour.';

/** By tonight’s ruleset, in as few words as hold it. */
export const TONIGHT_LINES: Readonly<Record<string, readonly TonightLine[]>> = {
  bartmess: [
    {
      about: 'Promotion',
      says: 'on rank 8, whatever board, within the move; a piece of your choice. None waits, none goes on to rank 9.',
      rules: ['4.5', '4.6'],
    },
    {
      about: 'Draws',
      says: 'stalemate, and without a claim the third occurrence. Fifty quiet moves end nothing. At once also: king alone, or with one bishop or knight, or bishops of one colour.',
      rules: ['7.7', '7.10', '7.5'],
    },
    {
      about: 'Boards',
      says: 'yours alone. An empty one goes to a vacant neighbour; a loaded one turns half round where it is. Either may answer a check.',
      rules: ['6.1', '6.2', '6.6', '7.14'],
    },
    {
      about: 'Pawns',
      says: 'step to any level of the column ahead, on or off a board straight ahead only; en passant onto any level of the column crossed. A turn that takes a pawn off its square takes its double step.',
      rules: ['4.1', '4.7', '4.4', '4.9'],
    },
    { about: 'Gaps', says: GAPS, rules: ['2.8'] },
  ],
  meder: [
    {
      about: 'Promotion',
      says: 'a piece of your choice: b, c on rank 8; z, e on rank 9; a, d on rank 9 while a board is at that corner, else on 8. A pawn on a8B or d8B waits until that board leaves.',
      rules: ['4.5', '4.6'],
    },
    { about: 'Draws', says: `${CLAIMS}. At once only with bare kings.`, rules: ['7.7', '7.8', '7.15'] },
    {
      about: 'Boards',
      says: 'at most two numbers up or down a side (QL1 to QL3, not QL4), or straight across, to a vacant place. QL3 lies behind QL2, at ranks 2 and 3. Hang boards over or under: it is the same.',
      rules: ['6.3', '6.4'],
    },
    {
      about: 'Castling',
      says: 'not as your first move, out of check or into it, nor once king or rook has moved or been carried; on the queen’s side a0QL must be vacant.',
      rules: ['5.2', '5.3'],
    },
    {
      about: 'Pawns',
      says: 'step to any level of the column ahead, on or off a board straight ahead only; en passant onto any level of the column crossed. Once carried, no double step.',
      rules: ['4.1', '4.7', '4.4'],
    },
    { about: 'Knights', says: 'land on any level, whatever is missing under their way.', rules: ['3.5'] },
  ],
  grant: [
    {
      about: 'Promotion',
      says: 'to a queen only, on rank 8 of Black’s Board or rank 9, or carried to a back corner there. It is a pawn during the reply, a queen when your next turn begins.',
      rules: ['4.5', '4.6'],
    },
    { about: 'Draws', says: `${CLAIMS}. ${FEW}`, rules: ['7.5', '7.9'] },
    {
      about: 'Boards',
      says: 'only with one pawn aboard and nobody else, which its owner moves, back too; over stays over. A piece landing on an empty board may turn it over. No ride ever ends a check.',
      rules: ['6.1', '6.2', '6.9'],
    },
    {
      about: 'Castling',
      says: 'king and rook unmoved, their squares vacant (and a0QL on the queen’s side), not out of check or into it.',
      rules: ['5.1', '5.2'],
    },
    {
      about: 'Pawns',
      says: 'step ahead on their level or to the next, up or down; en passant only from beside the other pawn, on its level. Once carried, no double step.',
      rules: ['4.1', '4.4', '4.12'],
    },
    { about: 'Knights', says: 'land one level up or down at most, with a square under every step.', rules: ['3.5'] },
    { about: 'Gaps', says: GAPS, rules: ['2.4'] },
  ],
  usenet: [
    {
      about: 'Promotion',
      says: 'on rank 8 or 9, whatever board, within the move, a ride’s too; a piece of your choice.',
      rules: ['4.5', '4.6'],
    },
    { about: 'Draws', says: `${CLAIMS}. ${FEW}`, rules: ['7.5', '7.8'] },
    {
      about: 'Boards',
      says: 'yours alone, empty or with one pawn of yours: across, along its main board, or to the same corner of the next; back too. An empty one may go from over to under the next, and back. One put between two levels may stop a check.',
      rules: ['6.3', '6.1', '6.2', '6.7', '6.9'],
    },
    { about: 'Castling', says: 'there is none.', rules: ['5.1'], toldBy: 'check' },
    {
      about: 'Pawns',
      says: 'step and capture on their level or climbing (Black’s going down), on or off a board straight ahead; en passant onto a square the double step could have crossed. Once carried, no double step.',
      rules: ['4.1', '4.3', '4.8', '4.4', '4.9'],
    },
    { about: 'Knights', says: 'land on their level or the next; no square need lie under the leap.', rules: ['3.5'] },
    { about: 'Gaps', says: GAPS, rules: ['2.4'] },
  ],
  harshman: [
    {
      about: 'Promotion',
      says: 'on the home row of an opponent who is still in the game, there at once, and nowhere else: a1 to h1, a7 to h14, n7 to n14.',
      rules: ['4.5', '4.6'],
    },
    {
      about: 'Draws',
      says: 'if all agree (⅔ each); on claim the third occurrence and fifty quiet moves by each; at once bare kings. Leave an opponent without a move and you two draw at once: ½ each, 1 for the third.',
      rules: ['9.3', '9.2', '9.7', '8.1', '8.10'],
    },
    {
      about: 'Castling',
      says: 'two cells: White’s king from e1 to g1 or c1, Gray’s from d10 to b8 or f12, Black’s from n11 to n13 or n9.',
      rules: ['5.1'],
    },
    { about: 'Giving check', says: 'say it, and whose king it is.', rules: ['6.12'] },
    {
      about: 'After a defeat',
      says: 'the game is over, or, if you agreed on it, two play on. The pieces that are left stay: they block, can be captured and threaten nothing.',
      rules: ['8.4', '8.5', '8.6'],
    },
  ],
};

/** The lines for players of a ruleset: not those that a sentence above tells, nor those that are the same by the rules they know. */
export function linesFor(tonight: string, told: readonly string[], known?: string): readonly TonightLine[] {
  const isTold = ({ about, toldBy }: TonightLine): boolean => told.includes(toldBy ?? about.toLowerCase());
  const isKnown = ({ says }: TonightLine): boolean => TONIGHT_LINES[known ?? '']?.some((line) => line.says === says) === true;
  return TONIGHT_LINES[tonight]!.filter((line) => !isTold(line) && !isKnown(line));
}

/** What the names a reader brings along become here, by the ruleset they know. */
const NAMES: Readonly<Record<string, string>> = {
  bartmess: 'one file and one rank less than in Bartmess’s text: your e1,KL is d0KL, your c3,WB is b2W.',
  meder: 'a square aboard has its board’s name, not its place’s: your a0QL1 is a0QL.',
  grant: 'your 1b2 is b2W, your 1a1a1 is z0QL.',
  usenet: 'R and N for the rook and knight, which your post calls C and KN.',
};

/** The names of squares, places and pieces for somebody who knows one ruleset and plays another. */
export function tellNames(from: string, to: string): string {
  const places =
    to === 'meder'
      ? ' Your pins QP1 and QP2 are one place, QL1.'
      : from === 'meder'
        ? ' Your QL1 is two pins: QP1 under the corner, QP2 over it.'
        : '';
  return `${NAMES[from] ?? ''}${places}`;
}
