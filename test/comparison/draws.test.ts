import { describe, expect, test } from 'vitest';
import { placePieces, type Placing } from '../../src/comparison/placing.ts';
import { makeRows, type Cell } from '../../src/comparison/rows.ts';
import { expect as must, MOVABLE_RULESETS, type Position, type Ruleset } from '../../src/engine/index.ts';

const IDS = MOVABLE_RULESETS.map(({ id }) => id);
const ROWS = makeRows(MOVABLE_RULESETS, {});
const cellOf = (row: string, id: string): Cell | undefined => ROWS.find((one) => one.id === row)?.cells[id];
const rules = (id: string): Ruleset => MOVABLE_RULESETS.find((one) => one.id === id)!;
const place = (id: string, placing: Placing): Position => must(placePieces(rules(id), placing));

const CALM = { c1W: 'K', d2W: 'P', c8B: 'k', d7B: 'p' };
const FRONT = { side: 'queen', main: 'W', corner: 'front', over: true } as const;
const BACK = { side: 'queen', main: 'W', corner: 'back', over: true } as const;

describe('what the answers about draws say', () => {
  test.for(IDS)('%s: two positions are the same by men, boards, turn and rights (Bartmess 11.6, Meder 9.2; Introduction; Rules)', (id) => {
    const says = cellOf('same-position', id)!.says;
    const keyOf = (placing: Partial<Placing>): string => place(id, { pieces: CALM, boards: { QL: FRONT }, ...placing }).key();
    const key = keyOf({});
    expect(keyOf({})).toBe(key);
    expect(says).toContain('same pieces on the same squares');
    expect(keyOf({ pieces: { ...CALM, a2W: 'P' } })).not.toBe(key);
    expect(says).toContain('every board at its place');
    expect(keyOf({ boards: { QL: BACK } })).not.toBe(key);
    expect(says).toContain('same player to move');
    expect(keyOf({ turn: 'b' })).not.toBe(key);
    // Bartmess and Usenet have no castling (Bartmess 6.1).
    const castles = id === 'meder' || id === 'grant';
    expect(says).toContain(castles ? 'same rights to castle and to a double step' : 'same rights to a double step');
    expect(keyOf({ rights: ['d2W'] })).not.toBe(key);
    // How many moves were made before is no part of it.
    const later = must(rules(id).fromSetup({ ...place(id, { pieces: CALM, boards: { QL: FRONT } }).setup, number: 30, clock: 8 }));
    expect(later.key()).toBe(key);
  });

  test.for(IDS)('%s: a double step makes another position only where a pawn can answer it', (id) => {
    expect(cellOf('same-position', id)!.says).toContain('captures en passant possible');
    const afterStep = (pieces: Readonly<Record<string, string>>): [string, string] => {
      const stepped = must(place(id, { pieces: { ...CALM, b2W: 'P', ...pieces }, rights: ['b2W'] }).play('b2W-b4W'));
      return [stepped.key(), must(rules(id).fromSetup({ ...stepped.setup, enPassant: [] })).key()];
    };
    const [step, quiet] = afterStep({ a4W: 'p' });
    expect(step).not.toBe(quiet);
    const [lone, alike] = afterStep({});
    expect(lone).toBe(alike);
  });

  test.for(IDS.filter((id) => id !== 'bartmess'))(
    '%s: whether a pawn that rides starts the count of fifty anew (Meder 3.4(b), 9.3)',
    (id) => {
      const ridden = place(id, { pieces: { ...CALM, a1QL: 'P' }, boards: { QL: FRONT } });
      const position = must(rules(id).fromSetup({ ...ridden.setup, clock: 7 }));
      const from = position.boards.find((board) => board.id === 'QL')!.pin;
      const ride = position.moves().find((move) => move.kind === 'board' && move.from === from)!;
      expect(position.after(ride).setup.clock).toBe(cellOf('ride-clock', id)!.value === 'yes' ? 0 : 8);
      const quiet = position.moves().find((move) => position.at(move.from)?.role === 'king')!;
      expect(position.after(quiet).setup.clock).toBe(8);
    },
  );

  test('Bartmess counts no fifty moves (Section 11), so no ride starts them anew', () => {
    expect(cellOf('ride-clock', 'bartmess')).toBeUndefined();
    expect(cellOf('fifty-moves', 'bartmess')?.value).toBe('nothing');
  });
});
