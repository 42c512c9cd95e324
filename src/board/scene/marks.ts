import type { Square } from '../../engine/index.ts';
import { columnsOf } from './columns.ts';
import { brackets, dashedLine, dashes, curve, ellipse, inset, outline, regular, shift, star } from './geometry.ts';
import { drawLines } from './cell-lines.ts';
import type { TextNode, Layout, SceneNode, Paint, PinMark, Stamp, Tile } from './scene.ts';
import type { Marks, Sign } from './render-options.ts';
import type { Token } from './board-colours.ts';

/** Drawing order above all boards. */
const [THREAD, PINS, SIGNS, ARROWS, NAMES] = [10, 90_000, 92_000, 95_000, 99_000];
/** Drawing order within a square, added to the square's own: its piece has 0.9. */
const [WASH, FRAME, STAR, RING, DOT] = [0.1, 0.2, 0.3, 0.4, 0.5];

const two = (core: Token, width: number, casing: Token, rim = 1): readonly Paint[] => [
  { stroke: casing, width: width + 2 * rim },
  { stroke: core, width },
];

const stamp = (id: string, z: number, x: number, y: number, d: string, paint: readonly Paint[]): Stamp => ({
  kind: 'stamp',
  id,
  z,
  x,
  y,
  d,
  paint,
});

/** The nodes of all marks on a layout. */
export function drawMarks(layout: Layout, marks: Marks, squares: readonly Square[]): readonly SceneNode[] {
  const tiles = new Map(layout.tiles.map((tile) => [tile.name, tile]));
  const pins = new Map(layout.pins.map((pin) => [pin.name, pin]));
  const taken = new Set(squares.filter((square) => square.piece).map((square) => square.name));
  const on = (names: readonly string[] | undefined): readonly Tile[] => (names ?? []).flatMap((name) => tiles.get(name) ?? []);
  const nodes: SceneNode[] = [];

  nodes.push(...(marks.lines ?? []).flatMap((name) => drawLines(name, squares, tiles)));
  for (const column of columnsOf(marks.columns ?? [], squares)) {
    const stack = on(column);
    nodes.push(...stack.map(columnMark), ...threads(stack));
  }
  nodes.push(...on(marks.selected === undefined ? [] : [marks.selected]).map(selectedMark));
  nodes.push(...on(marks.spots).map((tile) => frameMark(tile, 'spot', 'line', 'paper')));
  nodes.push(...on(marks.chosen).map((tile) => frameMark(tile, 'chosen', 'accent', 'casing')));
  nodes.push(...on(marks.last).map(lastMark));
  nodes.push(...on(marks.checks).flatMap(checkMark));
  for (const tile of on(marks.targets)) {
    if (marks.checks?.includes(tile.name)) continue;
    nodes.push(taken.has(tile.name) ? captureMark(tile) : goMark(tile));
  }
  nodes.push(
    ...on(marks.circles).map((tile) =>
      stamp(`circle:${tile.name}`, SIGNS, tile.x, tile.y, ellipse(tile.rx * 0.9, tile.ry * 0.9), two('line', 2.6, 'paper', 1.2)),
    ),
  );
  for (const [names, sign, tone] of [
    [marks.right, 'check', 'right'],
    [marks.wrong, 'cross', 'wrong'],
  ] as const) {
    nodes.push(
      ...on(names).flatMap((tile) => [
        frameMark(tile, sign, tone, 'paper'),
        ...judged(sign, tone, tile.name, tile.x + tile.rx * 0.62, tile.y - tile.ry * 0.55),
      ]),
    );
  }
  for (const { at, sign, tone } of marks.signs ?? []) nodes.push(...on([at]).map((tile) => signMark(tile, sign, tone, taken.has(at))));
  nodes.push(...layout.pins.flatMap((pin) => pinMark(pin, marks)));
  for (const { from, to, tone } of marks.arrows ?? []) {
    const [a, b] = [tiles.get(from) ?? pins.get(from), tiles.get(to) ?? pins.get(to)];
    if (a && b && a !== b) nodes.push(...arrow(from, to, a, b, taken.has(from), taken.has(to), tone ?? 'line'));
  }
  return nodes;
}

function columnMark(tile: Tile): SceneNode {
  const frame = inset(shift(tile.points, -tile.x, -tile.y), 2);
  return stamp(`column:${tile.name}`, tile.z + WASH, tile.x, tile.y, outline(frame), [
    { fill: 'wash', alpha: 0.4 },
    { stroke: 'paper', width: 2.6 },
  ]);
}

/** The dashes of the column's squares and the dotted thread that joins them behind the boards. */
function threads(stack: readonly Tile[]): readonly SceneNode[] {
  const nodes: SceneNode[] = stack.map((tile) => {
    const frame = inset(shift(tile.points, -tile.x, -tile.y), 2);
    return stamp(`dashes:${tile.name}`, tile.z + WASH + 0.05, tile.x, tile.y, dashes(frame, 5, 4), [{ stroke: 'line', width: 2 }]);
  });
  for (let i = 1; i < stack.length; i++) {
    const [low, high] = [stack[i - 1], stack[i]];
    if (!low || !high || Math.hypot(low.x - high.x, low.y - high.y) < low.ry * 2.5) continue;
    const line = curve(low.x, low.y, low.x, low.y - 30, high.x, high.y + 30, high.x, high.y);
    nodes.push(stamp(`thread:${low.name}:${high.name}`, THREAD, 0, 0, dashedLine(line, 2, 4), [{ stroke: 'link', width: 2 }]));
  }
  return nodes;
}

function selectedMark(tile: Tile): SceneNode {
  const about = shift(tile.points, -tile.x, -tile.y);
  return stamp(`selected:${tile.name}`, tile.z + FRAME, tile.x, tile.y, outline(inset(about, 2.2)), [
    { fill: 'accent' },
    { stroke: 'casing', width: 2.8 },
    { stroke: 'glow', width: 1.2 },
  ]);
}

function frameMark(tile: Tile, kind: string, core: Token, casing: Token): SceneNode {
  const about = shift(tile.points, -tile.x, -tile.y);
  return stamp(`${kind}:${tile.name}`, tile.z + FRAME, tile.x, tile.y, outline(inset(about, 2.6)), [
    { fill: core, alpha: 0.28 },
    ...two(core, 2.4, casing),
  ]);
}

function lastMark(tile: Tile): SceneNode {
  const about = inset(shift(tile.points, -tile.x, -tile.y), 3);
  return stamp(
    `last:${tile.name}`,
    tile.z + FRAME + 0.05,
    tile.x,
    tile.y,
    brackets(about, about.length > 8 ? 0.28 : 0.2),
    two('accent', 2.2, 'casing'),
  );
}

function checkMark(tile: Tile): readonly SceneNode[] {
  const d = star(Math.min(tile.rx * 1.09, tile.ry * 1.6), tile.ry * 1.16);
  return [
    stamp(`check:${tile.name}`, tile.z + STAR, tile.x, tile.y, d, [
      { stroke: 'check-case', width: 4.6 },
      { fill: 'check' },
      { stroke: 'check-rim', width: 3.2 },
    ]),
  ];
}

function captureMark(tile: Tile): SceneNode {
  return stamp(`target:${tile.name}`, tile.z + RING, tile.x, tile.y, ellipse(tile.rx * 0.82, tile.ry * 0.8), two('ink', 2.8, 'paper', 1.4));
}

function goMark(tile: Tile): SceneNode {
  const flat = tile.ry / tile.rx < 0.9;
  const rx = Math.min(7, tile.rx * 0.34);
  return stamp(`target:${tile.name}`, tile.z + DOT, tile.x, tile.y, ellipse(rx, flat ? Math.min(5.4, tile.ry * 0.36) : rx), [
    { fill: 'ink' },
    { stroke: 'paper', width: 1.6 },
  ]);
}

/** Right and wrong beside a square: a disc with its sign. */
function judged(sign: 'check' | 'cross', tone: Token, name: string, x: number, y: number): readonly SceneNode[] {
  const glyph = sign === 'check' ? 'M-3 0.4L-0.9 2.6L3.2 -2.4' : 'M-2.4 -2.4L2.4 2.4M2.4 -2.4L-2.4 2.4';
  return [
    stamp(`disc:${name}`, SIGNS, x, y, ellipse(6.4, 6.4), [{ fill: tone }, { stroke: 'paper', width: 1.4 }]),
    stamp(`glyph:${name}`, SIGNS + 1, x, y, glyph, [{ stroke: 'paper', width: 1.9 }]),
  ];
}

const SHAPES: Readonly<Record<Sign, (size: number) => string>> = {
  circle: (size) => ellipse(size, size),
  triangle: (size) => regular(3, size * 1.2),
  square: (size) => regular(4, size * 1.2, Math.PI / 4),
  diamond: (size) => regular(4, size * 1.25),
  hexagon: (size) => regular(6, size * 1.1),
  cross: (size) => `M${-size} ${-size}L${size} ${size}M${size} ${-size}L${-size} ${size}`,
  check: (size) => `M${-size} 0L${-size * 0.2} ${size * 0.8}L${size} ${-size * 0.8}`,
};

function signMark(tile: Tile, sign: Sign, tone: Token, aside: boolean): SceneNode {
  const size = Math.min(6.5, tile.ry * 0.4) * (aside ? 0.72 : 1);
  const [x, y] = aside ? [tile.x + tile.rx * 0.66, tile.y - tile.ry * 0.56] : [tile.x, tile.y];
  const isLine = sign === 'cross' || sign === 'check';
  const paint: readonly Paint[] = isLine ? two(tone, 2.4, 'paper', 1.2) : [{ fill: tone }, { stroke: 'paper', width: 1.4 }];
  return stamp(`sign:${tile.name}:${sign}:${tone}`, aside ? SIGNS : tile.z + DOT, x, y, SHAPES[sign](size), paint);
}

/** Over is a circle, under a diamond: told apart without colour; a filled one is taken. */
function pinMark(pin: PinMark, marks: Marks): readonly SceneNode[] {
  const isTarget = marks.targets?.includes(pin.name) ?? false;
  const judgedAs = marks.right?.includes(pin.name) ? 'right' : marks.wrong?.includes(pin.name) ? 'wrong' : undefined;
  const isChosen = marks.chosen?.includes(pin.name) ?? false;
  const isShown = marks.spots?.includes(pin.name) ?? false;
  const isOpen = pin.board === undefined || marks.lifted === pin.board;
  const tone: Token = judgedAs ?? (isTarget || isChosen ? 'target' : isShown ? 'link' : isOpen ? 'muted' : 'text');
  const isLarge = tone !== 'muted' && tone !== 'text';
  const size = isLarge ? 1.45 : 1;
  const d = pin.over ? ellipse(3.5 * size, 3.5 * size) : regular(4, 4.4 * size);
  const nodes: SceneNode[] = [
    stamp(`pin:${pin.name}`, isLarge ? PINS : (pin.z ?? PINS), pin.x, pin.y, d, [
      { stroke: 'ground', width: 4 },
      { fill: isOpen ? 'ground' : 'text' },
      { stroke: tone, width: isLarge ? 2.2 : 1.5 },
    ]),
  ];
  if (isLarge && isOpen) nodes.push(stamp(`eye:${pin.name}`, PINS + 1, pin.x, pin.y, ellipse(1.6, 1.6), [{ fill: tone }]));
  // A board that may stay on its pin turns there.
  const text = isTarget && pin.board !== undefined && marks.lifted === pin.board ? 'turn' : pin.name;
  if (isLarge) nodes.push(...pill(pin, text, tone, judgedAs !== undefined || isChosen));
  if (judgedAs) nodes.push(...judged(judgedAs === 'right' ? 'check' : 'cross', judgedAs, pin.name, pin.x + pin.side * 49, pin.y));
  return nodes;
}

/** The name of a pin beside it, or what may be done there; low enough for the two pins of a corner. */
function pill(pin: PinMark, text: string, tone: Token, isFilled: boolean): readonly SceneNode[] {
  const [half, high] = [pin.name.length > 3 ? 16.5 : 14, 5.6];
  const x = pin.x + pin.side * (half + 9);
  const d = `M${high - half} ${-high}H${half - high}a${high} ${high} 0 0 1 0 ${2 * high}H${high - half}a${high} ${high} 0 0 1 0 ${-2 * high}Z`;
  const label: TextNode = {
    kind: 'label',
    id: `name:${pin.name}`,
    z: NAMES + 1,
    x,
    y: pin.y + 3.5,
    text,
    size: 9.5,
    fill: isFilled ? (tone === 'target' ? 'on-target' : 'letter') : 'text',
    anchor: 'middle',
    bold: true,
  };
  return [stamp(`pill:${pin.name}`, NAMES, x, pin.y, d, [{ fill: isFilled ? tone : 'ground' }, { stroke: tone, width: 1.5 }]), label];
}

/** From the rim of a piece to the rim of another, or to the middle of a vacant square. */
function arrow(
  from: string,
  to: string,
  a: Tile | PinMark,
  b: Tile | PinMark,
  fromPiece: boolean,
  toPiece: boolean,
  tone: Token,
): readonly SceneNode[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  // The two pins of a corner are too near each other for an arrow.
  if (length < 16) return [];
  const [ux, uy] = [dx / length, dy / length];
  const reach = 'ry' in a ? a.ry : 6;
  const [start, stop] = [Math.min(length * 0.3, fromPiece ? reach : reach * 0.4), Math.min(length * 0.25, toPiece ? reach * 0.75 : 3)];
  const [x1, y1, x2, y2] = [a.x + ux * start, a.y + uy * start, b.x - ux * stop, b.y - uy * stop];
  // Within a board lines are straight; from one board to another an arrow swings round what lies between.
  const isWithin = 'ry' in a && 'ry' in b && a.board === b.board;
  const bend = isWithin ? 0 : Math.min(26, length * 0.12) * (Math.abs(dx) < 4 ? 1 : dx > 0 ? -1 : 1);
  const [mx, my] = [(x1 + x2) / 2 + uy * bend, (y1 + y2) / 2 - ux * bend];
  const tip = Math.hypot(x2 - mx, y2 - my) || 1;
  const [vx, vy] = [(x2 - mx) / tip, (y2 - my) / tip];
  const [long, wide] = [12, 7];
  const [bx, by] = [x2 - vx * long, y2 - vy * long];
  const shaft = outline(
    curve(x1, y1, x1 + (mx - x1) * 0.67, y1 + (my - y1) * 0.67, bx + (mx - bx) * 0.67, by + (my - by) * 0.67, bx, by),
    true,
  );
  const head = outline([x2, y2, bx - vy * wide, by + vx * wide, bx + vy * wide, by - vx * wide]);
  const id = `arrow:${from}:${to}`;
  return [
    stamp(`${id}:case`, ARROWS, 0, 0, shaft, [{ stroke: 'paper', width: 7.2 }]),
    stamp(`${id}:head-case`, ARROWS, 0, 0, head, [{ stroke: 'paper', width: 4 }]),
    stamp(id, ARROWS + 1, 0, 0, shaft, [{ stroke: tone, width: 4.2 }]),
    stamp(`${id}:head`, ARROWS + 1, 0, 0, head, [{ fill: tone }, { stroke: tone, width: 1 }]),
  ];
}
