import { ok, readRecord, type GameRecord, type Position, type Ruleset } from '../../../engine/index.ts';
import type { NotationChoice } from '../../board/model/settings.ts';
import { inPosition } from './address.ts';
import { describeFault } from './fault-words.ts';
import { nameSteps } from './rows.ts';
import type { Sliced } from './slices.ts';
import { fromPlies, type Node } from './game-tree.ts';
import { FREE } from '../../../words/free.ts';
import { deny, tellFault, type Spoken, type ToldFault } from '../../../words/told.ts';

/** What a pasted text turned out to be. */
export type Pasted =
  | { readonly kind: 'record'; readonly record: GameRecord; readonly tree: Node }
  | { readonly kind: 'position'; readonly position: Position };

/** The ruleset a record names in its headers, if it does. */
export function rulesetIn(text: string): string | undefined {
  return /\[\s*Ruleset\s+"([^"]{1,40})"/.exec(text)?.[1];
}

/**
 * Reads a position or a game record, whose steps are named; a record without headers is one of the rules on the board. `find`
 * knows the rulesets there are.
 */
export function* readText(
  text: string,
  ruleset: Ruleset,
  find: (id: string) => Ruleset | undefined,
  notation: NotationChoice,
): Sliced<Spoken<Pasted>> {
  const given = text.trim();
  if (/^\[|(^|\s)\d+\./.test(given)) {
    const head = given.startsWith('[') ? '' : `${headersOf(ruleset)}\n\n`;
    const read = yield* readRecord(head + given, find);
    if (read.ok) {
      const tree = fromPlies(read.value.start, read.value.plies);
      yield* nameSteps(tree, notation);
      return ok({ kind: 'record', record: read.value, tree });
    }
    const { code, field, message, at } = tellFault(read.fault);
    const shift = text.length - text.trimStart().length - head.length;
    return deny(code, field, message, at === undefined ? undefined : Math.max(0, at + shift));
  }
  const read = ruleset.parse(given);
  return read.ok
    ? ok({ kind: 'position', position: read.value })
    : { ok: false, fault: { ...tellFault(read.fault), field: inPosition(read.fault.field) } };
}

function headersOf({ id, options }: Ruleset): string {
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return [`[Ruleset "${id}"]`, ...(chosen.length > 0 ? [`[Options "${chosen.join(', ')}"]`] : [])].join('\n');
}

/** What is said of a text that cannot be read: what is wrong with it and where, or what it might be. */
export function sayTextFault(text: string, fault: ToldFault): string {
  if (fault.code === 'malformed' && fault.field === 'position') return FREE.faults.neither(FREE.faults.examples);
  const said = describeFault(fault);
  return fault.at === undefined ? said : FREE.faults.at(said, quotePlace(text, fault.at));
}

/** A place in a text, by its line and the words that stand there. */
function quotePlace(text: string, at: number): string {
  const line = text.slice(0, at).split('\n').length;
  const words = text
    .slice(at, at + 24)
    .split('\n', 1)[0]!
    .trim();
  return FREE.faults.place(line, words);
}
