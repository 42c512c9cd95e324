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
  /** Other words for it with which a lesson explains it. */
  readonly as?: readonly string[];
  /** The screen of each course that explains it, `lesson#screen`. */
  readonly lessons?: Readonly<Record<string, string>>;
  /** What lessons about it are about: no lesson before them uses the word. */
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
        as: ['large boards'],
        lessons: { meder: 'board#one-board', bartmess: 'the-boards#three-stay', grant: 'the-board#stairs', usenet: 'the-set#stairs' },
        topic: 'set',
      },
      {
        term: 'Attack board',
        says: 'One of the four small boards of two by two squares. Each is at a [pin] and can be moved. Two are White’s (QL, KL) and two Black’s (ql, kl).',
        forms: ['attack board', 'attack boards'],
        lessons: {
          meder: 'board#places',
          bartmess: 'the-boards#seven-boards',
          grant: 'the-board#small-boards',
          usenet: 'the-set#over-under',
        },
        topic: 'attack-boards',
      },
      {
        term: 'Pin',
        says: 'A place where an attack board can be, at a corner of a main board. Meder counts one at each corner, QL1 to KL6. The others count one over and one under each corner, QP1 to KP12.',
        forms: ['pin', 'pins'],
        as: ['places'],
        lessons: { meder: 'board#places', bartmess: 'the-boards#pins', grant: 'the-board#two-pins', usenet: 'the-set#over-under' },
        topic: 'names',
      },
      {
        term: 'Over and under',
        says: 'The two faces of a corner. A board at an upper pin is one level above its main board, a board at a lower pin one level below. Meder makes no difference between them.',
        as: ['above and below', 'over the corner', 'over it'],
        lessons: { bartmess: 'the-boards#pins', grant: 'the-board#two-pins', usenet: 'the-set#over-under' },
        topic: 'set',
      },
      {
        term: 'Square',
        says: 'What a piece is on. File, rank and board name it: b4N.',
        lessons: { meder: 'board#names', bartmess: 'names#boards', grant: 'names#level-letter', usenet: 'names#square-names' },
        topic: 'names',
      },
      {
        term: 'Cell',
        says: 'A square of the [hexagonal board]: a hexagon with six [faces|face] and six [points|point].',
        lessons: { harshman: 'board#faces' },
        topic: 'set',
      },
      {
        term: 'File',
        says: 'A line of squares from White’s end to Black’s, seen from above: z, a, b, c, d, e. On hexagons, cells with one letter.',
        lessons: {
          meder: 'board#files-ranks',
          bartmess: 'names#files',
          grant: 'names#file-rank',
          usenet: 'the-set#column',
          harshman: 'names#files',
        },
      },
      {
        term: 'Rank',
        says: 'A line of squares across, seen from above: 0 at White’s end to 9 at Black’s. On hexagons, cells with one number.',
        lessons: {
          meder: 'board#files-ranks',
          bartmess: 'names#ranks',
          grant: 'names#file-rank',
          usenet: 'the-set#column',
          harshman: 'names#ranks',
        },
      },
      {
        term: 'Level',
        says: 'How high a square is. Each main board is a level; an attack board is above or below its corner. What counts as a step between levels differs by ruleset.',
        forms: ['level', 'levels'],
        lessons: { meder: 'board#names', bartmess: 'lines#one-step', grant: 'levels#up-and-on', usenet: 'levels#one-step' },
        topic: 'lines',
      },
      {
        term: 'Column',
        says: 'All squares with one file and one rank, above each other. They have one colour.',
        forms: ['column', 'columns'],
        lessons: { meder: 'columns#choose', bartmess: 'names#columns', grant: 'the-board#colours', usenet: 'the-set#column' },
        topic: 'lines',
      },
      {
        term: 'Gap',
        says: 'A file and rank with no square now, such as b0.',
        forms: ['gap', 'gaps'],
        as: ['no square'],
        lessons: { meder: 'gaps#where', bartmess: 'lines#gap', grant: 'what-blocks#gaps', usenet: 'lines#gap' },
        topic: 'lines',
      },
      {
        term: 'Front and back corner',
        says: 'Of a main board, the corners nearer to White’s end are the front corners, the others the back corners.',
        as: ['front corner', 'front corners'],
        lessons: { meder: 'board#places', bartmess: 'the-boards#seven-boards', grant: 'names#pins', usenet: 'names#pin-map' },
      },
    ],
  },
  {
    title: 'The hexagonal board',
    terms: [
      {
        term: 'Hexagonal board',
        says: 'The board of Three-way Chess: 147 [cells|cell], or 192 on the larger one.',
        as: ['hexagons'],
        lessons: { harshman: 'board#faces' },
        topic: 'set',
      },
      { term: 'Face', says: 'A side that two cells share. Rooks move across faces.', lessons: { harshman: 'board#faces' }, topic: 'lines' },
      {
        term: 'Point',
        says: 'A corner of a cell. A line across points goes between two cells to the next of the same colour. Bishops move across points.',
        lessons: { harshman: 'board#points' },
        topic: 'lines',
      },
      {
        term: 'Home row',
        says: 'The row at a player’s own edge, where the king and most pieces start. Pawns are promoted on an opponent’s.',
        forms: ['home row', 'home rows'],
        lessons: { harshman: 'board#home-rows' },
        topic: 'setup',
      },
      {
        term: 'Gray',
        says: 'The third player, in this site’s pictures red. The order of turns is White, Gray, Black.',
        lessons: { harshman: 'board#home-rows' },
        topic: 'setup',
      },
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
        as: ['turn'],
        lessons: { harshman: 'setup#turns' },
      },
      {
        term: 'Line',
        says: 'The squares along which a rook, bishop or queen moves one after the other. What may lie on it differs by ruleset.',
        lessons: { meder: 'columns#block', bartmess: 'lines#gap', usenet: 'lines#one-way', harshman: 'pieces#rook' },
        topic: 'lines',
      },
      {
        term: 'Diagonal',
        says: 'A line of squares of one colour, corner to corner.',
        not: ['slantwise', 'on the slant'],
        as: ['diagonally'],
        lessons: {
          meder: 'gaps#diagonal',
          bartmess: 'lines#diagonal',
          grant: 'bishop#diagonal',
          usenet: 'rook-and-bishop#diagonals',
          harshman: 'pieces#bishop',
        },
      },
      {
        term: 'Capture',
        says: 'To land on a square with an enemy piece and take it off the board.',
        lessons: {
          meder: 'columns#capture',
          bartmess: 'slipping-past#landing',
          grant: 'setup#capture',
          usenet: 'the-set#capture',
          harshman: 'pieces#capture',
        },
      },
      {
        term: 'Board move',
        says: 'A move made with an attack board. It takes a turn like any other move.',
        not: ['board’s move'],
        forms: ['board move'],
        as: ['move a board', 'boards can move', 'goes to another pin'],
        lessons: {
          meder: 'attack-boards#move',
          bartmess: 'whose-board#kinds',
          grant: 'attack-boards#first-ride',
          usenet: 'whose-board#move-one',
        },
        topic: 'attack-boards',
      },
      {
        term: 'Load',
        says: 'The pieces on an attack board. How much may be aboard when it moves differs by ruleset.',
        as: ['aboard', 'two pieces or more', 'anything on it', 'all it holds'],
        lessons: { meder: 'attack-boards#two', bartmess: 'whose-board#empty', grant: 'attack-boards#none', usenet: 'whose-board#one-pawn' },
        topic: 'attack-boards',
      },
      {
        term: 'Passenger',
        says: 'A piece on an attack board that moves. It keeps its place on the board.',
        forms: ['passenger', 'passengers'],
        lessons: { meder: 'board-rides#ride-check' },
        topic: 'attack-boards',
      },
      {
        term: 'Rotation',
        says: 'A board move that turns an attack board by 180 degrees where it is. Only Bartmess has it.',
        forms: ['rotation'],
        as: ['turn through'],
        lessons: { bartmess: 'rotation#turn' },
        topic: 'rotation',
      },
      {
        term: 'Inversion',
        says: 'An attack board changes from [over|over and under] a corner to under one, or the other way. Which corner that is differs by ruleset; Meder has none.',
        forms: ['inversion', 'inverts', 'inverted'],
        as: ['invert', 'inverting'],
        lessons: { bartmess: 'where-boards-go#over-under', grant: 'inversion#turn', usenet: 'inversion#turn-over' },
        topic: 'inversion',
      },
      {
        term: 'Double step',
        says: 'A pawn’s first move of two steps.',
        forms: ['double step'],
        as: ['two squares', 'two steps', 'one step or two', 'two cells'],
        lessons: {
          meder: 'pawns#double',
          bartmess: 'pawns#first-move',
          grant: 'pawn#double',
          usenet: 'double-step#two',
          harshman: 'pawns#double',
        },
        topic: 'double-step',
      },
      {
        term: 'En passant',
        says: 'Capturing a pawn that has just made a double step as if it had made a single one. The details differ by ruleset.',
        not: ['in passing'],
        forms: ['en passant'],
        as: ['skipped'],
        lessons: {
          meder: 'en-passant#what',
          bartmess: 'en-passant#in-passing',
          grant: 'en-passant#beside',
          usenet: 'en-passant#basic',
          harshman: 'en-passant#passing',
        },
        topic: 'en-passant',
      },
      {
        term: 'Promotion',
        says: 'A pawn on its furthest rank becomes another piece. Where and when it does differs by ruleset; in some the pawn waits first.',
        not: ['queening'],
        forms: ['promotion', 'promoted'],
        as: ['becomes'],
        lessons: {
          meder: 'promotion#last-rank',
          bartmess: 'promotion#reach',
          grant: 'promotion#arrive',
          usenet: 'promotion#last-rank',
          harshman: 'promotion#where',
        },
        topic: 'promotion',
      },
      {
        term: 'Castling',
        says: 'King and rook move in one turn. The way differs by ruleset; Bartmess and the Usenet post have none.',
        forms: ['castling'],
        as: ['king and rook'],
        lessons: {
          meder: 'castling#short',
          bartmess: 'pieces#no-castling',
          grant: 'castling#short',
          usenet: 'king#no-castling',
          harshman: 'castling#both-ways',
        },
        topic: 'castling',
      },
      {
        term: 'Announce',
        says: 'In Three-way Chess, to tell the others whose king your move has put in check.',
        lessons: { harshman: 'check#announce' },
        topic: 'check',
      },
    ],
  },
  {
    title: 'How games end',
    terms: [
      {
        term: 'Attack',
        says: 'A piece attacks a square if it could capture there, even if moving would expose its own king.',
        lessons: {
          meder: 'knight-king#attacked',
          bartmess: 'pieces#king',
          grant: 'queen-and-king#king-step',
          usenet: 'king#attacked',
          harshman: 'king#guarded',
        },
        topic: 'check',
      },
      {
        term: 'Protected',
        says: 'Of a king: no enemy piece can capture it next. In Three-way Chess you must keep yours protected, if any move does.',
        as: ['protects', 'open to capture'],
        lessons: { bartmess: 'checkmate#mate', harshman: 'king#between' },
        topic: 'check',
      },
      {
        term: 'Check',
        says: 'A king is attacked.',
        forms: ['check'],
        lessons: {
          meder: 'check#what',
          bartmess: 'check#in-check',
          grant: 'check-and-mate#shield',
          usenet: 'check#what',
          harshman: 'check#announce',
        },
        topic: 'check',
      },
      {
        term: 'Checkmate',
        says: 'A king is attacked, and no move gets it out, board moves included. In Three-way Chess the king must be lost whatever is played, and it has to be declared; two who declare together need no check.',
        forms: ['checkmate'],
        as: ['mate', 'mated'],
        lessons: {
          meder: 'mate#what',
          bartmess: 'checkmate#mate',
          grant: 'check-and-mate#mate',
          usenet: 'mate#find',
          harshman: 'mate-alone#smothered',
        },
        topic: 'checkmate',
      },
      {
        term: 'Stalemate',
        says: 'A player who is not in check has no legal move, board moves included. With two players it is the one to move; in Three-way Chess it can be either opponent of the player who has just moved.',
        forms: ['stalemate'],
        lessons: {
          meder: 'stalemate#stalemate',
          bartmess: 'checkmate#stalemate',
          grant: 'draws#stalemate',
          usenet: 'mate#stalemate',
          harshman: 'stalemate#no-move',
        },
        topic: 'stalemate',
      },
      {
        term: 'Draw',
        says: 'A game that neither side wins: by agreement, by repeating a position, and in other ways that differ by ruleset.',
        as: ['drawn'],
        lessons: {
          meder: 'draw-claims#threefold',
          bartmess: 'draws#third-time',
          grant: 'draws#third-time',
          usenet: 'draws#third-time',
          harshman: 'points#draws',
        },
        topic: 'draw',
      },
      {
        term: 'Bare king',
        says: 'A king with no other piece of its side left.',
        forms: ['bare king', 'bare kings'],
        as: ['nothing but the king'],
        lessons: { meder: 'stalemate#dead', bartmess: 'draws#bare-kings', usenet: 'draws#material', harshman: 'draws#dead' },
        topic: 'draw',
      },
      {
        term: 'Claim',
        says: 'To ask for a draw that the rules give only to the player who asks.',
        lessons: { meder: 'draw-claims#threefold', grant: 'draws#third-time', usenet: 'draws#third-time', harshman: 'draws#threefold' },
        topic: 'draw',
      },
      {
        term: 'Waiting move',
        says: 'A move made only to pass the turn. Where empty attack boards can move, they often offer one; in Grant they do not move.',
        forms: ['waiting move', 'waiting moves'],
        not: ['tempo move'],
        as: ['wait', 'pass the turn'],
        lessons: { bartmess: 'rotation#waiting', usenet: 'mate#empty-saves' },
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
        as: ['declare'],
        lessons: { harshman: 'mate-alone#smothered' },
        topic: 'declaration',
      },
      {
        term: 'Barred',
        says: 'Not allowed to declare a player mated, because you could have captured that king and did not. By our ruling it lasts until you have moved again.',
        lessons: { harshman: 'when-to-declare#barred' },
        topic: 'declaration',
      },
      {
        term: 'Defeated',
        says: 'Out of the game, by capture of the king, by mate or by resignation. The defeated pieces remain as obstacles.',
        lessons: { harshman: 'king-capture#take' },
        topic: 'declaration',
      },
      {
        term: 'Active player',
        says: 'A player who is still in the game.',
        as: ['active players'],
        lessons: { harshman: 'draws#agree' },
        topic: 'declaration',
      },
      {
        term: 'Stage',
        says: 'Stage I is the game of three, stage II what the last two play after the first defeat.',
        forms: ['stage I', 'stage II'],
        lessons: { harshman: 'last-mate#same-capture' },
        topic: 'stages',
      },
      {
        term: 'First Mate and Last Mate',
        says: 'Two ways to play: the game ends with the first defeat, or goes on to stage II.',
        forms: ['First Mate', 'Last Mate'],
        not: ['Second Mate'],
        lessons: { harshman: 'last-mate#same-capture' },
        topic: 'stages',
      },
      {
        term: 'Survive',
        says: 'To be still in the game when another of three players is defeated. It is worth half a point.',
        as: ['surviving'],
        lessons: { harshman: 'points#alone' },
        topic: 'points',
      },
      {
        term: 'Weak victory',
        says: 'What the third player has when the other two draw between them, by stalemate or by ceding. It is worth one point.',
        forms: ['weak victory'],
        lessons: { harshman: 'points#weak' },
        topic: 'stalemate',
      },
      {
        term: 'Cede',
        says: 'Among three, two players draw with each other and leave the victory to the third. By our ruling it ends the game.',
        forms: ['cede', 'ceding'],
        lessons: { harshman: 'draws#cede' },
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
        lessons: { usenet: 'the-set#aim' },
      },
      { term: 'Inferred', says: 'It follows from what the text says, its figures or its sample game.', lessons: { usenet: 'the-set#aim' } },
      { term: 'House', says: 'The text is silent or contradicts itself, and we decided.', lessons: { usenet: 'the-set#aim' } },
      {
        term: 'Position',
        says: 'Where pieces and boards are, whose turn it is, and what rights remain.',
        lessons: {
          meder: 'draw-claims#threefold',
          bartmess: 'draws#third-time',
          grant: 'draws#third-time',
          usenet: 'draws#third-time',
          harshman: 'draws#threefold',
        },
      },
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

/** Where the courses explain a term, with the ruleset of each. */
export function listLessons({ lessons = {} }: Term): readonly { readonly ruleset: string; readonly href: string }[] {
  return Object.entries(lessons).map(([ruleset, place]) => ({ ruleset, href: `/learn/${ruleset}/${place.replace('#', '/#')}` }));
}

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
