import { expect, describe, test } from 'vitest';
import { expect as must, findRuleset, makeRecord, parseRecord } from '../../../src/engine/index.ts';
import { readText } from '../../../src/game/reader/read-text.ts';

/** An en passant that gives check under each ruleset (Bartmess 2.2, Meder E10, house in Harshman), with what is written behind it. */
const CHECKS = [
  ['bartmess', 'W:Pp2/4/1P1K/BQ1B;N:4/4/2P1/3P;B:bq1b/pkpp/4/4;QL@QP1:NP/RP;KL@KP1:PN/PR;ql@QP12:rp/np;kl@KP12:pr/pn b * c4N:c3W,c3N - 0 4', 'c5,WBxd4,NB', '+'],
  ['meder', 'W:4/3B/1K1P/3N;N:p2p/Bp2/P1P1/3p;B:2k1/r1Pb/p1p1/4;QL@QL1:PP/1R;KL@KL1:PP/QR;ql@QL5:2/p1;kl@KL6:nr/1p b * a4N:a3W,a3N - 0 26', 'zQL5xa3N', '+'],
  ['grant', 'W:P3/P1KB/4/4;N:4/2PR/2p1/2P1;B:1bk1/2p1/p1Pp/p1pP;QL@QP4:1P/2;KL@KP2:Q1/2;ql@QP12:r1/2;kl@KP12:1r/2 w e9kl d6B:d7B - 0 41', 'cBxd7B', '+'],
  ['usenet', 'W:3P/4/P3/4;N:2r1/4/1BPp/3K;B:1b2/pP2/2rp/Rpp1;QL@QP5:PP/R1;KL@KP5:1P/1B;ql@QP8:2/p1;kl@KP8:2/1k w * d4N:d5N - 0 29', 'cNxd5N', '+'],
  ['harshman', 'gR1gP2bPbR/1gP1gP1bPbPbB/gN3gP2bP1/1gPgB2bP2bPbK/4gP3bP2/gK1gPbNgP2bP1bP2/4gP6bP1/1gP1gP2bP2bP2bPbR/2wPgP5bPbP1bB/gRgBgB6wP1bP/2gP3wP2bBwP/2wPwBwP1wP1wR1/5wPwP2/3wNwKwNwB1 w wgb e1,f2,g2,g3,b7,m7,n7,m8,e9,l10,f11,m11,n11,m12,h13,l13,m13,h14,m14,n14 d7:d8 - 0 34', 'c6xd8', '+g'],
] as const; // prettier-ignore

/** Every order of what may stand behind a move, glued to each other or apart. */
const orders = (check: string): readonly string[] => {
  const marks = [' e.p.', ` e.p.${check}`, `${check} e.p.`, ` e.p. ${check}`, ` ${check} e.p.`, ` ${check}`, ` e.p.!${check}`];
  return [...marks, ` e.p.${check}!?`, `! e.p.${check}`, ` ep${check}`, ` ${check}e.p.`, ` e.p${check}!`];
};

describe('what stands behind a move says nothing new, in any order', () => {
  test.each(CHECKS)('%s: an en passant that gives check is read as it is written', (ruleset, position, move, check) => {
    const head = `[Ruleset "${ruleset}"]\n[Position "${position}"]\n\n`;
    const start = must(must(findRuleset(ruleset)!.configure({})).parse(position));
    const taken = start.moves().find((one) => one.enPassant && start.ruleset.notation.writeUnmarked(start, one).startsWith(move))!;
    const after = start.after(taken);
    const [next] = after.moves();
    expect(start.ruleset.notation.write(start, taken)).toBe(`${move} e.p.${check}`);
    for (const marks of orders(check)) {
      const text = `${head}${move}${marks} ${after.ruleset.notation.write(after, next!)}`;
      expect(
        must(parseRecord(text, findRuleset)).plies.map(({ id }) => id),
        text,
      ).toEqual([taken.id, next!.id]);
      const loose = readText(text, { find: findRuleset });
      expect([loose.fault, ...loose.plies.map(({ id }) => id)], text).toEqual([undefined, taken.id, next!.id]);
    }
    const record = must(parseRecord(`${head}${taken.id} ${next!.id}`, findRuleset));
    expect(must(parseRecord(makeRecord(record), findRuleset)).plies.map(({ id }) => id)).toEqual([taken.id, next!.id]);
  });

  test('but a declaration does, and so does a square; before the first move there is nothing to say', () => {
    const trapped = '7/8/9/3gP3bP2/11/1gP10/gK1gR10/1gP3wN5bPbK1/11bPbP/12/11/2wP4wP2/5wPwPwPwP/6wK1 g wgb * - - 0 24';
    const head = `[Ruleset "harshman"]\n[Position "${trapped}"]\n\n`;
    for (const [text, plies] of [
      ['d8-d1 +w #w', 2],
      ['d8-d1+w #w', 2],
      ['d8-d1 +w', 1],
    ] as const) {
      // prettier-ignore
      expect(must(parseRecord(head + text, findRuleset)).plies.length, text).toBe(plies);
      expect(readText(head + text, { find: findRuleset }).plies.length, text).toBe(plies);
    }
    for (const text of ['d8-d1 +w9', 'd8-d1 #', 'e.p. d8-d1', '+w d8-d1'])
      expect(parseRecord(head + text, findRuleset).ok, text).toBe(false);
  });
});
