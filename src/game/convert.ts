import type { Position, Ruleset } from '../engine/index.ts';
import { readText } from './reader/read-text.ts';
import { nameAct } from '../board/state/line.ts';
import { nameMove } from '../board/text/move-names.ts';
import type { NotationChoice } from '../board/state/settings.ts';

/** One move in every form a ruleset has; all forms of an act are the same. */
export interface ConvertedMove {
  /** The number of the round, as the position has it. */
  readonly number: number;
  readonly turn: string;
  readonly names: Readonly<Record<NotationChoice, string>>;
}

/** What was read, and what is wrong with the word that could not be. */
export interface Conversion {
  /** The rules it was read by: those of the text, where it names some. */
  readonly ruleset: Ruleset;
  readonly moves: readonly ConvertedMove[];
  readonly fault?: string;
}

/**
 * The forms in which a ruleset's moves can be written: with the names on the boards where its source has others, and counted from a
 * player's own side where each counts from there.
 */
export function formsOf({ notation, relative }: Ruleset): readonly NotationChoice[] {
  const hasOthers = notation.writeAsShown !== undefined || notation.sourceStyle !== undefined;
  return ['rules', ...(hasOthers ? (['usual'] as const) : []), 'squares', 'pictures', ...(relative ? (['relative'] as const) : [])];
}

/** A game in any form in all forms, as far as it can be read; moves without a position of their own begin at `start`. */
export function convertMoves(start: Position, text: string, find: (id: string) => Ruleset | undefined = () => start.ruleset): Conversion {
  const { ruleset = start.ruleset, start: first = start, plies, fault } = readText(text, { find, ruleset: start.ruleset, start });
  const moves = plies.map(({ id, move }, index): ConvertedMove => {
    const position = plies[index - 1]?.position ?? first;
    const { number, turn } = position;
    if (!move) {
      const name = nameAct(position, id);
      return { number, turn, names: { usual: name, rules: name, squares: id, pictures: name, relative: name } };
    }
    const name = (form: NotationChoice): string => nameMove(position, move, form);
    const names = {
      usual: name('usual'),
      rules: name('rules'),
      squares: name('squares'),
      pictures: name('pictures'),
      relative: name('relative'),
    };
    return { number, turn, names };
  });
  return { ruleset, moves, ...(fault && { fault: fault.sentence }) };
}
