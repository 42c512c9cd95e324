import { describe, expect, test } from 'vitest';
import { expect as must, findRuleset, type Position } from '../../src/engine/index.ts';
import { makeTransition } from '../../src/board/scene/animate.ts';
import { compose } from '../../src/board/scene/compose.ts';
import { spotAt, nearestPin } from '../../src/board/interaction/hit-test.ts';
import { carryIds, extendLine, makeLine, touchedBy } from '../../src/board/state/line.ts';
import { toRenderOptions } from '../../src/board/scene/render-options.ts';
import type { PieceNode, Scene } from '../../src/board/scene/scene.ts';

const meder = findRuleset('meder')!;
const open = (text: string): Position => must(meder.parse(text));
const play = (position: Position, id: string) => position.moves().find((move) => move.id === id)!;
const piece = (scene: Scene, id: string): PieceNode | undefined =>
  scene.nodes.find((node): node is PieceNode => node.id === id && node.kind === 'piece');

describe('a passage between two scenes', () => {
  const line = extendLine(makeLine(open(meder.start)), 0, play(open(meder.start), 'b2W-b4N'));
  const [before, after] = [0, 1].map((i) => compose(toRenderOptions(line.positions[i]!, { ids: line.ids[i]! }))) as [Scene, Scene];

  test('moves the piece that moved, on top of everything, and nothing else', () => {
    const id = line.ids[1]!.get('b4N')!;
    expect(id).toBe(line.ids[0]!.get('b2W'));
    const half = makeTransition(before, after)(0.5);
    const [a, b, c] = [before, half, after].map((scene) => piece(scene, id)!) as [PieceNode, PieceNode, PieceNode];
    expect(b.y).toBeCloseTo((a.y + c.y) / 2);
    expect(half.nodes.at(-1)?.id).toBe(id);
    const other = line.ids[0]!.get('a1W')!;
    expect(piece(half, other)).toEqual(piece(before, other));
  });

  test('ends with the second scene itself', () => {
    expect(makeTransition(before, after)(1)).toBe(after);
    expect(makeTransition(before, after)(0.99)).not.toBe(after);
  });

  test('moves tiles from view to view', () => {
    const plan = compose(toRenderOptions(line.positions[0]!, { view: 'plan' }));
    const points = (scene: Scene) => {
      const node = scene.nodes.find((one) => one.id === 'tile:N:1:1');
      return node?.kind === 'polygon' ? node.points : [];
    };
    const half = points(makeTransition(before, plan)(0.5));
    half.forEach((value, i) => expect(value).toBeCloseTo((points(before)[i]! + points(plan)[i]!) / 2));
  });
});

describe('pieces along a line', () => {
  test('keep their ids when an attack board carries them (Meder 3.6)', () => {
    const position = open('W:4/4/1P1P/2B1;N:4/4/2p1/4;B:2b1/1p1p/4/4;QL@QL3:2/R1;KL@KL1:2/K1;ql@QL6:2/1r;kl@KL6:kr/pp w - - - 0 10');
    const line = extendLine(makeLine(position), 0, play(position, 'QL3-QL4'));
    expect(line.ids[1]!.get('z6QL')).toBe(line.ids[0]!.get('z2QL'));
    expect(line.ids[1]!.has('z2QL')).toBe(false);
    expect(touchedBy(line.moves[0]!, line.positions[1]!)).toEqual(['z6QL', 'a6QL', 'z7QL', 'a7QL']);
  });

  test('change places in castling (Meder 3.5(a)) without losing one', () => {
    const position = open('W:4/4/PPPP/NBBN;N:4/4/4/4;B:nbbn/pppp/4/4;QL@QL1:PP/RQ;KL@KL1:PP/KR;ql@QL6:rq/pp;kl@KL6:kr/pp w * - - 4 3');
    const line = extendLine(makeLine(position), 0, play(position, 'O-O'));
    expect(line.ids[1]!.get('e0KL')).toBe(line.ids[0]!.get('d0KL'));
    expect(line.ids[1]!.get('d0KL')).toBe(line.ids[0]!.get('e0KL'));
    expect(line.ids[1]!.size).toBe(line.ids[0]!.size);
  });

  test('are gone when captured', () => {
    const ids = new Map([
      ['a1W', 'x'],
      ['b2W', 'y'],
    ]);
    const move = {
      effects: [
        { kind: 'leave', piece: { owner: 'b', role: 'pawn' }, square: 'b2W' },
        { kind: 'go', piece: { owner: 'w', role: 'bishop' }, from: 'a1W', to: 'b2W' },
      ],
    } as unknown as Parameters<typeof carryIds>[1];
    expect([...carryIds(ids, move)]).toEqual([['b2W', 'x']]);
  });
});

describe('pointing at a scene', () => {
  const scene = compose(toRenderOptions(open(meder.start)));
  const at = (name: string) => scene.tiles.find((tile) => tile.name === name)!;

  test('meets every square at its middle, and nothing beside the boards', () => {
    for (const tile of scene.tiles) expect(spotAt(scene, tile.x, tile.y)).toEqual({ kind: 'square', name: tile.name });
    expect(spotAt(scene, 2, scene.height / 2)).toBeUndefined();
  });

  test('meets a wanted pin from further away than one that is not', () => {
    const pin = scene.pins.find((one) => one.name === 'QL3')!;
    expect(spotAt(scene, pin.x, pin.y)).toEqual({ kind: 'pin', name: 'QL3' });
    expect(spotAt(scene, pin.x - 20, pin.y + 10)).toBeUndefined();
    expect(spotAt(scene, pin.x - 20, pin.y + 10, ['QL3'])).toEqual({ kind: 'pin', name: 'QL3' });
    expect(nearestPin(scene, pin.x - 60, pin.y, ['QL3', 'QL5'])).toBe('QL3');
    expect(nearestPin(scene, scene.width, 0, ['QL3'])).toBeUndefined();
  });

  test('meets a board at its front edge', () => {
    const tile = at('z0QL');
    expect(spotAt(scene, tile.x, tile.y + tile.ry + 6)).toEqual({ kind: 'board', name: 'QL' });
  });
});
