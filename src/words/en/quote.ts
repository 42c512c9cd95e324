/** Most characters of a text from outside that a sentence repeats. */
const LONGEST = 60;

/** A text from outside in quotation marks, cut where it is long. */
export function quote(text: string): string {
  return `“${text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text}”`;
}
