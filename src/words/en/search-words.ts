/** Words a question is asked with; they say nothing about its subject. */
export const STOP_WORDS = new Set(
  (
    'a about am an and any are as at be because been being but by can cannot could did do does doing don dont for from get gets give gives got had has have ' +
    'having he her him his how i if in into is isn isnt it its just kind let like may me might must my need not of on or our please say says shall she ' +
    'should so some someone somebody something t tell than that the their them then there these they thing things this those to too us want was we were ' +
    'what whats when where which while who whom whose why will with would you your youre'
  ).split(' '),
);

/** Words that count only where nothing else was asked for. */
export const WEAK_WORDS = new Set(
  (
    '3d allow allowed always chess dimensional ever explain explained explanation find game games happen happens help legal legally make makes many mean ' +
    'meaning means much never number often permitted possible rule rules tri tridimensional trid use used using work works'
  ).split(' '),
);

/** Words that say little of a subject, and count little beside it. */
export const LIGHT_WORDS = new Set(
  'after again against another before between board boards cross chess each last less long more most other same white black change changes go goes going man men move moved moves moving piece pieces place player players square squares take turn turns'.split(
    ' ',
  ),
);

/** Figures by the word the texts use for them. */
export const FIGURES: Readonly<Record<string, string>> = {
  ...{
    '2': 'two',
    '3': 'three',
    '4': 'four',
    '5': 'five',
    '6': 'six',
    '7': 'seven',
    '8': 'eight',
    '9': 'nine',
    '10': 'ten',
    '12': 'twelve',
  },
  ...{ '16': 'sixteen', '24': 'twenty', '50': 'fifty', '1st': 'first', '2nd': 'second', '3rd': 'third', '2x': 'two', '3x': 'threefold' },
};

/** Words that are not forms of what they look like: a pinned piece is not a pin, an ending not an end, a ruling not a rule. */
export const KEEP_WHOLE = new Set(
  'anything being bring during ending everything king nothing opening passing pinned pinning ruling sibling something string thing'.split(
    ' ',
  ),
);

/** British spellings by the American ones; both are found by both. */
export const SPELLINGS: readonly (readonly [british: RegExp, american: string])[] = [
  [/^(col|fav|neighb|hon|behavi|arm|rum)our/, '$1or'],
  [/^grey/, 'gray'],
  [/^centre/, 'center'],
  [/^(def|off|lic)ence/, '$1ense'],
  [/is(e[ds]?|ing|ation)$/, 'iz$1'],
  [/^judgement/, 'judgment'],
  [/^travell/, 'travel'],
];

/** Rulesets by what people call them; they may stand for more than the name: who asks about gray asks about Three-way Chess. */
export const RULESET_WORDS: Readonly<Record<string, string>> = {
  meder: 'meder, meders, tournament rules, jens meder',
  bartmess: 'bartmess, andrew bartmess, standard rules, star trek rules',
  grant: 'grant, grants, michael grant',
  usenet: 'usenet, usenet rules, 1990, the post',
  harshman:
    'harshman, three way, threeway, three way chess, three player, three players, three player chess, three person chess, chess for three, for three, three people, three persons, hexagonal, hexagon, hexagons, hex, hex board, ' +
    'gray, red, gray player, three armies, third player, among three, three handed, three sided, six sided',
};

/** What the pages of a ruleset are called, for a search that names only the ruleset. */
export const RULESET_TITLES: Readonly<Record<string, string>> = {
  meder: 'meder tournament rules, meder',
  bartmess: 'bartmess rules, bartmess',
  grant: 'grant rules, grant',
  usenet: 'usenet rules, usenet',
  harshman: 'three way chess',
};

/** Pages about two rulesets are found by these, too. */
export const PAIR_WORDS = 'compare comparison difference differences versus vs';

/**
 * People's words, and ours: who asks for one of the first gets places that say one of the second. A phrase is a phrase; forms of a word are one.
 * What was written counts too, and more;
 * what has a ~ before it counts little.
 */
export const SYNONYMS: readonly (readonly [theirs: string, ours: string])[] = [
  // Beginning.
  [
    'setup, set up, setting up, starting position, start position, initial position, initial setup, starting setup, opening position, opening setup, place pieces, place the pieces, arrange pieces, arrange the pieces, start arrangement, initial array, starting array, lineup, line up, where do the pieces start, where do pieces start, pieces start, put the pieces, starting squares',
    'setting up, set up, the start, the set and the start, pieces begin, army',
  ],
  [
    'who moves first, who goes first, who starts, who begins, who plays first, which side moves first, which color moves first, which colour goes first, which player starts, which player moves first, goes first, moves first, starts the game, first to move, first turn, moves after, goes after, comes after, plays after, goes next, moves next, moves second, goes second, whose turn first, who has the first move, who opens, turn order, order of play, order of turns, sequence of turns, order of moves, who is first, begins the game',
    'white begins, white moves first, white first, white gray black, makes the first move',
  ],
  ['first move, first moves, opening move, opening moves', 'first move, white begins'],
  ['opening, openings', 'opening, first game, first move'],
  ['sample game, example game, model game, full game, annotated game, complete game', 'sample game, first game, whole game'],
  [
    'aim, goal, objective, object of the game, purpose, how to win, how do i win, how do you win, win the game, win a game, who wins, winning, win',
    'aim of the game, what you play for, win, checkmate',
  ],
  ['begin, start, begins, starts', 'begin, start'],
  // Moving.
  [
    'jump over, jumping over, jumps over, leap over, hop over, pass over, go over, skip over, jump across, fly over, jump, jumps, leap, leaps, hop',
    'jump, leap, over pieces, slipping past, blocks, past',
  ],
  [
    'slide past, go past, move past, get past, pass through, go through, move through, slip by, slip past, squeeze past, go around, bypass',
    'slipping past, past, between two pieces',
  ],
  [
    'block, blocks, blocked, blocking, obstruct, obstructed, obstruction, in the way, stand in the way, interpose, obstacle',
    'blocks, in the way, stops, full column',
  ],
  [
    'up and down, up or down, up down, upwards, downwards, vertical, vertically, straight up, straight down, climb, climbs, change level, change levels, changing levels, between levels, other level, different level, another level, different levels, levels up, go up, go down, move up, move down, ascend, descend',
    'straight up, level, up or down',
  ],
  ['vertical, vertically', 'straight up, vertical'],
  ['gap, gaps, hole, holes, missing square, missing squares, empty space, no square, thin air', 'gap, gaps'],
  ['sideways, sidewise, lateral, laterally', 'sideways, aside, along a rank'],
  ['backward, backwards, retreat, go back, move back', 'back, backward, forward'],
  ['diagonal, diagonally, diagonals', 'diagonal'],
  [
    'pass, pass a turn, pass my turn, skip a turn, skip my turn, skip turn, pass turn, forfeit turn, null move, no move',
    'no move, pass, finished, pass a turn',
  ],
  ['touch move, touch a piece, touch piece, touched piece, touching a piece, j adoube, adjust', 'touch, touched, adjust, finished'],
  [
    'kings touch, kings next to each other, kings adjacent, king next to king, kings side by side, kings stand next, kings meet, two kings adjacent, kings be adjacent, kings be next',
    'kings keep apart',
  ],
  [
    'how long does a game, how long is a game, how long do games, how long does it take, game length, length of a game, average game, long game, short game, long games, short games, game last',
    'a game took, long games, short games',
  ],
  ['take back, takeback, undo, take a move back, retract, move back', 'take back, finished, at the table, touched, released'],
  ['illegal move, illegal moves, wrong move, invalid move', 'illegal, illegal move'],
  ['cross, crosses, crossed, crossing', 'cross, over, go on over'],
  // Pieces.
  ['knight move, knights move, knight moves, horse move, horse moves', 'knight, knight leaps'],
  ['rook move, rooks move, rook moves, tower move', 'rook, rook goes straight'],
  ['bishop move, bishops move, bishop moves', 'bishop, bishop goes diagonally'],
  ['queen move, queens move, queen moves', 'queen, queen does both'],
  ['king move, kings move, king moves', 'king, king steps, king step'],
  ['pawn move, pawns move, pawn moves', 'pawn, pawns, one step forward'],
  ['horse, horses, knight, knights', 'knight'],
  ['tower, castle piece, rook, rooks', 'rook'],
  ['elephant, runner, bishop, bishops', 'bishop'],
  ['lady, queen, queens', 'queen'],
  ['monarch, king', 'king'],
  ['farmer, peasant, foot soldier, pawn, pawns', 'pawn'],
  ['men, man, figure, figures, chessmen, piece, pieces, units', 'piece'],
  ['worth, value, values, valuable, piece values, strength, material value, how strong', 'worth, values, what pieces are worth'],
  // Captures.
  ['capture, captures, captured, capturing, take, takes, taking, taken, eat, eats, kill, kills', 'capture, take, taking a piece'],
  ['in passing, en passant, enpassant, e p, en passent, en pessant', 'en passant, in passing'],
  [
    'double step, two squares, two steps, double move, two spaces, initial double step, double jump',
    'double step, first move, two squares at first',
  ],
  [
    'edge pawn, edge pawns, side pawns, outer pawn, outer pawns, corner pawns, rook pawn, rook pawns',
    'outer pawns, pawns on attack boards, pawns on the edge, pawns of the attack boards',
  ],
  // Promotion and castling.
  [
    'promote, promotes, promoted, promotion, promoting, queening, becomes a queen, become a queen, becoming a queen, turn into a queen, turns into, upgrade, upgraded, reaches the end, reach the end, last rank, other side of the board, far side, crowning, crowned, under promote, underpromotion, underpromote',
    'promotion, last rank, becoming a queen',
  ],
  ['castle, castles, castling, castled, casteling, castleing, rochade, o o', 'castling, castle'],
  ['kingside, king side, short castling, castle short', 'king side, castling'],
  ['queenside, queen side, long castling, castle long', 'queen side, castling'],
  // Boards.
  [
    'attack board, attack boards, attackboard, attackboards, small board, small boards, movable board, movable boards, moving board, moving boards, moveable board, moveable boards, mini board, mini boards, little board, little boards, side board, side boards, corner board, corner boards',
    'attack board, small board, ~board',
  ],
  ['main board, main boards, big board, big boards, large board, large boards, fixed board, fixed boards', 'main board'],
  [
    'opponents board, opponent board, opponents attack board, opponents attack boards, opponent attack board, enemy board, enemy attack board, enemy boards, other players board, other players attack board, someone elses board, opposing board, rivals board',
    'may you move it, opponent board, whose board, only your own, its owner moves it, may this board move, take over an empty board',
  ],
  [
    'who may move, who can move, whose board, which boards can move, which board can move, when can a board move, when may a board move, may a board move, can a board move, own board, board ownership, who owns, owner, ownership, owns, control a board, controls, controls the board',
    'may you move it, whose board, owner, its owner moves it, may this board move',
  ],
  [
    'board move, board moves, move a board, move the board, move board, move boards, moving a board, moving the boards, move attack boards, move an attack board, move the attack board, boards move, attack boards move, attack board moves, relocate',
    'may you move it, may this board move, where may a board go, move a board, whose board, where boards go, where may it go',
  ],
  [
    'where can a board go, where can boards go, where do boards go, where can an attack board go, where can attack boards go, where can i put, places for attack boards, destinations, board positions, attack board positions',
    'where may a board go, where boards go, where may it go, where a board may go, places of attack boards',
  ],
  [
    'whole move, whole turn, counts as a move, count as a move, is a board move a move, use up a turn, board and a piece in one turn, a board and a piece, board and piece, move a piece and a board, both a board and a piece',
    'a turn is one move, one move of a piece, a move is one of three things, take turns',
  ],
  [
    'pieces on a board, pieces on it, piece on it, loaded, occupied board, occupied, carry, carries, carrying, passenger, passengers, ride, rides, riding, ride along, transport, aboard, on board',
    'what rides along, ride, passenger, carried, aboard, load',
  ],
  ['two pieces, more than one piece, several pieces, two men, two or more, three pieces', 'two or more, two pieces'],
  [
    'empty board, empty boards, empty attack board, empty attack boards, vacant board',
    'empty: its owner moves it, empty board, only an empty board, take over an empty board',
  ],
  [
    'rotate, rotates, rotated, rotation, rotating, spin, turn a board, turn the board, turn boards, turn around, swivel',
    'boards that turn, rotation, half a turn, no turning',
  ],
  [
    'invert, inverts, inverted, inversion, inverting, flip, flips, flipped, flip over, flipping, upside down, turn over, turned over, under the board, underneath',
    'inversion, inverting a board, turning a board over, under',
  ],
  ['corner, corners, pin, pins, peg, pegs, post, posts, socket, attachment point, attachment points', 'pin, corner'],
  ['column, columns', 'column, squares above squares'],
  [
    'number of squares, how many squares, how big, board size, size of the board, dimensions',
    'how many squares, squares, seven boards, cells',
  ],
  ['number of boards, how many boards', 'seven boards, three boards'],
  ['number of levels, how many levels, levels, level, floor, floors, storey, storeys, tier, tiers, height, layer, layers', 'level, levels'],
  ['board, boards, gameboard', 'board'],
  ['overlap, overlaps, overlapping', 'overlap, stairs'],
  ['color, colour, colors, colours, light and dark, black and white squares', 'color, light and dark'],
  [
    'equipment, real set, physical set, physical board, build a set, buy, buy a set, buy a board, make my own, what do i need',
    'what you need, real set',
  ],
  // Check, mate, draw.
  ['checkmate, check mate, checkmated, mate, mated, mating', 'checkmate, mate'],
  [
    'pinned, pinning, pinned piece, pinned pieces, pin a piece, absolute pin, pinned down, pins a piece, piece is pinned',
    'pinned, pinned piece, pinned pieces still attack',
  ],
  [
    'stalemate, stale mate, stalemated, no legal moves, no legal move, no moves left, cannot move, cant move, can not move, nothing to move',
    'stalemate',
  ],
  [
    'escape check, get out of check, out of check, answer check, way out, ways out, parry, parry a check, defend against check, stop a check, respond to check, get out',
    'way out, answer, check',
  ],
  ['in check, is in check, my king is in check, king in check, i am in check', '~check, way out, ways out, get out of check'],
  [
    'two pieces same square, two pieces on one square, two pieces be on one square, pieces on one square, pieces on the same square, share a square, same square, one square',
    'occupied, one piece on a square, own piece, stop before',
  ],
  ['move into check, walk into check, expose king, expose my king, leave king in check', 'own king, into check, expose'],
  ['say check, announce check, announce, call check, announcing', 'announce, say it'],
  ['draw, draws, drawn, tie, ties, tied, remis, even game, nobody wins, no winner, drawing', 'draw, draws'],
  [
    'offer a draw, draw offer, offer draw, agree to a draw, agree a draw, draw by agreement, accept a draw, propose a draw',
    'offer and agree, by agreement, offer',
  ],
  ['fifty moves, fifty move, fifty move rule, fifty moves rule, fifty', 'fifty moves, fifty, however long'],
  [
    'threefold repetition, three fold repetition, three fold, repetition, repeat, repeated, repeats, repeating, same position, position three times, perpetual, perpetual check, three times, threefold, third time',
    'the third time, three times, repetition, same position',
  ],
  [
    'insufficient material, not enough material, too little material, not enough pieces, bare king, lone king, kings only, only kings, two kings, dead position, dead draw, impossible to mate',
    'too little, nothing left to mate with, bare kings, two kings, dead position',
  ],
  ['resign, resigns, resigned, resigning, resignation, give up, surrender, concede, quit', 'resign, resigning, resignation'],
  ['claim, claims, claiming', 'claim, draws you must claim'],
  ['endgame, endgames, end game, ending, endings, endgame theory', 'endings, values and endings, which endings win'],
  ['end, ends, ended, game over, finish, over', 'end, end of the game'],
  ['neighbor, neighboring, neighbors, adjacent, next to', 'neighbor, beside, next'],
  // Three-way Chess.
  [
    'defeated, defeat, dead, eliminated, elimination, knocked out, knockout, checkmated player, lost player, loser, dead player, out of the game, mated player, killed player, player is out, defeated player, defeated players, loses, beaten, dies',
    'defeated, the pieces stay, pieces of the defeated',
  ],
  [
    'capture a king, capture the king, capture king, take the king, take a king, king is captured, king captured, kill the king, king capture',
    'capturing a king, king captured',
  ],
  ['point, points, score, scoring, scores, scored, how many points', 'points, what it is worth, adding up'],
  [
    'declare, declares, declared, declaring, declaration, announce mate, declare mate, declare checkmate',
    'declare, declaration, when to declare',
  ],
  [
    'joint, together, team up, alliance, ally, allies, gang up, cooperate, cooperation, two against one, jointly, joint mate, joint checkmate, share a mate',
    'mate by two, together, joint',
  ],
  ['cede, ceding, ceded, yield', 'cede, ceding'],
  ['automatic, automatically', 'automatic checkmate'],
  [
    'last two, two players left, two left, only two left, second stage, stage two, stage ii, remaining two, remaining players',
    'last mate, the last two, stage, with two left',
  ],
  ['player between, next player, next in turn', 'the player between, next'],
  // Writing.
  [
    'notation, notations, write moves, write down moves, write a move, writing moves, write moves down, record moves, record a game, record, algebraic, how to read moves, read moves, symbols, scoresheet, score sheet',
    'notation, writing moves, how a move is written',
  ],
  [
    'name of squares, names of squares, square names, square name, name squares, coordinates, coordinate, label, labels, labeled, called, naming, names, name',
    'names of squares, name, names of cells, the name of a square',
  ],
  [
    'clock, clocks, time control, time controls, timer, time limit, time limits, timeout, out of time, run out of time, run out, runs out, flag, flag falls, win on time, lose on time, loses on time, wins on time, on time, thinking time',
    'clock, clocks, flag, displaced pieces and clocks',
  ],
  ['blitz, rapid, speed chess, fast games, quick games', 'rapid, blitz, clock'],
  ['tournament, tournaments, competition, arbiter, referee', 'tournament, arbiter, at the board'],
  [
    'differences between the rulesets, difference between the rulesets, differences between rules, differences between the rules, how do the rulesets differ, how do the rules differ, compare the rulesets, compare rulesets, compare the rules',
    'compare, side by side',
  ],
  [
    'difference between, differences between, difference, differences, different, differ, compare, comparison, versus, vs',
    'compare, side by side, differ',
  ],
  [
    'which rules, which ruleset, which version, which variant, best rules, best version, easiest, simplest, recommend, best for beginners, which rules should',
    'which rules are for me, which rules',
  ],
  ['beginner, beginners, tutorial, course, lesson, lessons, learn, newbie', 'learn, lesson, course'],
  ['offline, play offline, download, install, app', 'offline, kept'],
  [
    'without internet, without the internet, no internet, without network, without a network, no network, without wifi, no wifi, airplane mode, no connection',
    'read offline, without a network',
  ],
  // The site itself.
  [
    'keyboard, keyboard controls, keyboard shortcuts, shortcut, shortcuts, hotkeys, hot keys, keys, without a mouse, without mouse',
    'with the keyboard',
  ],
  ['screen reader, screenreader, screen readers, blind, blind player, accessibility, accessible', 'with a screen reader'],
  [
    'dark mode, light mode, night mode, theme, themes, settings, preferences, options, sound, sounds, mute, change colors, board colors, piece set, piece sets, change pieces, piece style, color blind, colorblind, zoom in, bigger board, change piece set, change the piece set, change the pieces, other pieces, sound off, sounds off, turn off sound, turn off the sound, turn sound off, volume, silence, high contrast',
    'settings of all boards, colours pieces and views',
  ],
  [
    'against the computer, against computer, play against computer, play against the computer, play against a computer, play against machine, play against the machine, play against a bot, play against a friend, play with a friend, with a friend, play by mail, by mail, by email, by letter, correspondence, two devices, save my game, lost my game, resume a game, play the computer, play a computer, play a bot, against a bot, against the machine, play the machine, start a game, begin a game, new game, play a game, play online, play a friend, invite a friend, share a game, send a game, game link, link to a game, paste a game, import a game, save a game, load a game, my games, analyse, analyze, analysis, evaluation, engine analysis',
    'machine or a friend, play a friend by link',
  ],
  [
    'how do i move a piece, drag, drag and drop, how do i move pieces, touch screen, on a phone, on my phone',
    'move a piece or a board, by finger',
  ],
  ['print, printable, cheat sheet, summary, reference card', 'card for the table, card, to print'],
  ['computer, bot, engine, ai, machine, play against', 'machine, ~board'],
  ['license, licence, copyright, author, authors, wrote, inventor, invented, credits', 'credits, licences, sources'],
  ['spock, spock chess, star trek, star trek chess, trek, enterprise, franz joseph, television, tv', 'where they come from, star trek'],
  [
    'stuck on puzzle, stuck on a puzzle, stuck on puzzles, cannot solve, can not solve, solve a puzzle, hint, hints, show the solution, see the solution',
    'hint retry solution, hint, with the keyboard',
  ],
  [
    'own puzzle, own puzzles, make a puzzle, make puzzles, make my own puzzle, make your own puzzle, create a puzzle, compose a puzzle, set a puzzle, submit a puzzle',
    'set a puzzle',
  ],
  [
    'embed, other websites, other website, my website, my own website, own website, own page, my page, blog, iframe, widget, web site',
    'board for your page',
  ],
  [
    'daily puzzle, daily puzzles, puzzle of the day, todays puzzle, daily, hard puzzles, hardest puzzles, difficult puzzles, easy puzzles, easiest puzzles, more puzzles, all puzzles, chess problems, problems to solve',
    'puzzles',
  ],
  [
    'puzzles rated, puzzle rating, puzzle ratings, puzzles graded, puzzle grade, rated, rating, ratings, elo, my rating, train, training, practise puzzles, drill puzzles',
    'trainer, ~puzzles',
  ],
  ['fork, forks, double attack', 'fork, two at once'],
  [
    'who invented, invented, inventor, inventors, origin, origins, history, where does it come from, where do the rules come from, how old',
    'where they come from',
  ],
  ['how many players, number of players, how many people, how many persons, player count', 'how many players, among how many'],
  [
    'strategy, strategies, tip, tips, advice, get better, improve, play better, how to play well, good plan, plan, plans',
    'play well, first ten moves, before you move, waiting',
  ],
  [
    'short rules, rules in one page, rules on one page, one page, rules summary, quick rules, quick reference, rules at a glance',
    'card for the table, card',
  ],
  [
    'quick start, quickstart, getting started, get started, where do i start, where to start, where to begin, first lesson, crash course, new here',
    'five moves, learn, play tonight',
  ],
  ['kids, kid, children, child, family, age, ages, young', 'which rules are for me, what each feels like'],
  [
    'how strong, strong computer, computer strength, strength of the computer, difficulty, make the computer easier, computer easier, easier opponent, weaker opponent, stronger opponent, level of the computer',
    'machine or a friend',
  ],
  [
    'progress, my progress, delete my progress, reset my progress, reset progress, export my games, export, backup, back up, another device, new phone, transfer my progress, my data',
    'your progress, machine or a friend',
  ],
  [
    'flip the view, turn the view, rotate the view, see it from black, turn the board around, flip the board around, show coordinates, hide coordinates, see the board from the side, camera',
    'colours pieces and views, settings of all boards',
  ],
  [
    'free, cost, price, account, sign up, register, login, log in, privacy, cookies, tracking, ads, advertising, collect data',
    'yours alone, ~licences',
  ],
  ['house rule, house rules, unclear, ambiguous, loophole', 'ruling, house, rulings'],
];
