import { href } from '../../platform/href.ts';
import type { Player } from '../../engine/index.ts';
import type { Line } from '../state/line.ts';

/** The address at which the analysis board opens a line, to be played on there. */
export function makeBoardAddress(line: Line): string {
  return href(`/board/#${writeLine(line)}`);
}

/** The address of the page that makes a board for other sites of a line, seen from a side. */
export function makeEmbedAddress(line: Line, side: Player): string {
  return href(`/embed/#${writeLine(line)}&side=${side}`);
}

/** A line as an address holds it. */
function writeLine({ positions, moves }: Line): string {
  const [start] = positions;
  if (!start) throw new Error('a line has at least one position');
  const { id, options } = start.ruleset;
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  const parts = new URLSearchParams({ rules: id });
  if (chosen.length > 0) parts.set('options', chosen.join(','));
  if (start.text() !== start.ruleset.start) parts.set('position', start.text());
  if (moves.length > 0) parts.set('moves', moves.map((move) => move.id).join(' '));
  return parts.toString();
}
