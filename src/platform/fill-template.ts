/** A sentence that the page brings, with what is put in its places: `{right} of {all}`. */
export function fillTemplate(text: string | undefined, places: Readonly<Record<string, string | number>>): string {
  return (text ?? '').replace(/\{(\w+)\}/g, (place, name: string) => String(places[name] ?? place));
}
