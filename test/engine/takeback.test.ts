import { describe, expect, test } from 'vitest';
import { movesBoardToo, RULESETS, type Position, type Ruleset } from '../../src/engine/index.ts';
import { pick, seeded } from './trid/random.ts';
import { walk } from './trid/walk.ts';
import { sayFault } from '../../src/words/faults.ts';

/** Positions of games with every pawn taken off, as far as such a position is possible. */
function* pawnless(ruleset: Ruleset, count: number): Generator<Position> {
  const random = seeded(91);
  const games = ruleset.family === 'trid' ? walk(ruleset.id, 91, count) : stroll(ruleset, random, count);
  for (const position of games) {
    let { setup } = position;
    for (const { name, piece } of position.squares)
      if (piece?.role === 'pawn') {
        const drawn = ruleset.changeSetup(setup, { kind: 'put', square: name, piece: undefined });
        if (drawn.ok) setup = drawn.value;
      }
    const read = ruleset.fromSetup(setup);
    if (read.ok) yield read.value;
  }
}

function* stroll(ruleset: Ruleset, random: () => number, count: number): Generator<Position> {
  const first = ruleset.parse(ruleset.start);
  if (!first.ok) throw new Error(sayFault(first.fault));
  let position = first.value;
  for (let i = 0; i < count; i++) {
    if (i % 40 === 0 || position.moves().length === 0) position = first.value;
    position = position.after(pick(random, position.moves()));
    if (i % 10 === 9) yield position;
  }
}

/** The moves of pieces that capture nothing and cannot be made the other way round by a piece that stands where they lead. */
function findOneWay(position: Position): { asked: number; found: string[] } {
  const { ruleset } = position;
  const found: string[] = [];
  let asked = 0;
  for (const move of position.moves()) {
    const piece = position.at(move.from);
    if (move.kind !== 'piece' || !piece || movesBoardToo(move) || position.at(move.to)) continue;
    const off = ruleset.changeSetup(position.setup, { kind: 'put', square: move.from, piece: undefined });
    const on = off.ok ? ruleset.changeSetup(off.value, { kind: 'put', square: move.to, piece }) : off;
    const moved = on.ok ? ruleset.fromSetup(on.value) : on;
    if (!moved.ok) continue;
    asked++;
    if (!moved.value.attacks(move.to).includes(move.from)) found.push(`${piece.role} ${move.id} in ${position.text()}`);
  }
  return { asked, found };
}

describe.each(RULESETS)('$id: on a board without pawns', (ruleset) => {
  test('every move of a piece that captures nothing can be taken back', () => {
    let asked = 0;
    const oneWay: string[] = [];
    for (const position of pawnless(ruleset, 120)) {
      const { asked: more, found } = findOneWay(position);
      asked += more;
      oneWay.push(...found);
    }
    expect(asked).toBeGreaterThan(200);
    const isException = (text: string): boolean => ruleset.id === 'bartmess' && text.startsWith('knight');
    expect(oneWay.filter((text) => !isException(text))).toEqual([]);
  });
});

test('the one exception by the letter of a text: Bartmess’s knight, whose first step needs a square (6.5)', () => {
  const read = RULESETS[0]!.parse('W:4/4/4/2NK;N:4/4/4/4;B:3k/4/4/4;QL@QP1:2/2;KL@KP1:2/2;ql@QP12:2/2;kl@KP12:2/2 w - - - 0 9');
  if (!read.ok) throw new Error(sayFault(read.fault));
  expect(read.value.explain('c1W', 'a0QL').legal).toBe(true);
  expect(findOneWay(read.value).found).toEqual([expect.stringContaining('knight c1W-a0QL')]);
});
