import type { Topic } from './topics.ts';

/** A word of the game, as this site uses it everywhere. */
export interface Term {
  readonly term: string;
  /** What it means; `[word]` and `[word|as written]` lead to another term. */
  readonly says: string;
  /** Other words for the same thing, which our texts do not use. */
  readonly not?: readonly string[];
  /** Forms in which texts have the word, where they are linked to it on first use; without any it is not linked. */
  readonly forms?: readonly string[];
  /** What lessons about it are about. */
  readonly topic?: Topic;
}

export interface TermGroup {
  readonly title: string;
  readonly terms: readonly Term[];
}

/** Every term of the site, in groups. */
export const GLOSSARY: readonly TermGroup[] = [
  {
    title: 'The movable board',
    terms: [
      {
        term: 'Main board',
        says: 'One of the three fixed boards of four by four squares: White’s (W), the Neutral Board (N) and Black’s (B).',
        forms: ['main board', 'main boards'],
        topic: 'set',
      },
      {
        term: 'Attack board',
        says: 'One of the four small boards of two by two squares. Each is at a [pin] and can be moved. Two are White’s (QL, KL) and two Black’s (ql, kl).',
        forms: ['attack board', 'attack boards'],
        topic: 'attack-boards',
      },
      {
        term: 'Pin',
        says: 'A place where an attack board can be, at a corner of a main board. Meder counts one at each corner, QL1 to KL6. The others count one over and one under each corner, QP1 to KP12.',
        forms: ['pin', 'pins'],
        topic: 'names',
      },
      {
        term: 'Over and under',
        says: 'The two faces of a corner. A board at an upper pin is one level above its main board, a board at a lower pin one level below. Meder makes no difference between them.',
        topic: 'set',
      },
      { term: 'Square', says: 'What a piece is on. File, rank and board name it: b4N.', topic: 'names' },
      { term: 'Cell', says: 'A square of the [hexagonal board]: a hexagon with six [faces|face] and six [points|point].', topic: 'set' },
      {
        term: 'File',
        says: 'A line of squares from White’s end to Black’s, seen from above: z, a, b, c, d, e. On hexagons, cells with one letter.',
      },
      {
        term: 'Rank',
        says: 'A line of squares across, seen from above: 0 at White’s end to 9 at Black’s. On hexagons, cells with one number.',
      },
      {
        term: 'Level',
        says: 'How high a square is. Each main board is a level; an attack board is above or below its corner. What counts as a step between levels differs by ruleset.',
        forms: ['level', 'levels'],
        topic: 'lines',
      },
      {
        term: 'Column',
        says: 'All squares with one file and one rank, above each other. They have one colour.',
        forms: ['column', 'columns'],
        topic: 'lines',
      },
      { term: 'Gap', says: 'A file and rank with no square now, such as b0.', forms: ['gap', 'gaps'], topic: 'lines' },
      {
        term: 'Front and back corner',
        says: 'Of a main board, the corners nearer to White’s end are the front corners, the others the back corners.',
      },
    ],
  },
  {
    title: 'The hexagonal board',
    terms: [
      { term: 'Hexagonal board', says: 'The board of Three-way Chess: 147 [cells|cell], or 192 on the larger one.', topic: 'set' },
      { term: 'Face', says: 'A side that two cells share. Rooks move across faces.', topic: 'lines' },
      {
        term: 'Point',
        says: 'A corner of a cell. A line across points goes between two cells to the next of the same colour. Bishops move across points.',
        topic: 'lines',
      },
      {
        term: 'Home row',
        says: 'The row at a player’s own edge, where the king and most pieces start. Pawns are promoted on an opponent’s.',
        forms: ['home row', 'home rows'],
        topic: 'setup',
      },
      { term: 'Gray', says: 'The third player, in this site’s pictures red. The order of turns is White, Gray, Black.', topic: 'setup' },
    ],
  },
  {
    title: 'Moves',
    terms: [
      {
        term: 'Ply',
        says: 'One player’s turn. A move, as games are counted, is one ply of each player.',
        forms: ['ply', 'plies'],
        not: ['half-move', 'halfmove'],
      },
      {
        term: 'Line',
        says: 'The squares along which a rook, bishop or queen moves one after the other. What may lie on it differs by ruleset.',
        topic: 'lines',
      },
      { term: 'Diagonal', says: 'A line of squares of one colour, corner to corner.', not: ['slantwise', 'on the slant'] },
      { term: 'Capture', says: 'To land on a square with an enemy piece and take it off the board.' },
      {
        term: 'Board move',
        says: 'A move made with an attack board. It takes a turn like any other move.',
        not: ['board’s move'],
        forms: ['board move'],
        topic: 'attack-boards',
      },
      {
        term: 'Load',
        says: 'The pieces on an attack board. How much may be aboard when it moves differs by ruleset.',
        topic: 'attack-boards',
      },
      {
        term: 'Passenger',
        says: 'A piece on an attack board that moves. It keeps its place on the board.',
        forms: ['passenger', 'passengers'],
        topic: 'attack-boards',
      },
      {
        term: 'Rotation',
        says: 'A board move that turns an attack board by 180 degrees where it is. Only Bartmess has it.',
        forms: ['rotation'],
        topic: 'rotation',
      },
      {
        term: 'Inversion',
        says: 'A board comes from [over|over and under] a corner to under it, or the other way. How it does differs by ruleset; Meder has none.',
        forms: ['inversion', 'inverts', 'inverted'],
        topic: 'inversion',
      },
      { term: 'Double step', says: 'A pawn’s first move of two steps.', forms: ['double step'], topic: 'double-step' },
      {
        term: 'En passant',
        says: 'Capturing a pawn that has just made a double step as if it had made a single one. How differs by ruleset.',
        not: ['in passing'],
        forms: ['en passant'],
        topic: 'en-passant',
      },
      {
        term: 'Promotion',
        says: 'A pawn on its furthest rank becomes another piece. Where and when differs by ruleset; in some the pawn waits first.',
        not: ['queening'],
        forms: ['promotion', 'promoted'],
        topic: 'promotion',
      },
      {
        term: 'Castling',
        says: 'King and rook move in one turn. How differs by ruleset; Bartmess and the Usenet post have none.',
        forms: ['castling'],
        topic: 'castling',
      },
      { term: 'Announce', says: 'In Three-way Chess, to tell the others whose king your move has put in check.', topic: 'check' },
    ],
  },
  {
    title: 'How games end',
    terms: [
      {
        term: 'Attack',
        says: 'A piece attacks a square if it could capture there, even if moving would expose its own king.',
        topic: 'check',
      },
      {
        term: 'Protected',
        says: 'Of a king: no enemy piece can capture it next. In Three-way Chess you must keep yours protected, if any move does.',
        topic: 'check',
      },
      { term: 'Check', says: 'A king is attacked.', forms: ['check'], topic: 'check' },
      {
        term: 'Checkmate',
        says: 'A king is attacked, and no move gets it out, board moves included. In Three-way Chess it has to be declared.',
        forms: ['checkmate'],
        topic: 'checkmate',
      },
      {
        term: 'Stalemate',
        says: 'The player to move has no legal move, board moves included, and is not in check.',
        forms: ['stalemate'],
        topic: 'stalemate',
      },
      {
        term: 'Draw',
        says: 'A game that neither side wins: by agreement, by repeating a position, and in other ways that differ by ruleset.',
        topic: 'draw',
      },
      { term: 'Bare king', says: 'A king with no other piece of its side left.', forms: ['bare king', 'bare kings'], topic: 'draw' },
      { term: 'Claim', says: 'To ask for a draw that the rules give only to the player who asks.', topic: 'draw' },
      {
        term: 'Waiting move',
        says: 'A move made only to pass the turn. An empty attack board often has one.',
        forms: ['waiting move', 'waiting moves'],
        not: ['tempo move'],
      },
    ],
  },
  {
    title: 'Three players',
    terms: [
      {
        term: 'Declaration',
        says: 'To say that a player is checkmated. One player declares alone, or two together: a joint declaration.',
        forms: ['declaration', 'declarations'],
        topic: 'declaration',
      },
      {
        term: 'Barred',
        says: 'Not allowed to declare a player mated, because you could have captured that king and did not. It lasts until you have moved again.',
        topic: 'declaration',
      },
      {
        term: 'Defeated',
        says: 'Out of the game, by capture of the king, by mate or by resignation. The defeated pieces remain as obstacles.',
        topic: 'declaration',
      },
      { term: 'Active player', says: 'A player who is still in the game.', topic: 'declaration' },
      {
        term: 'Stage',
        says: 'Stage I is the game of three, stage II what the last two play after the first defeat.',
        forms: ['stage I', 'stage II'],
        topic: 'stages',
      },
      {
        term: 'First Mate and Last Mate',
        says: 'Two ways to play: the game ends with the first defeat, or goes on to stage II.',
        forms: ['First Mate', 'Last Mate'],
        not: ['Second Mate'],
        topic: 'stages',
      },
      {
        term: 'Survive',
        says: 'To be still in the game when another of three players is defeated. It is worth half a point.',
        topic: 'points',
      },
      {
        term: 'Weak victory',
        says: 'What the third player has when the other two draw between them, by stalemate or by ceding. It is worth one point.',
        forms: ['weak victory'],
        topic: 'stalemate',
      },
      {
        term: 'Cede',
        says: 'Among three, two players draw with each other and leave the victory to the third. It ends the game.',
        forms: ['cede', 'ceding'],
        topic: 'draw',
      },
    ],
  },
  {
    title: 'The texts and this site',
    terms: [
      { term: 'Ruleset', says: 'One author’s rules as a whole: Meder, Bartmess, Grant, the Usenet post, Harshman.' },
      {
        term: 'Ruling',
        says: 'What holds where a text is not plain. [Inferred] rulings follow from the text, [house] rulings are our decisions.',
        forms: ['ruling', 'rulings'],
      },
      { term: 'Inferred', says: 'It follows from what the text says, its figures or its sample game.' },
      { term: 'House', says: 'The text is silent or contradicts itself, and we decided.' },
      { term: 'Position', says: 'Where pieces and boards are, whose turn it is, and what rights remain.' },
      { term: 'Key', says: 'The first move of a puzzle’s solution.' },
      { term: 'Perft', says: 'The number of ways to play on for a given number of plies; a check on engines.' },
    ],
  },
];

/** The place of a term on the glossary's page: `board-move`. */
export function anchorOf(term: string): string {
  return term.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** Every term, wherever it is. */
export const TERMS: readonly Term[] = GLOSSARY.flatMap(({ terms }) => terms);

/** The parts of what a term says: plain text, and words that lead to another term. A word that is no term throws. */
export function readLinks(says: string): readonly (string | { readonly text: string; readonly anchor: string })[] {
  return says.split(/(\[[^\]]+\])/).map((part) => {
    const [, text, name = text] = /^\[([^|\]]+)(?:\|([^\]]+))?\]$/.exec(part) ?? [];
    if (text === undefined || name === undefined) return part;
    const found = TERMS.find(({ term }) => term.toLowerCase() === name.toLowerCase());
    if (!found) throw new Error(`glossary: “${name}” is no term`);
    return { text, anchor: anchorOf(found.term) };
  });
}
