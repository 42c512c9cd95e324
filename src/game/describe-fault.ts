import { ANALYSIS_BOARD } from '#words/analysis-board.ts';
import type { DescribedFault } from '../words/described-fault.ts';

/** What a fault is about, as a reader calls it; a field of a position is named after it. */
const LEADS: Readonly<Record<string, string>> = ANALYSIS_BOARD.faults.leads;

/** A fault in a sentence for readers. */
export function describeFault({ field, message }: DescribedFault): string {
  // A whole sentence says by itself what it is about.
  if (/^\p{Lu}.*\.$/su.test(message)) return message;
  if (field === 'worker') return ANALYSIS_BOARD.faults.noMachine;
  const [name = '', ...parts] = field.split(', ');
  const lead = LEADS[name] ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  const about = LEADS[name] !== undefined && parts.length > 0 ? ANALYSIS_BOARD.faults.part(lead, parts.join(', ')) : lead;
  return ANALYSIS_BOARD.faults.about(about, message);
}
