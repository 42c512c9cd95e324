/** Drawings of pieces that a page has already, by what belongs to that page alone. */
const drawn = new WeakMap<object, Set<string>>();
const DRAWING = /<g id="([^"]+)" data-man="[^"]*">.*?<\/g>/g;

/** A picture without the drawings that an earlier picture of its page has; one drawing serves all pictures of one prefix. */
export function shareDrawings(page: object, svg: string): string {
  const known = drawn.get(page) ?? new Set<string>();
  drawn.set(page, known);
  return svg.replace(DRAWING, (drawing, id: string) => {
    if (known.has(id)) return '';
    known.add(id);
    return drawing;
  });
}
