import { describe, expect, test } from 'vitest';
import { nameMove, readMove } from '../../src/board/text/move-names.ts';
import { expect as valueOf, findRuleset, RULESETS, type Position } from '../../src/engine/index.ts';
import { nameGrantPin, nameGrantSquare } from '../../src/notation/grant.ts';
import { cornerOf, findPlace, listPlaces } from '../../src/notation/places.ts';
import { walk } from '../engine/trid/walk.ts';

const grant = findRuleset('grant')!;
const nameIn = (position: Position, square: string): string => nameGrantSquare(findPlace(position, square));

describe('Grant’s names for squares (his page Notation)', () => {
  test('levels 1 to 3, files a to d, ranks 1 to 8; an attack board by its corner, with squares a1 to b2 of its own', () => {
    const start = grant.begin();
    const names = Object.fromEntries([...listPlaces(start).keys()].map((square) => [square, nameIn(start, square)]));
    expect(names).toMatchObject({
      ...{ a1W: '1a1', b2W: '1b2', d4W: '1d4', a3N: '2a3', b4N: '2b4', d6N: '2d6', a5B: '3a5', d8B: '3d8' },
      ...{ z0QL: '1a1a1', a0QL: '1a1b1', z1QL: '1a1a2', a1QL: '1a1b2' },
      ...{ d0KL: '1d1a1', e1KL: '1d1b2', z8ql: '3a8a1', a9ql: '3a8b2', e9kl: '3d8b2' },
    });
    expect(new Set(Object.values(names)).size).toBe(64);
  });

  test('the twelve corners of the page, with a stroke where the board hangs under one', () => {
    const corners = ['1a1', '1a4', '2a3', '2a6', '3a5', '3a8', '1d1', '1d4', '2d3', '2d6', '3d5', '3d8'];
    expect(grant.pins.filter(({ over }) => over).map(nameGrantPin)).toEqual(corners);
    expect(grant.pins.filter(({ over }) => !over).map(nameGrantPin)).toEqual(corners.map((corner) => `${corner}'`));
  });

  test('the corner of a pin is the square of its main board that is both over or under a square of a board there', () => {
    for (const { id, pins } of RULESETS.filter(({ family }) => family === 'trid'))
      for (const pin of pins) {
        const { file, rank } = cornerOf(pin);
        expect([0, 1].includes(file - pin.file) && [0, 1].includes(rank - pin.rank), `${id} ${pin.name}`).toBe(true);
        const main = findRuleset(id)!
          .begin()
          .squares.filter(({ board }) => board === pin.main);
        const onCorner = main.find((square) => square.file === file && square.rank === rank)!;
        const [files, ranks] = [main.map((square) => square.file), main.map((square) => square.rank)];
        expect([Math.min(...files), Math.max(...files)]).toContain(onCorner.file);
        expect([Math.min(...ranks), Math.max(...ranks)]).toContain(onCorner.rank);
      }
  });

  test('no two squares or pins of any position have one name', () => {
    for (const position of walk('grant', 3, 60)) {
      const names = [...listPlaces(position).values()].map(nameGrantSquare);
      expect(new Set(names).size, position.text()).toBe(names.length);
    }
  });
});

describe('moves as the source’s author writes them', () => {
  test('are written with Grant’s squares under his rules, and read where moves are read', () => {
    const start = grant.begin();
    const move = start.moves().find(({ id }) => id === 'b2W-b4W')!;
    expect(nameMove(start, move, 'rules')).toBe('1b2-1b4');
    expect(nameMove(start, move, 'usual')).toBe('b4W');
    expect(valueOf(readMove(start, '1b2-1b4')).id).toBe('b2W-b4W');
    expect(readMove(start, '1b2-1b5').ok).toBe(false);
  });

  test('are as before under all other rules', () => {
    for (const { id, notation, begin } of RULESETS) {
      expect(notation.sourceStyle, id).toBe(id === 'grant' ? 'corners' : undefined);
      if (id === 'grant') continue;
      const start = begin();
      for (const move of start.moves()) expect(nameMove(start, move, 'rules')).toBe(notation.write(start, move));
    }
  });
});
