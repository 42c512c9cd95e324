import { describe, expect, test } from 'vitest';
import { expect as valueOf, RULESETS, type Position } from '../../../../src/engine/index.ts';
import { nameMove } from '../../../../src/board/text/move-names.ts';
import { NOTATION_CHOICES } from '../../../../src/board/state/settings.ts';
import { pageOnForeign, recogniseForeign } from '../../../../src/game/reader/forms/index.ts';
import { FOREIGN } from '#words/foreign.ts';
import { pick, seeded } from '../../../engine/trid/random.ts';
import { writeCommence, writeLynnSmith, writeRoth, writeThompson } from './writers.ts';

const KNOWN: readonly (readonly [keyof typeof FOREIGN, readonly string[]])[] = [
  [
    'flat-game',
    [
      '1. e4 e5 2. Nf3',
      '1. d4 Nf6 2. c4 g6 3. Nc3 Bg7',
      'e4 e5 Nf3 Nc6',
      'e2e4 e7e5 g1f3',
      '[Event "Casual"]\n[White "A"]\n\n1. e4 {best by test} c5 2. Nf3 d6 1-0',
      '1.f4 d5 2.Nf3 O-O',
      '1. P-K4 P-K4 2. Kt-KB3',
      '1. e4 e5 2. Sf3 Sc6 3. Lb5',
      '1. d2-d4 d7-d5 2. Ng1-f3',
      'd2d4 d7d5 c2c4',
      '1 5254 5755 2 7163',
      'position startpos moves e2e4 e7e5',
      '[Variant "Chess960"]\n\n1. d4 d5',
      '[Site "https://lichess.org/abcdefgh"]\n\n1. c4 c5',
    ],
  ],
  [
    'flat-position',
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'FEN: r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3'],
  ],
  ['zillions', ['RulesFile=ST3D.zrf\nVariantName=ST3D Chess\n1. Pawn b2 - b4', '1. Pawn b2 - b4\n1. Pawn c7 - c5', '1. Knight Wb1 - Wc3']],
  ['freer-position', ['b6B6w1W1 nbbn/dddd/4/4|4/4/4/4|4/4/DDDD/NBBN|rq/dd|kr/dd|DD/RQ|DD/KR w KQkq - 0 1']],
  ['quadrants', ['1. QL1-QL3^180', 'WQL: QL1-QL3', 'Pb1QL1@q1', 'Pb1QL1@q1; QL1-QL3^180; PQL3@q3-b3W']],
  [
    'television',
    ['Q-QL3', '1. Q-QL3 Kt-KL1', 'Queen to queen’s level three', "Queen to Queen's Level Two, Mr. Spock.", 'bishop to king’s level one'],
  ],
  ['grant-sides', ['bqlr1', '1. wqlr1-wqlr2', 'WQLR1']],
  [
    'shogi',
    [
      '1. P-7f P-3d 2. P-2f',
      'P7g-7f P3c-3d',
      '▲7六歩 △3四歩',
      '7g7f 3c3d',
      'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
      'position startpos moves 7g7f 3c3d',
    ],
  ],
  ['xiangqi', ['1. C2=5 N8+7', 'h2e2 h9g7', '炮二平五 马8进7', 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1']],
  ['other-game', ['(;GM[1]FF[4]SZ[19];B[pd];W[dp])', '1. 11-15 23-19 2. 8-11', '1. 32-28 19-23']],
  [
    'other-site',
    [
      'https://lichess.org/abcdefgh/black#12',
      'lichess.org/analysis/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1',
      'see https://www.chess.com/game/live/123456789',
    ],
  ],
  ['other-levels', ['1. Aa1-Bb2', 'Nab3 Bc2-Cc3', '7c2-2h2', '1. N1g1-2g3', '1e2-1e4']],
];

/** Records of random play in every notation of ours and in those that are read, with the positions met. */
function* playAtRandom(start: Position, seed: number, plies: number): Generator<string> {
  const random = seeded(seed);
  const isTriD = start.ruleset.family === 'trid';
  const writers = [
    ...NOTATION_CHOICES.map(
      (notation) => (position: Position, move: ReturnType<Position['moves']>[number]) => nameMove(position, move, notation),
    ),
    ...(isTriD ? [writeRoth, writeThompson, writeCommence, writeLynnSmith] : []),
  ];
  const lines = writers.map(() => [] as string[]);
  let position = start;
  for (let ply = 0; ply < plies && position.moves().length > 0; ply += 1) {
    const move = pick(random, position.moves());
    for (const [at, write] of writers.entries()) {
      const word = write(position, move);
      yield word;
      lines[at]!.push(
        ply % position.ruleset.players.length === 0 ? `${Math.floor(ply / position.ruleset.players.length) + 1}. ${word}` : word,
      );
    }
    position = position.after(move);
    yield position.text();
  }
  for (const line of lines) {
    yield line.join(' ');
    yield line.join('\n');
    yield line.slice(0, 2).join(' ');
    yield line.map((word) => word.replace(/^\d+\. /, '')).join(' ');
  }
}

describe('a text that is not read', () => {
  test.each(KNOWN)('is known as %s', (kind, texts) => {
    for (const text of texts) expect(recogniseForeign(text), text).toBe(kind);
  });

  test('each kind is said in one sentence or two, with a page to go to, and is tried here', () => {
    expect(Object.keys(FOREIGN).toSorted()).toEqual(KNOWN.map(([kind]) => kind).toSorted());
    for (const [kind] of KNOWN) {
      expect(FOREIGN[kind].length).toBeLessThan(240);
      expect(pageOnForeign(kind)).toMatch(/^\/.*\/(?:#[a-z-]+)?$/);
    }
  });

  test('the faulty word alone gives it away, where the text is long', () => {
    expect(recogniseForeign('a game', 'Q-QL3')).toBe('television');
    expect(recogniseForeign('1. b4N b5B', 'x9')).toBeUndefined();
  });

  test.each([
    '1. b4 b5 2. c3 a6', // the level is missing, which has a sentence of its own
    'b4 b5',
    'White played b4N and Black answered b5B.',
    '1. b4N b5B 2. c3W a6N (=) ... etc.',
    '1. b4N b5B 2. 0-0',
    '1. Pb2(2)-b4(2)',
    'W P b2W-b4N\nB P b7B-b5B',
    '1. 1b2-1b4 3b7-3b5',
    'Wb2-Wb4',
    'Knc1-d4',
    'nothing at all',
    '',
  ])('“%s” is none of them', (text) => {
    expect(recogniseForeign(text)).toBeUndefined();
  });

  test('no game or position of ours is taken for another, in any notation', { timeout: 60_000 }, () => {
    let count = 0;
    for (const ruleset of RULESETS) {
      const starts = [ruleset.begin(), ruleset.begin(), ruleset.begin()];
      for (const [seed, start] of starts.entries())
        for (const text of playAtRandom(start, seed + 1, 60)) {
          expect(recogniseForeign(text), text).toBeUndefined();
          count += 1;
        }
      for (const game of ruleset.games) {
        let position = ruleset.begin();
        const words = game.steps.map((id) => {
          const move = position.moves().find((one) => one.id === id);
          const word = move ? ruleset.notation.write(position, move) : id;
          position = valueOf(position.play(id));
          return word;
        });
        for (const text of [words.join(' '), game.steps.join(' ')]) expect(recogniseForeign(text), text).toBeUndefined();
      }
    }
    expect(count).toBeGreaterThan(4000);
  });

  test('a megabyte is answered at once', () => {
    for (const piece of ['1', 'nbbn/', 'a1-', 'Q-', ' e4', '@q', 'Aa1-', '{']) {
      const text = piece.repeat(Math.ceil(1_000_000 / piece.length));
      // The best of several: a busy machine takes a test from the processor at any time.
      const times = Array.from({ length: 5 }, () => {
        const begin = performance.now();
        recogniseForeign(text);
        return performance.now() - begin;
      });
      expect(Math.min(...times), piece).toBeLessThan(50);
    }
  });
});
