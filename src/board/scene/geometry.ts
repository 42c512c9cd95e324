/** A polygon as `x, y, x, y ...`, convex. */
export type Points = readonly number[];

const corner = (points: Points, index: number): readonly [number, number] => {
  const count = points.length / 2;
  const i = ((index + count) % count) * 2;
  return [points[i] ?? 0, points[i + 1] ?? 0];
};

/** The middle of a polygon's corners. */
function middle(points: Points): readonly [number, number] {
  const count = points.length / 2;
  let [x, y] = [0, 0];
  for (let i = 0; i < count; i++) {
    const [cx, cy] = corner(points, i);
    x += cx / count;
    y += cy / count;
  }
  return [x, y];
}

/** The polygon with every edge moved inward. */
export function inset(points: Points, by: number): Points {
  const count = points.length / 2;
  const [mx, my] = middle(points);
  const lines = Array.from({ length: count }, (_, i) => {
    const [ax, ay] = corner(points, i);
    const [bx, by2] = corner(points, i + 1);
    const length = Math.hypot(bx - ax, by2 - ay) || 1;
    let [nx, ny] = [-(by2 - ay) / length, (bx - ax) / length];
    if ((mx - ax) * nx + (my - ay) * ny < 0) [nx, ny] = [-nx, -ny];
    return { nx, ny, c: nx * ax + ny * ay + by };
  });
  const out: number[] = [];
  for (let i = 0; i < count; i++) {
    const one = lines[(i + count - 1) % count];
    const other = lines[i];
    if (!one || !other) continue;
    const det = one.nx * other.ny - one.ny * other.nx;
    out.push((one.c * other.ny - other.c * one.ny) / det, (one.nx * other.c - other.nx * one.c) / det);
  }
  return out;
}

/** The polygon moved. */
export function shift(points: Points, dx: number, dy: number): Points {
  return points.map((value, i) => value + (i % 2 === 0 ? dx : dy));
}

const text = (value: number): string => String(Math.round(value * 10) / 10 + 0);

/** The closed outline of a polygon cut into dashes, as a path. */
export function dashes(points: Points, dash: number, gap: number): string {
  const count = points.length / 2;
  let path = '';
  for (let i = 0; i < count; i++) {
    const [ax, ay] = corner(points, i);
    const [bx, by] = corner(points, i + 1);
    const length = Math.hypot(bx - ax, by - ay);
    const pieces = Math.max(1, Math.round((length + gap) / (dash + gap)));
    const step = (length + gap) / pieces;
    for (let k = 0; k < pieces; k++) {
      const [s, e] = [(k * step) / length, (k * step + step - gap) / length];
      path += `M${text(ax + (bx - ax) * s)} ${text(ay + (by - ay) * s)}L${text(ax + (bx - ax) * e)} ${text(ay + (by - ay) * e)}`;
    }
  }
  return path;
}

/** An open line cut into dashes, as a path. */
export function dashedLine(points: Points, dash: number, gap: number): string {
  let path = '';
  let [x, y] = [points[0] ?? 0, points[1] ?? 0];
  let left = dash;
  let isDrawing = true;
  path = `M${text(x)} ${text(y)}`;
  for (let i = 2; i < points.length; i += 2) {
    const [ex, ey] = [points[i] ?? 0, points[i + 1] ?? 0];
    let length = Math.hypot(ex - x, ey - y);
    while (length > left) {
      [x, y] = [x + ((ex - x) * left) / length, y + ((ey - y) * left) / length];
      length -= left;
      path += `${isDrawing ? 'L' : 'M'}${text(x)} ${text(y)}`;
      isDrawing = !isDrawing;
      left = isDrawing ? dash : gap;
    }
    left -= length;
    [x, y] = [ex, ey];
    if (isDrawing) path += `L${text(x)} ${text(y)}`;
  }
  return path;
}

/** Brackets at the corners of a polygon, as a path; `share` of each edge is drawn at either end. */
export function brackets(points: Points, share: number): string {
  const count = points.length / 2;
  let path = '';
  for (let i = 0; i < count; i++) {
    const [px, py] = corner(points, i - 1);
    const [x, y] = corner(points, i);
    const [nx, ny] = corner(points, i + 1);
    path += `M${text(x + (px - x) * share)} ${text(y + (py - y) * share)}L${text(x)} ${text(y)}L${text(x + (nx - x) * share)} ${text(y + (ny - y) * share)}`;
  }
  return path;
}

/** An ellipse about the origin, as a path. */
export function ellipse(rx: number, ry: number): string {
  return `M${text(-rx)} 0a${text(rx)} ${text(ry)} 0 1 1 ${text(2 * rx)} 0a${text(rx)} ${text(ry)} 0 1 1 ${text(-2 * rx)} 0Z`;
}

/** A star of twelve points about the origin, as a path. */
export function star(rx: number, ry: number): string {
  let path = '';
  for (let i = 0; i < 24; i++) {
    const [angle, reach] = [(i * Math.PI) / 12, i % 2 === 0 ? 1 : 0.76];
    path += `${i === 0 ? 'M' : 'L'}${text(rx * reach * Math.sin(angle))} ${text(-ry * reach * Math.cos(angle))}`;
  }
  return `${path}Z`;
}

/** A regular polygon about the origin, as a path; with `turn` 0 a corner is on top. */
export function regular(corners: number, radius: number, turn = 0): string {
  let path = '';
  for (let i = 0; i < corners; i++) {
    const angle = turn + (i * 2 * Math.PI) / corners;
    path += `${i === 0 ? 'M' : 'L'}${text(radius * Math.sin(angle))} ${text(-radius * Math.cos(angle))}`;
  }
  return `${path}Z`;
}

/** Two numbers of a path: a minus parts them as well as a blank. */
const apart = (one: string, other: string): string => (other.startsWith('-') ? one + other : `${one} ${other}`);

/**
 * A path through points, closed unless said otherwise. Written from corner to corner, so that equal shapes are equal
 * texts wherever they stand: a page of many cells packs well.
 */
export function outline(points: Points, open = false): string {
  let path = `M${text(points[0] ?? 0)} ${text(points[1] ?? 0)}`;
  let last = '';
  for (let i = 2; i + 1 < points.length; i += 2) {
    const [dx, dy] = [text((points[i] ?? 0) - (points[i - 2] ?? 0)), text((points[i + 1] ?? 0) - (points[i - 1] ?? 0))];
    const [letter, step] = dy === '0' ? ['h', dx] : dx === '0' ? ['v', dy] : ['l', apart(dx, dy)];
    // A letter holds until another comes.
    path = letter === last ? apart(path, step) : path + letter + step;
    last = letter;
  }
  return open ? path : `${path}z`;
}

/** Corners of an upright rectangle. */
export function rectangle(x: number, y: number, width: number, height: number): Points {
  return [x, y, x + width, y, x + width, y + height, x, y + height];
}

/** Points along a cubic curve from a to d, ends included. */
export function curve(ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number, steps = 12): Points {
  const out: number[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    out.push(a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy);
  }
  return out;
}

/** Whether a point lies within a polygon. */
export function isInside(points: Points, x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
    const [xi, yi, xj, yj] = [points[i] ?? 0, points[i + 1] ?? 0, points[j] ?? 0, points[j + 1] ?? 0];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}
