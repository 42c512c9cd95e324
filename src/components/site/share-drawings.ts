/** Drawings of pieces that a page has already, by what belongs to that page alone. */
const drawn = new WeakMap<object, Set<string>>();
const DRAWING = /<g id="([^"]+)" data-man="[^"]*">.*?<\/g>/g;

/** A picture without the drawings that an earlier picture of its page has; one drawing serves all pictures of one prefix. */
export function shareDrawings(page: object, svg: string): string {
  const [picture, missing] = splitDrawings(page, svg);
  return missing === '' ? picture : picture.replace('<defs>', `<defs>${missing}`);
}

/** Pictures that are made later, or never: the drawings they use and their page has not yet must stand outside them (`Drawings.astro`). */
export class LaterPictures {
  readonly #page: object;
  drawings = '';

  constructor(page: object) {
    this.#page = page;
  }

  /** A picture without any drawings. */
  take(svg: string): string {
    const [picture, missing] = splitDrawings(this.#page, svg);
    this.drawings += missing;
    return picture;
  }
}

function splitDrawings(page: object, svg: string): readonly [picture: string, missing: string] {
  const known = drawn.get(page) ?? new Set<string>();
  drawn.set(page, known);
  let missing = '';
  const picture = svg.replace(DRAWING, (drawing, id: string) => {
    if (!known.has(id)) missing += drawing;
    known.add(id);
    return '';
  });
  return [picture, missing];
}
