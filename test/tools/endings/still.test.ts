import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expect as take, findRuleset, type PlacedPiece, type Position } from '../../../src/engine/index.ts';
import { squareName } from '../../../src/engine/trid/tables.ts';
import { sayRuling } from '../../../src/words/rulings.ts';
import { makeRandom } from '../../../curation/common/random.ts';
import { countBare, keepsShade, listPlacings, type BareCount } from '../../../curation/endings/bare.ts';
import { ALL_PINS, FRAMES } from '../../../curation/endings/frames.ts';
import { clearMachine, makeSetup, solveStill, type Frame } from '../../../curation/endings/still.ts';
import { listSquares, type TablebaseCount } from '../../../src/engine/trid/fixed-board-tablebase.ts';

const read = (file: string): string => readFileSync(new URL(`../../../src/content/${file}`, import.meta.url), 'utf8');
const stored = JSON.parse(read('endings.json')) as {
  readonly still: readonly (Frame & TablebaseCount)[];
  readonly bare: readonly (BareCount & { readonly ruleset: string; readonly keepsShade: boolean })[];
};
const countOf = (ruleset: string, role: Frame['role'], mayPass: boolean, pins?: string): TablebaseCount =>
  stored.still.find(
    (one) => one.ruleset === ruleset && one.role === role && one.mayPass === mayPass && (pins ?? one.pins.join(' ')) === one.pins.join(' '),
  )!;

/** A position with these pieces, if White may be on move there. */
function place({ ruleset, pins }: Frame, pieces: readonly PlacedPiece[]): Position | undefined {
  const position = findRuleset(ruleset)!.fromSetup(makeSetup(pins, pieces, 'w'));
  return position.ok ? position.value : undefined;
}

const isStep = (id: string): boolean => /^[za-e]\d/.test(id) && !id.endsWith('^');

/** In how many moves White mates with boards that stand still, up to `most`; by nothing but legal moves and the status. */
function mates(position: Position, most: number, mayPass: boolean): number {
  for (let moves = 1; moves <= most; moves++) if (canMate(position, moves, mayPass)) return moves;
  return 0;
}

const stepsOf = (position: Position): readonly Position[] =>
  position
    .moves()
    .filter(({ id }) => isStep(id))
    .map(({ id }) => take(position.play(id)));

function canMate(position: Position, moves: number, mayPass: boolean): boolean {
  return stepsOf(position).some((next) => {
    const replies = stepsOf(next);
    const isChecked = next.checks().length > 0;
    if (replies.length === 0 && isChecked) return true;
    if (moves === 1 || (replies.length === 0 && !mayPass)) return false;
    if (replies.some((reply) => reply.status() === 'draw:material' || !canMate(reply, moves - 1, mayPass))) return false;
    return isChecked || !mayPass || canMate(pass(next), moves - 1, mayPass);
  });
}
const pass = ({ ruleset, setup }: Position): Position => take(ruleset.fromSetup({ ...setup, turn: setup.turn === 'w' ? 'b' : 'w' }));

describe('king and one piece against a bare king, boards standing still', () => {
  test('the stored counts are those of the frames', () => {
    expect(stored.still.map(({ ruleset, role, pins, mayPass }) => ({ ruleset, role, pins, mayPass }))).toEqual(FRAMES);
  });

  test.for([
    ['usenet', 'rook', true],
    ['bartmess', 'rook', true],
    ['bartmess', 'rook', false],
  ] as const)(
    '%s, %s: counted anew it is the same, and what is won in two moves plain play finds',
    { timeout: 300_000 },
    ([ruleset, role, mayPass]) => {
      const frame = FRAMES.find((one) => one.ruleset === ruleset && one.role === role && one.mayPass === mayPass)!;
      const { winIn, positions, won, most } = solveStill(frame);
      expect(countOf(ruleset, role, mayPass)).toMatchObject({ positions, won, most });
      const machine = clearMachine(ruleset, frame.pins);
      const squares = listSquares(machine);
      const random = makeRandom(7);
      const pick = (): number => squares[Math.floor(random() * squares.length)]!;
      const tried = new Map<number, number>();
      for (let i = 0; i < 200_000 && Math.min(...[0, 1, 2].map((moves) => tried.get(moves) ?? 0)) < 4; i++) {
        const [king, piece, bare] = [pick(), pick(), pick()];
        if (new Set([king, piece, bare]).size < 3) continue;
        const moves = winIn(king, piece, bare);
        if (moves > 2 || (tried.get(moves) ?? 0) >= 4) continue;
        const name = (square: number): string => squareName(square, machine.pinBoard);
        const pieces: readonly PlacedPiece[] = [
          { owner: 'w', role: 'king', square: name(king) },
          { owner: 'w', role: 'rook', square: name(piece) },
          { owner: 'b', role: 'king', square: name(bare) },
        ];
        const position = place(frame, pieces);
        // Nobody is won where White may not be on move.
        if (position) expect(mates(position, 2, mayPass), position.text()).toBe(moves);
        else expect(moves).toBe(0);
        tried.set(moves, (tried.get(moves) ?? 0) + 1);
      }
      expect([...tried.keys()].sort()).toEqual([0, 1, 2].filter((moves) => moves <= most));
    },
  );
});

describe('what the site says of these endings is what was counted', () => {
  const share = ({ won, positions }: TablebaseCount): string => {
    const percent = (100 * won) / positions;
    return won === positions ? 'every position' : `${percent.toFixed(percent > 99 ? 2 : 1)} %`;
  };
  const TEXTS: Readonly<Record<string, readonly string[]>> = {
    bartmess: ['docs/rules/bartmess.mdx', 'docs/learn/bartmess/draws.mdx'],
    meder: ['docs/rules/meder.mdx', 'docs/learn/meder/endings.mdx'],
    grant: ['docs/rules/grant.mdx', 'docs/learn/grant/draws.mdx'],
    usenet: ['docs/rules/usenet.mdx', 'docs/learn/usenet/draws.mdx'],
  };

  test.for(Object.entries(TEXTS))('%s: reference, lesson and ruling', ([ruleset, files]) => {
    const [queen, rook, waiting] = [countOf(ruleset, 'queen', true), countOf(ruleset, 'rook', false), countOf(ruleset, 'rook', true)];
    expect(share(queen)).toBe('every position');
    const said = [sayRuling(ruleset, 'queen-and-rook').says, ...files.map(read)];
    for (const text of said) for (const part of [`at most ${queen.most} moves`, share(rook), share(waiting)]) expect(text).toContain(part);
    // No other share of positions stands beside them.
    const known = [share(rook), share(waiting)];
    const shares = said.flatMap((text) => text.match(/\b\d+(?:\.\d+)? %/g) ?? []);
    expect(shares.filter((one) => !known.includes(one))).toEqual([]);
  });

  test('bartmess: with boards on pins 5 and 8 the rook wins too, in the moves the reference says', () => {
    const count = countOf('bartmess', 'rook', false, 'QP5 KP5 QP8 KP8');
    expect([count.won, read('docs/rules/bartmess.mdx')]).toEqual([
      count.positions,
      expect.stringContaining(`at most ${count.most} moves, if it may not pass`),
    ]);
  });

  test('usenet: the rook without passing, in the moves the reference says', () => {
    expect(read('docs/rules/usenet.mdx')).toContain(`at most ${countOf('usenet', 'rook', false).most} moves`);
  });
});

describe('bare men that cannot mate (Usenet, Rules)', () => {
  test('every placing was looked at, and none has a mate', () => {
    const placings = listPlacings(ALL_PINS);
    expect(stored.bare.find(({ ruleset }) => ruleset === 'usenet')).toMatchObject({
      placings: placings.length,
      knightMates: 0,
      shutFlights: 0,
      keepsShade: true,
    });
    for (const text of [sayRuling('usenet', 'too-little').why, read('docs/rules/usenet.mdx'), read('docs/learn/usenet/draws.mdx')])
      expect(text).toContain(`${placings.length.toLocaleString('en-GB')} placings`);
  });

  test('some of them are looked at anew; under Meder’s rules, where one knight mates, mates are found', () => {
    const placings = listPlacings(ALL_PINS).filter((_, index) => index % 1000 === 0);
    expect(countBare('usenet', placings)).toEqual({ placings: placings.length, knightMates: 0, shutFlights: 0 });
    expect(keepsShade('usenet', placings[0]!)).toBe(true);
    expect(countBare('meder', [['QL1', 'KL1', 'QL6', 'KL6']]).knightMates).toBeGreaterThan(0);
  });
});
