import { LIMITS, type Resting } from '../../engine/index.ts';
import { runToEnd } from '../../platform/cooperative-task.ts';
import { READER } from '#words/reader.ts';
import { makePlain } from '../../notation/characters.ts';
import { unescapeText } from './unescape.ts';
import { makeFault } from './reading-faults.ts';
import { findLink, takeApart, trimEnd } from './link.ts';
import { findOpening, type OpenedText } from './opening-position.ts';
import { findPosition } from './position-text.ts';
import { findRulesId, RULES_HEADERS, RULES_IDS } from './rules-name.ts';
import { cutWords } from './tokens.ts';
import { NONE, findHeader, readBoard, type ReadContext, type Reading } from './reading.ts';
import { readLinkText } from './read-link.ts';
import { readPositionText } from './read-position.ts';
import { readRecordText } from './read-record.ts';

export type { ReadContext, Reading, TextKind } from './reading.ts';

/** Reads whatever somebody pastes: a game, a position or a link, in any form; at every `yield` the reading may be left for a while. */
export function* readOutside(given: string, context: ReadContext): Resting<Reading> {
  if (given.length > LIMITS.characters)
    return { kind: 'none', ...NONE, fault: makeFault('', { field: 'text', message: READER.tooLong(LIMITS.characters), at: 0, word: '' }) };
  const text = unescapeText(given);
  const link = findLink(text);
  if (link) return yield* readLinkText(text, link, context);
  const found = findPosition(text);
  if (found) return readPositionText(text, found.text, context);
  const opening = findOpening(text);
  const opened = opening && (yield* readOpened(opening, context));
  return opened ?? (yield* readRecordText(makePlain(text), context));
}

/** A game with its position before it; `undefined` where it is not in our form. */
function* readOpened({ plain, header }: OpenedText, context: ReadContext): Resting<Reading | undefined> {
  const { find, ruleset } = context;
  if (header) {
    const read = yield* readRecordText(plain, context, header);
    if (read.start || !ruleset || read.ruleset !== ruleset) return read;
    // A position that cannot stand by the rules of the board may do so by others.
    const fitting = RULES_IDS.flatMap((id) => find(id) ?? []).filter((one) => readBoard(header.value, one).ok);
    const [other] = fitting;
    if (!other || fitting.length > 1) return read;
    const again = yield* readRecordText(plain, { find, ruleset: other }, header);
    const message = READER.otherRules(ruleset.id, [other.id]);
    return again.fault ? again : { ...again, fault: makeFault(plain.source, { field: 'ruleset', message, at: header.at, word: '' }) };
  }
  if (ruleset && plain.text.trim() === '')
    return { kind: 'position', ...NONE, form: 'own', ruleset, start: ruleset.begin(), position: ruleset.begin() };
  const read = yield* readRecordText(plain, { find, ...(ruleset && { ruleset }) });
  return read.plies.length > 0 ? read : undefined;
}

/** The same, all at once. */
export function readText(text: string, context: ReadContext): Reading {
  return runToEnd(readOutside(text, context));
}

/** Reads an address of the board, or its part behind `#`. */
export function* readAddressText(hash: string, context: ReadContext): Resting<Reading> {
  if (hash.length > LIMITS.characters) return yield* readOutside(hash, context);
  return yield* readLinkText(hash, { ...takeApart(trimEnd(hash.slice(Math.max(hash.indexOf('#'), 0)))), at: 0 }, context);
}

/** The id of the ruleset a text names, so that it can be fetched before the text is read. */
export function findRulesIn(given: string): string | undefined {
  if (given.length > LIMITS.characters) return undefined;
  const text = unescapeText(given);
  const link = findLink(text);
  if (link) return findRulesId(link.parts.get('rules') ?? '');
  const { headers } = cutWords(makePlain(text.slice(0, 20_000)));
  const named = findHeader(headers, RULES_HEADERS);
  return named && findRulesId(named.value);
}
