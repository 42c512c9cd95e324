import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { INSIGHTS } from '../../src/comparison/insights.ts';

const readSource = (path: string): string => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8');
const GRANT = readSource('content/docs/learn/grant/draws.mdx');
/** What a man is worth in the games of the search against itself, and how far that may be off. */
const worth = (role: string) => INSIGHTS['grant']!.values.find(({ name }) => name === role)!.worth;

describe('what a lesson says of measured worth', () => {
  test('is so under Grant’s rules: a bishop as a knight, half a rook; a queen far more', () => {
    expect(GRANT).toContain('a bishop was worth about as much as a knight, and half a rook. A queen was worth far more.');
    const [bishop, knight, rook, queen] = ['bishop', 'knight', 'rook', 'queen'].map(worth);
    expect(Math.abs(bishop!.value - knight!.value)).toBeLessThan(50);
    expect(Math.abs(rook!.value / bishop!.value - 2)).toBeLessThan(0.3);
    expect(queen!.value - queen!.error).toBeGreaterThan(rook!.value + rook!.error);
  });
});

describe('what lessons on good play under Meder’s rules say of the games', () => {
  const of = (name: string) => INSIGHTS['meder']!.values.find((one) => one.name === name)!.worth;
  const lesson = (name: string): string => readSource(`content/docs/learn/meder/${name}.mdx`);

  test('is so: a queen is worth four to five pawns, a rook two to three, and knight and bishop have no sure order', () => {
    expect(lesson('trades')).toContain(
      'a queen was worth four to five pawns, not nine, and a rook two to three. Between knight and bishop no order is sure.',
    );
    const [queen, rook, knight, bishop, pawn] = ['queen', 'rook', 'knight', 'bishop', 'pawn'].map(of);
    const inPawns = (worth: { readonly value: number }): number => worth.value / pawn!.value;
    expect([Math.floor(inPawns(queen!)), Math.floor(inPawns(rook!))]).toEqual([4, 2]);
    expect(Math.abs(knight!.value - bishop!.value)).toBeLessThan(knight!.error + bishop!.error);
    expect(pawn!.value - pawn!.error).toBeGreaterThan(100);
    expect(lesson('trades')).toContain(`one pawn is ${(pawn!.value / 100).toFixed(1)} of those our search reckons in.`);
  });

  test('is so: an empty board by itself is worth nothing that can be told from zero', () => {
    expect(lesson('worth-of-boards')).toContain(
      'An empty board by itself was worth nothing that [our games](/rules/meder/wins/#things) could tell from zero.',
    );
    const { value, error } = of('empty-board');
    expect(Math.abs(value)).toBeLessThan(error);
  });

  test('is so: few first moves stand out', () => {
    expect(lesson('first-ten-moves')).toContain('[few first moves stand out](/rules/meder/wins/#first-moves)');
    const { first, shares } = INSIGHTS['meder']!;
    const clear = first.filter(({ share }) => Math.abs(share.value - shares[0]!.share.value) > share.error);
    expect(clear.length).toBeGreaterThan(0);
    expect(clear.length).toBeLessThan(first.length / 4);
  });
});

interface Ending {
  readonly ruleset: string;
  readonly role: string;
  readonly pins: readonly string[];
  readonly mayPass: boolean;
  readonly positions: number;
  readonly won: number;
  readonly most: number;
}
const { still } = JSON.parse(readSource('content/endings.json')) as { readonly still: readonly Ending[] };
/** The count of an ending with the boards standing still on the pins where they begin. */
const countOf = (ruleset: string, role: string, mayPass: boolean): Ending =>
  still.find((one) => one.ruleset === ruleset && one.role === role && one.mayPass === mayPass)!;
const share = ({ won, positions }: Ending, digits: number): string => `${((100 * won) / positions).toFixed(digits)} %`;

describe('what texts say of king and one piece against a bare king is what was counted', () => {
  test('under Meder’s rules: a rook, with still boards and against a king that may pass (1.2, C4)', () => {
    const [stands, passes] = [countOf('meder', 'rook', false), countOf('meder', 'rook', true)];
    const lesson = readSource('content/docs/learn/meder/endings.mdx');
    expect(lesson).toContain(
      `If they stand still, king and rook win ${share(stands, 2)} of the positions. If the lone king may pass, they win ${share(passes, 1)}.`,
    );
    expect(lesson).toContain('summary: A queen wins. A rook does not while the lone king can wait with a board.');
    expect(passes.won / passes.positions).toBeLessThan(0.5);
    const claim = readSource('content/claims/meder.jsonl')
      .split('\n')
      .find((line) => line.includes('"meder-ruling-rook-mate"'))!;
    expect(claim).toContain(`${share(stands, 2)} of the positions with White to move are won, in at most ${stands.most} moves`);
    expect(claim).toContain(`${share(passes, 1)} if the lone king may pass`);
  });

  test('under Grant’s rules: a rook hardly wins', () => {
    const [stands, passes] = [countOf('grant', 'rook', false), countOf('grant', 'rook', true)];
    const says = `king and rook win ${share(stands, 1)} of the positions, or ${share(passes, 1)} if`;
    expect(GRANT).toContain(says);
    expect(readSource('words/en/rulings/grant.ts')).toContain(says.replace('king', 'King'));
    expect(stands.won / stands.positions).toBeLessThan(0.01);
  });
});
