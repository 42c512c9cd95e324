import { FREE } from '../../../words/free.ts';
import type { ToldFault } from '../../../words/told.ts';

/** What a fault is about, as a reader calls it; a field of a position is named after it. */
const LEADS: Readonly<Record<string, string>> = FREE.faults.leads;

/** A fault in a sentence for readers. */
export function describeFault({ field, message }: ToldFault): string {
  if (field === 'worker') return FREE.faults.noMachine;
  const [name = '', ...parts] = field.split(', ');
  const lead = LEADS[name] ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  const about = LEADS[name] !== undefined && parts.length > 0 ? FREE.faults.part(lead, parts.join(', ')) : lead;
  return FREE.faults.about(about, message);
}
