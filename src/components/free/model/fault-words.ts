import type { Fault } from '../../../engine/index.ts';

/** What a fault is about, as a reader calls it; a field of a position is named after it. */
const LEADS: Readonly<Record<string, string>> = {
  rules: 'The rules',
  options: 'The rules',
  position: 'The position',
  moves: 'The moves',
  at: 'The place in the game',
  machine: 'The machine',
};

/** A fault in a sentence for readers. */
export function sayFault({ field, message }: Fault): string {
  if (field === 'worker') return 'The machine could not be loaded, so it does not play. Load the page again to try once more.';
  const [name = '', ...parts] = field.split(', ');
  const lead = LEADS[name] ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  const about = LEADS[name] !== undefined && parts.length > 0 ? `${lead} (${parts.join(', ')})` : lead;
  return `${about}: ${message}`;
}
