import { describe, expect, test } from 'vitest';
import { FIGURES, nameMove, readMove, spellFigures } from '../../src/board/text/move-names.ts';
import { NOTATION_CHOICES } from '../../src/board/state/settings.ts';
import { findRuleset, RULESETS, type Move, type Position } from '../../src/engine/index.ts';
import { sayFault } from '../../src/words/faults.ts';

function open(id: string, text?: string): Position {
  const ruleset = findRuleset(id)!;
  const read = ruleset.parse(text ?? ruleset.start);
  if (!read.ok) throw new Error(sayFault(read.fault));
  return read.value;
}

/** Positions met on a walk by a fixed rule: every fifth of so many plies. */
function walk(start: Position, plies: number): readonly Position[] {
  const met = [start];
  let here = start;
  let seed = 20_261;
  for (let ply = 1; ply <= plies && here.status() === 'playing'; ply++) {
    const moves = here.moves();
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    here = here.after(moves[seed % moves.length]!);
    if (ply % 5 === 0) met.push(here);
  }
  return met;
}

/** Promotions, castling, boards that move and turn, a board that moves with a pawn that promotes by it. */
const RICH: readonly (readonly [string, string])[] = [
  ['meder', 'W:4/4/1P1P/2B1;N:4/4/2p1/4;B:4/1pPp/4/4;QL@QL3:2/R1;KL@KL1:2/K1;ql@QL6:2/1r;kl@KL6:kr/pp w - - - 0 10'],
  ['grant', 'W:4/1P2/P3/NBKN;N:4/2n1/1P2/4;B:1bbn/pBqp/2p1/4;QL@QP4:P1/RQ;KL@KP6:2/2;ql@QP9:r1/p1;kl@KP12:kr/pp b - - - 0 14'],
];

const move = (position: Position, id: string): Move => position.moves().find((one) => one.id === id)!;

describe('the name of a move', () => {
  const positions = [...RULESETS.flatMap((ruleset) => walk(open(ruleset.id), 30)), ...RICH.map(([id, text]) => open(id, text))];

  test('is unique in its position and read back, in every notation and ruleset', () => {
    let count = 0;
    const met = new Set<string>();
    for (const position of positions) {
      for (const notation of NOTATION_CHOICES) {
        const names = position.moves().map((one) => nameMove(position, one, notation));
        expect(new Set(names).size, `${position.ruleset.id}, ${notation}: ${position.text()}`).toBe(names.length);
        position.moves().forEach((one, index) => {
          const read = readMove(position, names[index]!);
          expect(read.ok && read.value.id, `${position.ruleset.id}, ${notation}: “${names[index]}”`).toBe(one.id);
          met.add(one.promotion ? `${one.kind} with promotion` : one.kind);
          count += 1;
        });
      }
    }
    expect(positions.length).toBeGreaterThan(25);
    expect(count).toBeGreaterThan(4000);
    expect([...met]).toEqual(expect.arrayContaining(['piece', 'board', 'castling', 'piece with promotion']));
  });

  test('has pictures for the letters each ruleset uses, and none for a pawn', () => {
    const meder = open('meder');
    expect(nameMove(meder, move(meder, 'a1W-b3N'), 'rules')).toBe('Nb3N');
    expect(nameMove(meder, move(meder, 'a1W-b3N'), 'pictures')).toBe('♞b3N');
    expect(nameMove(meder, move(meder, 'b2W-b4N'), 'pictures')).toBe('b4N');
    for (const position of positions) {
      for (const one of position.moves()) {
        const text = nameMove(position, one, 'pictures');
        const role = position.at(one.from)?.role;
        const isPiece = one.kind === 'piece' && role !== undefined && role !== 'pawn';
        if (isPiece) expect(text.startsWith(FIGURES[role])).toBe(true);
        const wanted = (isPiece ? 1 : 0) + (one.promotion ? 1 : 0);
        expect([...text].filter((c) => c >= '♚' && c <= '♞').length, `${position.ruleset.id} ${text}`).toBe(wanted);
      }
    }
  });

  test('names the piece where the ruleset does not (Bartmess 2), and is then still read', () => {
    const own = positions.filter((position) => position.ruleset.id === 'bartmess');
    const [here, knight] = own
      .flatMap((position) => position.moves().map((one) => [position, one] as const))
      .find(([position, one]) => position.at(one.from)?.role === 'knight')!;
    const plain = nameMove(here, knight, 'usual');
    expect(plain).toMatch(/^[za-e]\d/);
    expect(nameMove(here, knight, 'pictures')).toBe(`♞${plain}`);
  });

  test('has the squares as the boards show them, though the ruleset letters them otherwise (Bartmess 2.2)', () => {
    const start = open('bartmess');
    expect(nameMove(start, move(start, 'b2W-b4N'), 'usual')).toBe('b2W-b4N');
    expect(nameMove(start, move(start, 'b2W-b4N'), 'rules')).toBe('c3,WB-c5,NB');
    const meder = open('meder');
    expect(nameMove(meder, move(meder, 'a1W-b3N'), 'usual')).toBe(nameMove(meder, move(meder, 'a1W-b3N'), 'rules'));
  });

  test('counts from each player’s own side where the ruleset does (Harshman II), else stays the ruleset’s', () => {
    const start = open('harshman');
    const gray = start.after(start.moves()[0]!);
    const [first] = gray.moves();
    expect(nameMove(gray, first!, 'relative')).toMatch(/^G-/);
    expect(nameMove(gray, first!, 'rules')).not.toMatch(/^G-/);
    const meder = open('meder');
    expect(nameMove(meder, meder.moves()[0]!, 'relative')).toBe(nameMove(meder, meder.moves()[0]!, 'rules'));
  });

  test('is read with outlined pictures, blanks and long dashes too; what is not a move is refused by the ruleset', () => {
    const meder = open('meder');
    for (const text of ['♘b3N', '♞ b3N', 'a1W – b3N', 'Nb3N']) {
      const read = readMove(meder, text);
      expect(read.ok && read.value.id, text).toBe('a1W-b3N');
    }
    for (const text of ['♞b9N', 'a1W-a9W', '♜b3N', '']) expect(readMove(meder, text).ok, text).toBe(false);
  });

  test('is read out with letters', () => {
    expect(spellFigures('3. ♞xc6B+')).toBe('3. Nxc6B+');
    expect(spellFigures('b4N')).toBe('b4N');
  });
});
