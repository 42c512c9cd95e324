import { href } from '../../address/href.ts';
import type { Line } from '../board/model/line.ts';

/** The address at which the free board opens a line, to be played on there. */
export function makeBoardAddress({ positions, moves }: Line): string {
  const [start] = positions;
  if (!start) throw new Error('a line has at least one position');
  const { id, options } = start.ruleset;
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  const parts = new URLSearchParams({ rules: id });
  if (chosen.length > 0) parts.set('options', chosen.join(','));
  parts.set('position', start.text());
  if (moves.length > 0) parts.set('moves', moves.map((move) => move.id).join(' '));
  return href(`/board/#${parts.toString()}`);
}
