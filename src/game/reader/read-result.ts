const POINTS = String.raw`(?:[12]\/3|[⅓⅔]|0?[.,](?:3{2,}|6+7|6{2,})|\d\/2|\d?½|\d(?:[.,]5)?|[.,]5)`;
/** Points of two or three players in turn order, in every way people write them; what follows must not belong to them. */
const SPELLED = new RegExp(String.raw`(?:${POINTS}(?:\s?[-:]\s?${POINTS}){1,2}(?!-)|\*|void|½|1\/2)(?![\w/½=-])`, 'y');
const POINT = new RegExp(POINTS, 'g');

/** Halves and thirds of points as our records write them. */
function makePoints(text: string): string {
  if (/^(?:⅔|2\/3|0?[.,]6+7?)$/.test(text)) return '2/3';
  if (/^(?:⅓|1\/3|0?[.,]3+)$/.test(text)) return '1/3';
  const value =
    text === '½'
      ? 0.5
      : Number(
          text
            .replace('½', '.5')
            .replace(',', '.')
            .replace(/^(\d)\/2$/, (_, half: string) => String(Number(half) / 2)),
        );
  return Number.isInteger(value) ? String(value) : `${value * 2}/2`;
}

const valueOf = (points: string): number => {
  const [number = 0, of = 1] = points.split('/').map(Number);
  return number / of;
};

/**
 * The result that stands at a place of a text with plain characters, as our records write it, and its length: `½-½`, `0.5 : 0.5`
 * and `1/2` are `1/2-1/2`. Nothing where none stands; `0-0` is castling.
 */
export function readResultAt(text: string, at: number): { readonly result: string; readonly length: number } | undefined {
  SPELLED.lastIndex = at;
  const [whole] = SPELLED.exec(text) ?? [];
  if (whole === undefined) return undefined;
  if (whole === '*' || whole === 'void') return { result: whole, length: whole.length };
  if (whole === '½' || whole === '1/2') return { result: '1/2-1/2', length: whole.length };
  const given = whole.match(POINT)!.map(makePoints);
  // Two thirds go to each of three who draw (Harshman, Appendix II); who counts one point a game writes one third.
  const points = given.length === 3 && given.every((point) => point === '1/3') ? ['2/3', '2/3', '2/3'] : given;
  if (points.includes('1/3')) return undefined;
  if (points.every((point) => point === '0')) return undefined;
  // Two players share one point; `5-5` is something else.
  if (points.length === 2 && points.reduce((sum, point) => sum + valueOf(point), 0) !== 1) return undefined;
  return { result: points.join('-'), length: whole.length };
}

/** The result a header has; `*` for one that nobody filled in, `undefined` for anything else. */
export function readResultHeader(value: string): string | undefined {
  const text = value.trim();
  if (/^[?\s-]*$/.test(text)) return '*';
  const read = readResultAt(text, 0);
  return read?.length === text.length ? read.result : undefined;
}
