import { findRuleset } from '../../../src/engine/index.ts';

/** A text as somebody pastes it, and what it is. */
export interface OutsideText {
  readonly text: string;
  /** The rules on the board. */
  readonly rules: string;
  /** The ids of what is read, parted by blanks. */
  readonly moves: string;
  /** `own` where nothing is said. */
  readonly form?: string;
  /** `game` where nothing is said. */
  readonly kind?: 'game' | 'position' | 'link' | 'none';
  /** The rules it is read by, where the text names others. */
  readonly by?: string;
  /** What the sentence must say, with the word at fault; none where nothing is said. */
  readonly fault?: readonly [says: RegExp, word?: string];
}

const of =
  (rules: string, moves: string, more: Omit<Partial<OutsideText>, 'text' | 'rules' | 'moves'> = {}) =>
  (...texts: readonly string[]): readonly OutsideText[] =>
    texts.map((text) => ({ text, rules, moves, ...more }));

const TWO = 'b2W-b4N b7B-b5B';
const FOUR = 'b2W-b4N b7B-b5B c2W-c3W a7B-a6N';
const FIVE = `${FOUR} a1W-c2W`;
const THREE = 'b2W-b4N b7B-b5B c2W-c3W';

/** Characters that programs put in: dashes, quotes, crosses, dots, blanks, line ends, what does not show. */
const characters = [
  ...of('meder', TWO)(
    '1. b4N\u200b b5B',
    '1. b4N b5B\ufeff',
    '\ufeff1. b4N b5B',
    '1.\u00a0b4N\u00a0b5B',
    '1.\u2009b4N\u202fb5B',
    '1. b\u00ad4N b5B',
    '1. b4N\u2060 b5B\u200e',
    '1.\u3000b4N\u3000b5B',
    '１．ｂ４Ｎ　ｂ５Ｂ',
    '1. b4N\u2028b5B',
    '1. b4N&nbsp;b5B',
    '1. b4N&#160;b5B',
    '1. b4N&#x200b; b5B',
    '1. b2W–b4N b7B—b5B',
    '1. b2W−b4N b7B‑b5B',
    '1. b2W→b4N b7B->b5B',
    '1. b2W&ndash;b4N b7B&#8211;b5B',
    '1. b2W&amp;ndash;b4N b7B-b5B',
    '1. b4N\r\nb5B\r\n',
    '1. b4N\rb5B',
    '1… b4N b5B',
    '1. b4N 1… b5B',
    '1. b4N 1.… b5B',
  ),
  ...of('meder', `${TWO} O-O`)('1. b4N b5B 2. 0–0', '1. b4N b5B 2. o-o', '1. b4N b5B 2. OO', '1. b4N b5B 2. O–O', '1. b4N b5B 2. 0 - 0'),
  ...of('meder', FIVE, { form: 'figurines' })(
    '1. b4N b5B 2. c3W a6N 3. ♘c2W',
    '1. b4N b5B 2. c3W a6N 3. ♞c2W',
    '1. b4N b5B 2. c3W a6N 3. ♘︎c2W',
    '1. ♙b4N ♟b5B 2. ♙c3W ♟a6N 3. ♘c2W',
    '1. b4N b5B 2. c3W a6N 3. ♘ c2W',
    '1. b4N b5B 2. c3W a6N 3. &#9816;c2W',
  ),
  ...of('usenet', 'b2W-b4N b7B-b5B a1W-b3N', { form: 'figurines' })('1. b4N b5B 2. ♘b3N', '1. b4N b5B 2. ♞b3N'),
];

/** Numbers, headings, tails, tables: how a game stands on a page. */
const layouts = [
  ...of('meder', FOUR)(
    '1. b4N b5B 2. c3W a6N',
    '1.b4N b5B 2.c3W a6N',
    '1.b4N b5B2.c3W a6N',
    '1) b4N b5B 2) c3W a6N',
    '1: b4N b5B 2: c3W a6N',
    '1 b4N b5B\n2 c3W a6N',
    '1\tb4N\tb5B\n2\tc3W\ta6N',
    '| 1 | b4N | b5B |\n|---|---|---|\n| 2 | c3W | a6N |',
    'No\tWhite\tBlack\n1\tb4N\tb5B\n2\tc3W\ta6N',
    '1. b4N, b5B, 2. c3W, a6N.',
    'b4N b5B c3W a6N',
    'b4N; b5B; c3W; a6N',
    'b4N\nb5B\nc3W\na6N',
    '1. b4N ... 1... b5B 2. c3W 2... a6N',
    '1. b4N 1.... b5B 2. c3W 2. ... a6N',
    'Sample game\n\n1. b4N b5B 2. c3W a6N',
    'Sample game: 1. b4N b5B 2. c3W a6N',
    'Club match, 12.3.1998, round 4\n\n1. b4N b5B 2. c3W a6N',
    'Game 7\nb4N b5B\nc3W a6N',
    '1. b4N b5B 2. c3W a6N etc.',
    '1. b4N b5B 2. c3W a6N .... etc.',
    '1. b4N b5B 2. c3W a6N (=) … usw.',
    '1. b4N b5B 2. c3W a6N and so on',
    '1. b4N b5B 2. c3W a6N 1-0 White wins',
    '1. b4N b5B 2. c3W a6N Black resigns',
    'White: b4N Black: b5B White: c3W Black: a6N',
    'W: b4N B: b5B W: c3W B: a6N',
    'W:b4N B:b5B W:c3W B:a6N',
    '**1. b4N b5B** 2. *c3W* a6N',
    '<p>1. <b>b4N</b> b5B<br>2. <b>c3W</b> a6N</p>',
    '1. b2W - b4N b7B - b5B 2. c2W - c3W a7B - a6N',
    '1. b2Wb4N b7Bb5B 2. c2Wc3W a7Ba6N',
    '1. Pb2W-b4N Pb7B-b5B 2. Pc2W-c3W Pa7B-a6N',
    '1. Pb4N Pb5B 2. Pc3W Pa6N',
    '1. B4N B5B 2. C3W A6N',
    '1. b4n b5b 2. c3w a6n',
    '%eval on\n1. b4N b5B 2. c3W a6N',
  ),
];

/** Comments, signs, variations, results. */
const remarks = [
  ...of('meder', TWO)(
    '1. b4N {the middle} b5B',
    '1. b4N {[%clk 0:10:00] fast} b5B',
    '1. b4N ; a good move\nb5B',
    '1. b4N;a good move\nb5B',
    '1. b4N $1 b5B $14',
    '1. b4N$1 b5B$2',
    '1. b4N ! b5B ?',
    '1. b4N! b5B?!',
    '1. b4N ± b5B +=',
    '1. b4N± b5B∓',
    '1. b4N +/- b5B -+',
    '1. b4N (draw offered) b5B',
    '1. b4N (=) b5B',
    '1. b4N (0:12) b5B (0:15)',
    '1. b4N [the middle] b5B',
    '1. b4N (1. c3W) b5B',
    '1. b4N (1. c3W b5B (1... a6N)) 1... b5B',
    '1. b4N b5B ½-½',
    '1. b4N b5B 1/2-1/2',
    '1. b4N b5B ½',
    '1. b4N b5B 1/2',
    '1. b4N b5B 0.5-0.5',
    '1. b4N b5B 0,5 : 0,5',
    '1. b4N b5B 1:0',
    '1. b4N b5B 1–0',
    '1. b4N b5B 1 - 0',
    '1. b4N b5B 0-1',
    '1. b4N b5B *',
  ),
  ...of('meder', THREE)('1. b4N b5B (1... a6N 2. a3W) 2. c3W', '1. b4N b5B (1... a6N {a try} 2. a3W (2. c3W)) 2. c3W'),
  ...of('harshman', 'e3-e4 f10-g10')('1. e3-e4 f10-g10 1½-1-½', '1. e3-e4 f10-g10 3/2-1-1/2', '1. e3-e4 f10-g10 *'),
];

/** Headers, as programs and phones write them. */
const headers = [
  ...of('grant', TWO, { by: 'meder' })(
    '[Ruleset "meder"]\n\n1. b4N b5B',
    '[Ruleset “meder”]\n\n1. b4N b5B',
    '[Ruleset „meder“]\n\n1. b4N b5B',
    '[Ruleset «meder»]\n\n1. b4N b5B',
    "[Ruleset 'meder']\n\n1. b4N b5B",
    '[Ruleset &quot;meder&quot;]\n\n1. b4N b5B',
    '[Ruleset "Meder"]\n\n1. b4N b5B',
    '[Ruleset "MEDER"]\n\n1. b4N b5B',
    '[Ruleset "Meder Tournament Rules"]\n\n1. b4N b5B',
    '[Variant "Meder"]\n\n1. b4N b5B',
    '[Rules "Meder’s rules"]\n\n1. b4N b5B',
    '[White "A"]\n[Black "B"]\n[Ruleset "meder"]\n\n1. b4N b5B',
    '[White "A"] [Black "B"] [Ruleset "meder"] 1. b4N b5B',
    '[ Ruleset  "meder" ]\n1. b4N b5B',
    '[Ruleset "meder"]\n[Result "?"]\n\n1. b4N b5B',
    '[Ruleset "meder"]\n[Result ""]\n\n1. b4N b5B',
    '[Ruleset "meder"]\n[Result "½-½"]\n\n1. b4N b5B ½-½',
    '[Ruleset "meder"]\n[White Elo "1500"]\n[Annotator "J. \\"Joe\\" Smith"]\n\n1. b4N b5B',
    '[Ruleset "meder"]\r\r1. b4N b5B\r',
    '[ruleset "meder"]\n\n1. b4N b5B',
    '[Ruleset meder]\n\n1. b4N b5B',
  ),
  ...of('meder', TWO)(
    '[White "A"]\n[Black "B"]\n\n1. b4N b5B',
    '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n1. b4N b5B *',
  ),
  ...of('meder', 'e3-e4', { by: 'harshman' })(
    '[Ruleset "harshman"]\n\n1. e3-e4 *',
    '[Ruleset "Three-way Chess"]\n\n1. e3-e4 *',
    '[Ruleset "harshman"]\n[Options "mate=last"]\n\n1. e3-e4',
  ),
  ...of('meder', 'c1W-c2W')(
    '[Ruleset "meder"]\n[Position "W:4/1N1N/4/2K1;N:4/4/4/4;B:4/4/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:k1/2;kl@KL6:2/2 w - - - 0 9"]\n\n9. Kc2W',
    '[Position "W:4/1N1N/4/2K1;N:4/4/4/4;B:4/4/4/4;QL@QL1:2/2;KL@KL1:2/2;ql@QL6:k1/2;kl@KL6:2/2  w - - - 0 9"]\n\n9. Kc2W',
  ),
];

/** Letters of other languages (Meder 8.3, E6), and of the sources. */
const letters = [
  ...of('meder', FIVE, { form: 'letters:de' })(
    '1. b4N b5S 2. c3W a6N 3. Sc2W',
    '1. b4N b5B 2. c3W a6N 3. Sc2W',
    '1. Bb4N Bb5S 2. Bc3W Ba6N 3. Sc2W',
  ),
  ...of('meder', FIVE, { form: 'letters:nl' })('1. b4N b5B 2. c3W a6N 3. Pc2W'),
  ...of('meder', FIVE, { form: 'letters:fr' })('1. b4N b5B 2. c3W a6N 3. Cc2W', '1. Pb4N Pb5B 2. Pc3W Pa6N 3. Cc2W'),
  ...of('meder', FIVE, { form: 'letters:hu' })('1. b4N b5B 2. c3W a6N 3. Hc2W'),
  ...of('meder', FIVE, { form: 'letters:ru' })('1. b4N b5B 2. c3W a6N 3. Кc2W'),
  ...of('harshman', 'c1-d4')('1. Knc1-d4', '1. KNc1-d4', '1. W-Knc1-d4', '1. Nc1-d4', '1. Nd4'),
  ...of('harshman', 'e3-e4 f10-g10')(
    '1. e3-e4 R-e3-e4',
    '1. e3-e4 G-e3-e4',
    '1. W-e3-e4 R-e3-e4',
    '1. W: e3-e4 G: f10-g10',
    '1. White: e3-e4 Gray: f10-g10',
    '1. White e3-e4 Red f10-g10',
    '1. W:e3-e4 R:f10-g10',
    '1. e3–e4 f10–g10',
    '1. e3 - e4 f10 - g10',
  ),
];

/** Full squares of Bartmess 2.4, with and without comma and board. */
const bartmess = [
  ...of('bartmess', 'a2W-a4W')(
    '1. b3,WB-b5,WB',
    '1. b3WB-b5WB',
    '1. b3,W-b5,W',
    '1. b3W-b5WB',
    '1. b3, WB - b5, WB',
    '1. b3,WB–b5,WB',
    '1. a2W-a4W',
    '1. Pb3,WB-b5,WB',
  ),
  ...of('bartmess', 'QP1r')('1. QP1r', '1. QL1r'),
];

/** Notations of others, which map one to one. */
const foreign = [
  ...of('bartmess', 'a2W-a4W', { form: 'roth' })('1. Pb2(2)-b4(2)'),
  ...of('meder', TWO, { form: 'commence' })('W P b2W-b4N\nB P b7B-b5B', '1. W P b2W-b4N\n1... B P b7B–b5B'),
  ...of('grant', 'b2W-b4N', { form: 'grant' })('1. 1b2-2b4', '1. 1b2–2b4'),
  ...of('meder', 'b2W-b4W', { form: 'lynn-smith' })('1. Wb2-Wb4'),
  ...of('meder', '', { kind: 'none', fault: [/chess on one board/] })('1. e4 e5 2. Nf3', 'e4 e5 Nf3', '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6'),
  ...of('meder', '', { kind: 'none', fault: [/Zillions/] })('VariantName=Tri-D\n1. Pawn b2 - b4'),
  ...of('meder', '', { kind: 'none', fault: [/Fascinating/] })('Queen to queen’s level three'),
];

/** Links, as forums, mails and phones leave them. */
const links = [
  ...of('grant', TWO, { kind: 'link', by: 'meder' })(
    '#rules=meder&moves=b2W-b4N+b7B-b5B',
    'rules=meder&moves=b2W-b4N+b7B-b5B',
    'https://example.org/board/#rules=meder&moves=b2W-b4N+b7B-b5B',
    'http://localhost:4321/board/#moves=b2W-b4N+b7B-b5B&rules=meder',
    '#rules=meder&amp;moves=b2W-b4N+b7B-b5B',
    '#rules=meder&amp;amp;moves=b2W-b4N+b7B-b5B',
    '#rules=meder&#38;moves=b2W-b4N+b7B-b5B',
    '#rules%3Dmeder%26moves%3Db2W-b4N%2Bb7B-b5B',
    'https://example.org/board/%23rules%3Dmeder%26moves%3Db2W-b4N%2Bb7B-b5B',
    '#rules=meder&moves=b2W-b4N%20b7B-b5B',
    '#rules=meder&moves=b2W-b4N b7B-b5B',
    '#rules=meder&moves=b2W-b4N+b7B-b5B.',
    '#rules=meder&moves=b2W-b4N+b7B-b5B).',
    '#rules=meder&moves=b2W-b4N+b7B-b5B”',
    '#rules=meder&moves=b2W-b4N+b7B-b5B&at=1.',
    '#rules=meder&moves=b2W-b4N+b7B-b5B&at=1,',
    '#rules=Meder&moves=b2W-b4N+b7B-b5B',
    '#Rules=MEDER&Moves=b2W-b4N+b7B-b5B',
    'Look at https://example.org/board/#rules=meder&moves=b2W-b4N+b7B-b5B, it is fine',
    '<https://example.org/board/#rules=meder&moves=b2W-b4N+b7B-b5B>',
    '[our game](https://example.org/board/#rules=meder&moves=b2W-b4N+b7B-b5B)',
    '(see https://example.org/board/#rules=meder&moves=b2W-b4N+b7B-b5B)',
    'https://example.org/board/#rules=meder&moves=b2W-b4N+\nb7B-b5B',
    '#rules=meder&moves=b4N+b5B',
    '#rules=meder&moves=b2W–b4N+b7B-b5B',
    '#rules=meder&moves=b2W-b4N+{bold}+b7B-b5B+(a7B-a6N)',
  ),
  ...of('grant', TWO, { kind: 'link', by: 'meder', fault: [/not known here, “colour”/, 'colour'] })(
    '#rules=meder&moves=b2W-b4N+b7B-b5B&colour=red',
  ),
  ...of('grant', 'b2W-b4N', { kind: 'link', by: 'meder', fault: [/“b9B-b5B”/, 'b9B-b5B'] })('#rules=meder&moves=b2W-b4N+b9B-b5B'),
  ...of('meder', TWO, { kind: 'link', fault: [/“9”, expected a step from 0 to 2/, '9'] })('#rules=meder&moves=b2W-b4N+b7B-b5B&at=9'),
];

const start = findRuleset('meder')!.start;
/** Positions, as other fields and programs hand them on. */
const positions = of('meder', '', { kind: 'position' })(
  start,
  start.replace(' w ', '  w '),
  ` ${start}\n`,
  start.replace(';N:', ';\nN:'),
  start.replaceAll(' ', '\n'),
  `"${start}"`,
  `“${start}”`,
  `\`${start}\``,
  `Position: ${start}`,
  `[Position "${start}"]`,
  start.replaceAll('/', '\\/'),
  encodeURIComponent(start),
  start.replaceAll(' ', '%20'),
  start.replaceAll(' ', '\u00a0'),
  start.replace(' w ', ' W '),
);

/** Siblings of the kinds above. */
const siblings = [
  ...of('meder', FIVE)(
    '1. b4N b5B 2. c3W a6N 3. Knight c2W',
    '1. b4N b5B 2. c3W a6N 3. Ktc2W',
    '1. b4N b5B 2. c3W a6N 3. N c2W',
    '1. b4N b5B 2. c3W a6N 3. Na1W-c2W',
  ),
  ...of('meder', TWO)('[Ruleset "meder"\n1. b4N b5B', '> 1. b4N b5B', '```\n1. b4N b5B\n```', '- b4N\n- b5B', '1.b4N{a}b5B{b}'),
  ...of('meder', TWO, { kind: 'link' })('https://example.org/board/?utm=1#rules=meder&moves=b2W-b4N%2Bb7B-b5B', '#moves=b2W-b4N+b7B-b5B'),
  ...of('bartmess', '', { fault: [/level is missing: b3,WB-b5,NB or b3,WB-b5,WB/, 'b3-b5'] })('1. b3-b5'),
  ...of('meder', TWO, { fault: [/“x” is not/, 'x'] })('1. b4N b5B 2. x x'),
  ...of('meder', TWO, { fault: [/moves stand behind the result/i, 'c3W'] })('1. b4N b5B 1-0 2. c3W'),
];

/** What is read up to a fault, and what it is that is not read. */
const faults = [
  ...of('meder', TWO, { fault: [/another game begins/, '[White'] })('[White "A"]\n\n1. b4N b5B *\n\n[White "B"]\n\n1. c3W a6N *'),
  ...of('meder', FOUR, { fault: [/another game begins/, '1.'] })('1. b4N b5B 2. c3W a6N\n\n1. c3W a6N 2. b4N b5B'),
  ...of('meder', 'b2W-b4N', { fault: [/comment that begins with \{ has no \}/, '{good'] })('1. b4N {good b5B 2. c3W a6N'),
  ...of('meder', TWO, { fault: [/variation that begins with \( has no \)/, '(1...'] })('1. b4N b5B (1... a6N 2. c3W'),
  ...of('meder', TWO, { fault: [/ends a variation that has no \(/, ')'] })('1. b4N b5B ) 2. c3W'),
  ...of('meder', TWO, { fault: [/move 2 \(White\): “Qh5” is not/, 'Qh5'] })('1. b4N b5B\n2. Qh5 a6N'),
  ...of('meder', TWO, { fault: [/^Move 2 \(White\): “♘c9W”/, '♘c9W'] })('1. b4N b5B 2. ♘c9W'),
  ...of('meder', '', { fault: [/level is missing: b4N or b4W/, 'b4'] })('1. b4 b5', 'b4'),
  ...of('meder', TWO, { fault: [/level is missing/, 'Nb3'] })('1. b4N b5B 2. Nb3'),
  ...of('usenet', TWO, { fault: [/the rook is C and the knight is KN: “Ra1W” is written Ca1W/, 'Ra1W'] })('1. b4N b5B 2. Ra1W'),
  ...of('usenet', TWO, { fault: [/“Nb3N” is written KNb3N/, 'Nb3N'] })('1. b4N b5B 2. Nb3N'),
  ...of('harshman', 'e3-e4', { fault: [/calls White, but it is the turn of Gray/, 'W:'] })('1. W: e3-e4 W: f10-g10'),
  ...of('meder', '', { fault: [/“chess960” is not a ruleset known here/, 'chess960'], by: '' })('[Ruleset "chess960"]\n\n1. b4N b5B'),
  ...of('meder', TWO, { fault: [/“Raumschach”, which is not one/, 'Raumschach'] })('[Variant "Raumschach"]\n\n1. b4N b5B'),
  ...of('meder', TWO, { fault: [/1-0.*0-1|0-1.*1-0/] })('[Result "1-0"]\n\n1. b4N b5B 0-1'),
  ...of('meder', '', { kind: 'none', fault: [/neither a position nor a game/] })(
    'White played chess and Black answered.',
    'seven words are not a position here, friend',
    'hello',
    'a/b/c d e f g h i',
  ),
  ...of('meder', TWO)('White played b4N and Black answered b5B.'),
  ...of('meder', '', { kind: 'none', fault: [/nothing to read/] })('', ' \n\u200b'),
  ...of('meder', '', { kind: 'none', fault: [/no game of ours/] })('https://example.org/abc'),
];

/** The corpus: texts in all forms that people paste. */
export const TEXTS: readonly OutsideText[] = [
  ...characters,
  ...layouts,
  ...remarks,
  ...headers,
  ...letters,
  ...bartmess,
  ...foreign,
  ...links,
  ...positions,
  ...siblings,
  ...faults,
];
