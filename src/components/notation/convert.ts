import type { Position, Ruleset } from '../../engine/index.ts';
import { nameMove, readMove } from '../board/model/naming.ts';
import type { NotationChoice } from '../board/model/settings.ts';
import { NOTATION } from '../../words/notation.ts';
import { sayFault } from '../../words/faults.ts';

/** One move in every form a ruleset has; of an act, all forms are the same. */
export interface Converted {
  /** Of the move, from 1, raised with the first player's turn. */
  readonly number: number;
  readonly turn: string;
  readonly names: Readonly<Record<NotationChoice, string>>;
}

/** What was read, and what is wrong with the word that could not be. */
export interface Conversion {
  readonly moves: readonly Converted[];
  readonly fault?: string;
}

/** More than this no game has; a longer text is some other text. */
const MOST_LETTERS = 60_000;
const RESULT = /^(?:1-0|0-1|1\/2-1\/2|½-½|\*|void)$/;

/** The forms in which a ruleset's moves can be written: the counted one only where each player counts from his own side. */
export function formsOf(ruleset: Ruleset): readonly NotationChoice[] {
  return ruleset.relative ? ['rules', 'squares', 'pictures', 'relative'] : ['rules', 'squares', 'pictures'];
}

/** Moves in any form, with numbers and comments as one likes, in all forms. Reading ends with the first word that is no legal move. */
export function convertMoves(start: Position, text: string): Conversion {
  if (text.length > MOST_LETTERS) return { moves: [], fault: NOTATION.tooLong };
  const moves: Converted[] = [];
  let position = start;
  for (const word of splitWords(text)) {
    const number = Math.floor(moves.length / start.ruleset.players.length) + 1;
    const act = position.acts().find((one) => one.id === word || start.ruleset.notation.writeAct?.(position, one) === word);
    if (act) {
      const name = start.ruleset.notation.writeAct?.(position, act) ?? act.id;
      moves.push({ number, turn: position.turn, names: { usual: name, rules: name, squares: act.id, pictures: name, relative: name } });
      const next = position.play(act.id);
      if (!next.ok) return { moves, fault: sayFault(next.fault) };
      position = next.value;
      continue;
    }
    const read = readMove(position, word);
    if (!read.ok) return { moves, fault: NOTATION.badMove(number, sayFault(read.fault)) };
    const name = (form: NotationChoice): string => nameMove(position, read.value, form);
    const names = {
      usual: name('usual'),
      rules: name('rules'),
      squares: name('squares'),
      pictures: name('pictures'),
      relative: name('relative'),
    };
    moves.push({ number, turn: position.turn, names });
    position = position.after(read.value);
  }
  return { moves };
}

/** The words of a game that can be moves: without headers, comments, numbers and the result. */
function splitWords(text: string): string[] {
  const bare = text
    .replace(/^\[[^\]\n]*\]$/gm, ' ')
    .replace(/\{[^}]*\}?/g, ' ')
    .replace(/\(=\)/g, ' ');
  const words: string[] = [];
  for (const token of bare.split(/\s+/)) {
    const word = token.replace(/^\d+\.(?:\.\.|…)?/, '');
    if (word === 'e.p.' && words.length > 0) words.push(`${words.pop()} e.p.`);
    else if (word !== '' && !RESULT.test(word)) words.push(word);
  }
  return words;
}
