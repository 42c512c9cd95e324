import { href } from '../../platform/href.ts';

/** What a reader asked for whose address leads nowhere, and the nearest place of the site. */
export interface Nearest {
  readonly near: string;
  /** The part of the address that names what is not there. */
  readonly asked: string;
}

const PUZZLES = href('/puzzles/');

/**
 * The longest of these places (`/learn/meder/`) that an address on the host lies below; nothing where it lies below none. A puzzle's name begins
 * with its ruleset: `/puzzles/meder-k3x9/` lies below `/puzzles/meder/`.
 */
export function findNearest(path: string, places: readonly string[]): Nearest | undefined {
  const name = path.startsWith(PUZZLES) ? path.slice(PUZZLES.length) : '';
  const ofRuleset = href(`/puzzles/${/^[a-z]+(?=-.)/.exec(name)?.[0] ?? ''}/`);
  const below = places.includes(ofRuleset) ? `${ofRuleset}${name}` : path;
  const known = places.filter((place) => below.startsWith(place) && below.length > place.length);
  const near = known.toSorted((one, other) => other.length - one.length)[0];
  return near === undefined ? undefined : { near, asked: readable(below.slice(near.length).replace(/\/$/, '')) };
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // it is not an address that a browser made
  }
}
