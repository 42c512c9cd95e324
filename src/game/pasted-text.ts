import type { GameRecord, Position, Ruleset } from '../engine/index.ts';
import type { ReadFault } from './reader/reading-faults.ts';
import { findPosition } from './reader/position-text.ts';
import { readOutside, type Reading } from './reader/read-text.ts';
import type { NotationChoice } from '../board/state/settings.ts';
import { openLink, type OpenedGame } from './game-address.ts';
import { fromPlies } from './tree-record.ts';
import type { TreeNode } from './tree.ts';
import { nameSteps } from './move-rows.ts';
import type { CooperativeTask } from '../platform/cooperative-task.ts';

/** What a pasted text turned out to be. */
export type Pasted =
  | { readonly kind: 'record'; readonly record: GameRecord; readonly tree: TreeNode }
  | { readonly kind: 'position'; readonly position: Position }
  /** A position that no game reaches, to be put right by hand. */
  | { readonly kind: 'setup'; readonly ruleset: Ruleset; readonly text: string }
  | { readonly kind: 'link'; readonly opened: OpenedGame };

/** As much of a text as could be read, and the sentence on what could not. */
export interface PastedText {
  readonly pasted?: Pasted;
  readonly sentence?: string;
}

/**
 * Reads a position, a game or a link; the steps of a game are named. What names no rules is of those on the board. `find` knows the
 * rulesets there are.
 */
export function* readPasted(
  text: string,
  ruleset: Ruleset,
  find: (id: string) => Ruleset | undefined,
  notation: NotationChoice,
): CooperativeTask<PastedText> {
  const reading = yield* readOutside(text, { find, ruleset });
  const { fault } = reading;
  const { pasted, sentence = fault?.sentence } = openReading(text, reading);
  const tree = pasted?.kind === 'record' ? pasted.tree : pasted?.kind === 'link' ? pasted.opened.tree : undefined;
  if (tree) yield* nameSteps(tree, notation);
  return { ...(pasted && { pasted }), ...(sentence !== undefined && { sentence }) };
}

function openReading(text: string, reading: Reading): PastedText {
  const { kind, ruleset, start, plies, position, fault } = reading;
  if (kind === 'none' || !ruleset) return {};
  if (kind === 'link') {
    const opened = openLink(reading);
    return opened.ok ? { pasted: { kind, opened: opened.value } } : { sentence: opened.fault.message };
  }
  if (kind === 'position') return position ? { pasted: { kind, position } } : openSetup(text, ruleset, fault);
  if (!start || (plies.length === 0 && fault)) return {};
  return { pasted: { kind: 'record', record: makeGame(reading, ruleset, start), tree: fromPlies(start, plies) } };
}

function openSetup(text: string, ruleset: Ruleset, fault: ReadFault | undefined): PastedText {
  const found = findPosition(text);
  return found && fault?.code === 'impossible' ? { pasted: { kind: 'setup', ruleset, text: found.text } } : {};
}

/** How our records write the headers that have a meaning. */
const OWN_HEADERS: Readonly<Record<string, string>> = { ruleset: 'Ruleset', options: 'Options', position: 'Position', result: 'Result' };

/** The game as a record, with the headers that records can have. */
function makeGame({ headers, plies, result }: Reading, ruleset: Ruleset, start: Position): GameRecord {
  const written = [...headers]
    .filter(([name]) => /^[A-Za-z]+$/.test(name) && !/^(?:rules|fen)$/i.test(name))
    .map(([name, value]) => [OWN_HEADERS[name.toLowerCase()] ?? name, value] as const);
  return { headers: new Map(written), ruleset, start, plies, result };
}
