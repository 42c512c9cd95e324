import { describe, expect, test } from 'vitest';
import examples from '../../src/comparison/data/examples.json';
import { isDifferingBetween, isShownByStart, isShownNowhere, pairsAtWork, rowsOf, whyUnseen } from '../../src/comparison/row-examples.ts';
import type { Example } from '../../src/comparison/data/formats.ts';
import { examplesOf, positionUnder } from '../../src/comparison/mined-examples.ts';
import { isDiffering, makeRows } from '../../src/comparison/rows.ts';
import { placePieces } from '../../src/comparison/placing.ts';
import { expect as must, findRuleset, MOVABLE_RULESETS, type Position, type Square } from '../../src/engine/index.ts';

const IDS = MOVABLE_RULESETS.map(({ id }) => id);
const ALL: readonly Example[] = examples;
const ROWS = makeRows(MOVABLE_RULESETS, {}).filter(isDiffering);
const PAIRS = IDS.flatMap((one, index) => IDS.slice(index + 1).map((other) => [one, other] as const));

/** Whether a square is a knight's leap away from above. */
function isLeap(position: Position, from: string, to: Square): boolean {
  const start = position.squares.find(({ name }) => name === from)!;
  return Math.abs(start.file - to.file) * Math.abs(start.rank - to.rank) === 2;
}

describe('a row of the table at work', () => {
  test.for([
    ['straight-bishop', 'bishop'],
    ['knight-levels', 'knight'],
    ['straight-king', 'king'],
  ] as const)('%s is shown with a %s', ([row, role]) => {
    for (const found of examplesOf(row, IDS, ALL)) {
      const position = must(findRuleset(found.of)!.parse(found.position));
      expect(position.at(found.pick)?.role).toBe(role);
    }
  });

  test('only with rulesets that are compared, and not at all where nothing can be seen', () => {
    for (const { allows, refuses } of examplesOf('column-block', ['meder', 'bartmess'], ALL))
      expect([allows, refuses].sort()).toEqual(['bartmess', 'meder']);
    expect(examplesOf('column-block', ['meder'], ALL)).toEqual([]);
    expect(examplesOf('write-pawn', IDS, ALL)).toEqual([]);
    const [row] = ROWS.filter(({ id }) => id === 'column-block');
    // Bartmess, Grant and Usenet answer it alike.
    expect(pairsAtWork(row!, IDS, ALL)).toEqual([
      ['bartmess', 'meder'],
      ['meder', 'grant'],
      ['meder', 'usenet'],
    ]);
  });

  test('the examples know the questions they answer', () => {
    for (const example of ALL.filter((_, index) => index % 4 === 0)) {
      const legal = positionUnder(example, findRuleset(example.allows)!, MOVABLE_RULESETS);
      expect([...rowsOf(example, legal)].sort(), JSON.stringify(example)).toEqual([...example.rows].sort());
    }
  });

  test.for(ROWS.map(({ id }) => id))('%s: every pair that answers it differently has three examples, or a reason why it cannot', (id) => {
    if (isShownByStart(id) || isShownNowhere(id)) return;
    const row = ROWS.find((one) => one.id === id)!;
    for (const pair of PAIRS.filter((pair) => isDifferingBetween(row, pair))) {
      const found = examplesOf(id, pair, ALL).length;
      const reason = whyUnseen(id, pair);
      if (reason === undefined) expect(found, `${id} ${pair.join(' ')}`).toBeGreaterThanOrEqual(3);
      else expect(found, `${id} ${pair.join(' ')} has an example: the reason why not is out of date`).toBe(0);
    }
  });

  test('no knight of Grant’s lacks ground that changes by one level at most ("The Knight"), wherever a board is', () => {
    const grant = findRuleset('grant')!;
    const pieces = { b2W: 'K', c7B: 'k' };
    let refused = 0;
    for (const [index, pin] of grant.pins.entries()) {
      if (index % 2 === 1) continue;
      const bare = placePieces(grant, { pieces, boards: { QL: pin } });
      if (!bare.ok) continue;
      for (const { name, piece } of bare.value.squares) {
        if (piece) continue;
        const placed = placePieces(grant, { pieces: { ...pieces, [name]: 'N' }, boards: { QL: pin } });
        if (!placed.ok) continue;
        const leaps = placed.value.squares.filter((to) => !to.piece && isLeap(placed.value, name, to));
        for (const to of leaps) {
          const said = placed.value.explain(name, to.name);
          if (said.legal) continue;
          refused++;
          expect(said.code, `${placed.value.text()} ${name}-${to.name}`).not.toBe('no-ground');
        }
      }
    }
    expect(refused).toBeGreaterThan(100);
  });
});
