import { nameStep, type Line } from '../../board/state/line.ts';
import { NOTATION_CHOICES } from '../../board/state/settings.ts';

/** The names of a line's step in all notations, in their order, for `data-names`; empty where one is the ruleset's own. */
export function makeNames(line: Line, index: number): string {
  const [own = '', ...others] = NOTATION_CHOICES.map((notation) => nameStep(line, index, notation));
  return [own, ...others.map((name) => (name === own ? '' : name))].join('|');
}
