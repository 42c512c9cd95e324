import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compose } from '../../src/board/scene/compose.ts';
import { isInside } from '../../src/board/scene/geometry.ts';
import { makeRoom } from '../../src/board/layouts/stack.ts';
import { partsOf } from '../../src/board/layouts/plan.ts';
import { columnsOf } from '../../src/board/scene/columns.ts';
import type { Scene } from '../../src/board/scene/scene.ts';
import { VIEWS, type RenderOverrides } from '../../src/board/scene/render-options.ts';
import { makeSvg } from '../../src/board/render/svg.ts';
import { TOKENS } from '../../src/board/scene/board-colours.ts';
import { fakeHex, fakeSight } from '../components/board/fake.ts';

const START = 'W:4/4/PPPP/NBBN;N:4/4/4/4;B:nbbn/pppp/4/4;QL@QP2:PP/RQ;KL@KP2:PP/KR;ql@QP12:rq/pp;kl@KP12:kr/pp w * - - 0 1';
/** Boards crowd the middle: QP4 and QP6 share columns with each other and with two main boards. */
const CROWD = 'W:4/1P2/P3/NBKN;N:4/2n1/1P2/4;B:1bbn/p1qp/2p1/4;QL@QP4:P1/RQ;KL@KP3:2/2;ql@QP6:r1/p1;kl@KP6:kr/pp w - - - 0 14';

const scene = (text: string, how: RenderOverrides = {}): Scene => compose(fakeSight(text, how));
const ids = (of: Scene, start: string): readonly string[] => of.nodes.filter((node) => node.id.startsWith(start)).map((node) => node.id);

describe('a scene', () => {
  for (const view of VIEWS) {
    test(`has every square, pin and piece of the position once in the ${view} view`, () => {
      const of = scene(CROWD, { view });
      expect(of.tiles.length).toBe(3 * 16 + 4 * 4);
      expect(new Set(of.tiles.map((tile) => tile.name)).size).toBe(of.tiles.length);
      expect(of.pins.length).toBe(24);
      expect(ids(of, 'piece:').length).toBe(fakeSight(CROWD).squares.filter((square) => square.piece).length);
      expect(new Set(of.nodes.map((node) => node.id)).size).toBe(of.nodes.length);
    });
    test(`keeps everything inside its picture in the ${view} view, from both sides`, () => {
      for (const side of ['w', 'b'] as const) {
        const of = scene(CROWD, { view, side });
        for (const tile of of.tiles) {
          expect(Math.min(...tile.points)).toBeGreaterThanOrEqual(0);
          expect(tile.x + tile.rx).toBeLessThanOrEqual(of.width);
          expect(tile.y + tile.ry).toBeLessThanOrEqual(of.height);
        }
      }
    });
  }

  test('has the same size for any position of a ruleset, so that play never moves the page', () => {
    for (const view of VIEWS) {
      const [one, other] = [scene(START, { view }), scene(CROWD, { view })];
      expect([one.width, one.height]).toEqual([other.width, other.height]);
    }
  });

  test('has the name of every board of a Stack picture over the shadow and the edge of the board above it', () => {
    for (const text of [START, CROWD]) {
      const { nodes } = scene(text, { view: 'stack' });
      const tops = (start: RegExp): readonly number[] => nodes.filter(({ id }) => start.test(id)).map(({ z }) => z);
      const names = tops(/^name:(W|N|B|QL|KL|ql|kl)$/);
      expect(names).toHaveLength(7);
      expect(Math.min(...names)).toBeGreaterThan(Math.max(...tops(/^(shade|ledge|tile|piece):/)));
    }
  });

  test('leaves the letters and numbers of a Stack picture clear where letters are large, as on a small board', () => {
    const [large, capital, halo] = [1.3, 0.72, 1.75];
    const { nodes, pins } = scene(START, { view: 'stack' });
    const labels = nodes.filter((node) => node.kind === 'label');
    const mains = ['W', 'N', 'B'];
    for (const { id, x, y } of labels.filter(({ id }) => /^file\d:[NB]$/.test(id))) {
      const below = labels.find((name) => name.id === `name:${mains[mains.indexOf(id.at(-1)!) - 1]}`)!;
      expect(below.y - below.size * large * capital - halo, `${id} at ${x}`).toBeGreaterThan(y);
    }
    for (const { id, x, y, size } of labels.filter(({ id }) => /^rank\d:[WNB]$/.test(id)))
      for (const pin of pins.filter((one) => Math.abs(one.x - x) < 12))
        expect(pin.y < y - size * large * capital - 4 || pin.y > y + 4, `${id}, ${pin.name}`).toBe(true);
  });

  test('has the names of the two pins of a corner one above the other, never one on the other', () => {
    const { nodes } = scene(START, { view: 'stack', marks: { spots: ['QP1', 'QP2', 'QP7', 'QP8', 'QP9', 'QP10'] } });
    const pills = nodes.filter(({ id }) => id.startsWith('pill:'));
    const heights = pills.map((pill) => {
      if (pill.kind !== 'stamp') throw new Error(pill.id);
      return { y: pill.y, half: Number(/^M\S+ (-[\d.]+)H/.exec(pill.d)?.[1]) };
    });
    const sorted = heights.toSorted((one, other) => one.y - other.y);
    expect(sorted).toHaveLength(6);
    sorted.slice(1).forEach((pill, at) => expect(pill.y + pill.half).toBeGreaterThan(sorted[at]!.y - sorted[at]!.half));
  });

  test('is the same for the same sight', () => {
    expect(scene(CROWD)).toEqual(scene(CROWD));
    expect(scene(CROWD)).not.toEqual(scene(START));
  });

  test('does not let two squares of a Stack or Plan picture cover each other’s middle', () => {
    for (const view of ['stack', 'plan'] as const) {
      for (const side of ['w', 'b'] as const) {
        const { tiles } = scene(CROWD, { view, side });
        for (const one of tiles) {
          const there = tiles.filter((other) => isInside(other.points, one.x, one.y)).map((tile) => tile.name);
          expect(there).toEqual([one.name]);
        }
      }
    }
  });

  test('lets nothing cover a square of a column in focus for good: in the Tower what covers it is seen through, from every side', () => {
    const covered = (columns: readonly string[], angle: number): readonly string[] => {
      const of = scene(CROWD, { view: 'tower', angle, marks: { columns } });
      const heights = new Map(fakeSight(CROWD).squares.map((square) => [square.name, square.height]));
      const focus = columnsOf(['a4QL'], fakeSight(CROWD).squares).flat();
      return focus.filter((name) => {
        const { x, y } = of.tiles.find((tile) => tile.name === name)!;
        return of.tiles.some(
          (tile) =>
            heights.get(tile.name)! > heights.get(name)! &&
            isInside(tile.points, x, y) &&
            tile.alpha === undefined &&
            !focus.includes(tile.name),
        );
      });
    };
    const angles = Array.from({ length: 24 }, (_, i) => i * 15);
    expect(angles.flatMap((angle) => covered([], angle))).not.toEqual([]);
    expect(angles.flatMap((angle) => covered(['a4QL'], angle))).toEqual([]);
    const under = (angle: number) =>
      scene(CROWD, { view: 'tower', angle, marks: { lifted: 'QL' } }).tiles.filter((tile) => tile.alpha !== undefined).length;
    expect(angles.some((angle) => under(angle) > 0)).toBe(true);
    const faded = scene(CROWD, { view: 'tower', marks: { columns: ['a4QL'] } });
    const see = new Set(faded.tiles.flatMap((tile) => (tile.alpha === undefined ? [] : [tile.name])));
    const pieces = faded.nodes.filter((node) => node.kind === 'piece');
    expect(pieces.every((piece) => (piece.alpha !== undefined) === see.has(piece.id.replace('piece:', '')))).toBe(true);
  });

  test('tells boards that hang under their corner from those that stand over it, in every view', () => {
    const under = CROWD.replace('KL@KP3', 'KL@KP5');
    const name = (text: string) => scene(text).nodes.find((node) => node.id === 'name:KL');
    expect(name(under)).toMatchObject({ lead: 'KL', text: 'KP5 under' });
    expect(scene(START).nodes.find((node) => node.id === 'name:KL')).toMatchObject({ text: 'KP2 over' });
    const frame = (text: string) => scene(text, { view: 'plan' }).nodes.find((node) => node.id === 'lift:KL')?.kind;
    expect([frame(under), frame(START)]).toEqual(['stamp', 'polygon']);
  });

  test('turns ranks and files round for Black, and Black’s Board comes nearest', () => {
    const [white, black] = [scene(START), scene(START, { side: 'b' })];
    const at = (of: Scene, name: string) => of.tiles.find((tile) => tile.name === name);
    expect(at(white, 'a1W')?.x).toBeLessThan(at(white, 'd1W')?.x ?? 0);
    expect(at(black, 'a1W')?.x).toBeGreaterThan(at(black, 'd1W')?.x ?? 0);
    expect(at(white, 'a1W')?.y).toBeGreaterThan(at(white, 'a8B')?.y ?? 0);
    expect(at(black, 'a1W')?.y).toBeLessThan(at(black, 'a8B')?.y ?? 0);
  });

  test('turns the hexagonal board so that each player’s king row lies nearest', () => {
    for (const [side, king, far] of [
      ['w', 'e1', 'd10'],
      ['g', 'd10', 'e1'],
      ['b', 'n11', 'e1'],
    ] as const) {
      const { tiles, height } = compose(fakeHex('', { side }));
      const y = (name: string) => tiles.find((tile) => tile.name === name)?.y ?? 0;
      expect(tiles.length).toBe(147);
      expect(y(king)).toBeGreaterThan(height * 0.85);
      expect(y(far)).toBeLessThan(height * 0.85);
    }
  });
});

describe('marks', () => {
  test('show where to go as a dot on a vacant square and a ring on a taken one', () => {
    const of = scene(START, { marks: { targets: ['b3W', 'a7B'] } });
    const [dot, ring] = ['target:b3W', 'target:a7B'].map((id) => of.nodes.find((node) => node.id === id));
    expect(dot?.kind === 'stamp' && dot.paint[0]?.fill).toBe('ink');
    expect(ring?.kind === 'stamp' && ring.paint.every((paint) => paint.fill === undefined)).toBe(true);
  });

  test('show a whole column on every board, from low to high', () => {
    expect(columnsOf(['a4QL'], fakeSight(CROWD).squares)).toEqual([['a4W', 'a4QL', 'a4N']]);
    expect(columnsOf(['a9W'], fakeSight(CROWD).squares)).toEqual([]);
    expect([...ids(scene(CROWD, { marks: { columns: ['a4QL'] } }), 'column:')].sort()).toEqual(['column:a4N', 'column:a4QL', 'column:a4W']);
  });

  test('show nothing for a name that is not there', () => {
    const plain = scene(START);
    expect(
      scene(START, { marks: { selected: 'x9Q', targets: ['z5QL', 'QP77'], last: ['?'], arrows: [{ from: 'a1W', to: 'q' }] } }).nodes,
    ).toEqual(plain.nodes);
  });

  test('name the pins where a picked-up board may go', () => {
    const of = scene(START, { marks: { lifted: 'KL', targets: ['KP1', 'KP4'] } });
    expect(ids(of, 'name:KP')).toEqual(['name:KP1', 'name:KP4']);
    expect(ids(of, 'lift:')).toEqual(['lift:KL']);
  });
});

describe('layout helpers', () => {
  test('make room for boards of one side without changing their order', () => {
    const room = makeRoom(
      [
        { id: 'b', y: 100 },
        { id: 'a', y: 90 },
        { id: 'c', y: 400 },
      ],
      50,
      0,
      500,
    );
    expect(room).toEqual([
      ['a', 70],
      ['b', 120],
      ['c', 400],
    ]);
    expect(
      makeRoom(
        [
          { id: 'a', y: 490 },
          { id: 'b', y: 495 },
        ],
        50,
        0,
        500,
      ),
    ).toEqual([
      ['a', 450],
      ['b', 500],
    ]);
  });

  test('share a cell of the Plan without gap or overlap', () => {
    for (let count = 1; count <= 6; count++) {
      const area = partsOf(count).reduce((sum, [, , w, h]) => sum + w * h, 0);
      expect(area).toBeCloseTo(1);
    }
  });
});

describe('the SVG painter', () => {
  test('prefixes every id, so that two diagrams share a page', () => {
    const svg = makeSvg(scene(START), { prefix: 'd7-' });
    const [made, used] = [/id="([^"]+)"/g, /href="#([^"]+)"/g].map((pattern) => [...svg.matchAll(pattern)].map((match) => match[1]));
    expect(made?.every((id) => id?.startsWith('d7-'))).toBe(true);
    expect(new Set(used)).toEqual(new Set(made));
  });

  test('says what it shows, or hides itself from a screen reader', () => {
    expect(makeSvg(scene(START), { prefix: 'a', label: 'Start & "end"' })).toContain('role="img" aria-label="Start &amp; &quot;end&quot;"');
    expect(makeSvg(scene(START), { prefix: 'a' })).toContain('aria-hidden="true"');
  });

  test('says once what follows one another and shares its colour and line, and draws all of it in the same order', () => {
    const svg = makeSvg(scene(START), { prefix: 'a' });
    const groups = [...svg.replace(/<defs>.*<\/defs>/s, '').matchAll(/<g ([^>]*)>(.*?)<\/g>/gs)];
    expect(groups.length).toBeGreaterThan(5);
    for (const [, shared = '', inside = ''] of groups.filter(([, given]) => given?.startsWith('fill')))
      expect([inside.includes(shared), inside.match(/<(?:path|text)/g)?.length]).not.toEqual([false, 1]);
    const drawn = [...svg.matchAll(/<text[^>]*>(?:<tspan[^>]*>([^<]*)<\/tspan> )?([^<]*)/g)].map(([, lead, text]) => lead ?? text);
    const labels = scene(START).nodes.flatMap((node) => (node.kind === 'label' ? [node.lead ?? node.text] : []));
    expect(drawn).toEqual(labels);
    // A line that ends otherwise says so: the band at the foot of the third army.
    const threeWay = makeSvg(compose(fakeHex()), { prefix: 'a' });
    expect(threeWay).toContain('stroke-linecap="butt"');
    expect(svg).not.toContain('stroke-linecap="butt"');
  });

  test('has a value for every colour it can name', () => {
    const css = readFileSync(new URL('../../src/components/board/view/colours.css', import.meta.url), 'utf8');
    for (const token of TOKENS) expect(css).toMatch(new RegExp(`--b-${token}: #`));
  });
});
