import { readOptions, type FaultCode, type Position, type Ruleset } from '../../engine/index.ts';
import { sayFault } from '../../words/faults.ts';
import { READER } from '#words/reader.ts';
import { toDescribedFault } from '../../words/described-fault.ts';
import { makePlain } from '../../notation/characters.ts';
import { makeFault, type ReadFault } from './reading-faults.ts';
import type { ReadPly } from './move-line.ts';
import type { LinkPart } from './link.ts';
import { findPosition } from './position-text.ts';
import type { FormName } from './move-readings.ts';
import type { Header } from './headers.ts';
import type { Cut } from './tokens.ts';

/** What a text turned out to be. */
export type TextKind = 'game' | 'position' | 'link' | 'none';

/** All that could be read of a text, and the first thing that is wrong with it. */
export interface Reading {
  readonly kind: TextKind;
  /** The rules, with their options; absent where the text names none and none were given. */
  readonly ruleset?: Ruleset;
  /** How the moves are written, or the position; absent where nothing could be read. */
  readonly form?: FormName;
  /** The position before the first move. */
  readonly start?: Position;
  /** The main line, with comments and variations. */
  readonly plies: readonly ReadPly[];
  /** The position after the last move of the main line. */
  readonly position?: Position;
  /** Headers of a record by their names, as they were given. */
  readonly headers: ReadonlyMap<string, string>;
  /** Points in turn order, `void` or `*`. */
  readonly result: string;
  /** The parts of a link. */
  readonly link?: ReadonlyMap<LinkPart, string>;
  readonly fault?: ReadFault;
}

/** What is known beside the text. */
export interface ReadContext {
  /** The rulesets there are. */
  find(id: string): Ruleset | undefined;
  /** The rules where the text names none. */
  readonly ruleset?: Ruleset;
  /** The position the moves begin from where the text names none. */
  readonly start?: Position;
}

/** What a text without moves has. */
export const NONE: Pick<Reading, 'plies' | 'headers' | 'result'> = { plies: [], headers: new Map(), result: '*' };

/** The first header of these names, in the order of the names; `undefined` where there is none. */
export function findHeader(headers: readonly Header[], names: readonly string[]): Header | undefined {
  for (const name of names) {
    const found = headers.find((header) => header.name.toLowerCase() === name);
    if (found) return found;
  }
  return undefined;
}

/** Moves of the main line and of all variations. */
export function countPlies(plies: readonly ReadPly[]): number {
  let count = 0;
  const open = [plies];
  for (let line = open.pop(); line; line = open.pop())
    for (const { variations } of line) {
      count++;
      if (variations) open.push(...variations);
    }
  return count;
}

/** The fault of a word or of the form of the text, whichever stands first. */
export function earlier(source: string, fault: ReadFault | undefined, cut: Cut, plain = makePlain(source)): ReadFault | undefined {
  if (!cut.fault) return fault;
  const at = plain.sourceOf(cut.fault.at);
  if (fault && fault.at < at) return fault;
  return makeFault(source, { field: 'moves', message: READER.form[cut.fault.kind], at });
}

type Told<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: FaultCode; readonly field: string; readonly message: string };

/** The rules with the options of a text, or why they do not fit. */
export function configure(known: Ruleset, text: string | undefined): Told<Ruleset> {
  if (text === undefined) return { ok: true, value: known };
  const options = readOptions(text);
  if (!options.ok) return { ok: false, code: options.fault.code, field: 'options', message: sayFault(options.fault) };
  const ruleset = known.configure(options.value);
  return ruleset.ok ? ruleset : { ok: false, code: ruleset.fault.code, field: 'options', message: sayFault(ruleset.fault) };
}

/** A position as it stands in a header or a link. */
export function readBoard(text: string, rules: Ruleset): Told<Position> {
  const found = findPosition(text);
  const read = rules.parse(found?.text ?? makePlain(text).text.trim());
  if (read.ok) return read;
  const { code, field, message } = toDescribedFault(read.fault);
  return {
    ok: false,
    code,
    field: field === 'position' ? field : `position, ${field}`,
    message: `${field === 'position' ? 'the position' : `the position (${field})`}, ${message}`,
  };
}
