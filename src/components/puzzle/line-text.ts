import { nameAsChosen } from '../board/view/figurines.ts';
import type { Line } from '../../board/state/line.ts';
import { plainChecks } from './name-moves.ts';

/** The name of a move of a line as the reader has chosen to read moves, counted from 0 or from the end; empty where there is none. */
export function nameLineMove({ moves, positions }: Line, at: number): string {
  const move = moves.at(at);
  const before = positions.at(at < 0 ? at - 1 : at);
  if (!move || !before) return '';
  const name = nameAsChosen(before, move);
  return 'effects' in move ? plainChecks(before, move, name) : name;
}

/** A line's moves with their numbers: `4. QL1-QL2 b7B-b6B`. */
export function writeLine(line: Line): string {
  return line.moves
    .map((_, at) => {
      const { turn, number, ruleset } = line.positions[at]!;
      const lead = turn === ruleset.players[0] ? `${number}. ` : at === 0 ? `${number}... ` : '';
      return lead + nameLineMove(line, at);
    })
    .join(' ');
}
