import {
  LIMITS,
  PLAYERS,
  readOptions,
  settleResult,
  type FaultCode,
  type Position,
  type Resting,
  type Ruleset,
} from '../../engine/index.ts';
import { runToEnd } from '../../platform/cooperative-task.ts';
import { sayFault } from '../../words/faults.ts';
import { FOREIGN } from '#words/foreign.ts';
import { READER } from '#words/reader.ts';
import { toDescribedFault } from '../../words/described-fault.ts';
import { makePlain, type PlainText } from '../../notation/characters.ts';
import { unescapeText } from './unescape.ts';
import { makeFault, type ReadFault } from './reading-faults.ts';
import { isGameOfTwo, recogniseForeign } from './forms/index.ts';
import { readMoves, trimWords } from './game-text.ts';
import { findNamedPiece } from './languages.ts';
import type { ReadPly } from './move-line.ts';
import { findLink, takeApart, trimEnd, type LinkPart, type LinkText } from './link.ts';
import { findOpening, type OpenedText } from './opening-position.ts';
import { readPieceList, type PieceList } from './piece-list.ts';
import { findPosition } from './position-text.ts';
import { readResultHeader } from './read-result.ts';
import { findLikelyRules } from './likely-rules.ts';
import { findRulesId, RULES_HEADERS, RULES_IDS } from './rules-name.ts';
import { findLabel } from './player-labels.ts';
import type { FormName } from './move-readings.ts';
import { looksLikeMove } from './token-patterns.ts';
import type { Header } from './headers.ts';
import { cutWords, type Cut } from './tokens.ts';

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

const NONE: Pick<Reading, 'plies' | 'headers' | 'result'> = { plies: [], headers: new Map(), result: '*' };

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

function findHeader(headers: readonly Header[], names: readonly string[]): Header | undefined {
  for (const name of names) {
    const found = headers.find((header) => header.name.toLowerCase() === name);
    if (found) return found;
  }
  return undefined;
}

function* readLinkText(source: string, { parts, unknown, twice, at }: LinkText, context: ReadContext): Resting<Reading> {
  const base = { kind: 'link', ...NONE, link: parts } as const;
  const deny = (field: string, message: string, word: string, code: FaultCode = 'malformed'): Reading => ({
    ...base,
    fault: makeFault(source, { code, field, message, at, word }),
  });
  const given = makePlain(parts.get('rules') ?? '').text.replace(/[^\p{L}\d\s-]+$/u, '');
  const named = given === '' ? undefined : findRulesId(given);
  if (given !== '' && named === undefined) return deny('rules', READER.unknownRules(given, RULES_IDS), given);
  const known = named === undefined ? context.ruleset : context.find(named);
  if (!known) return deny('rules', READER.noRulesInLink, '');
  const ruleset = configure(known, parts.get('options')?.replace(/[.;]+$/, ''));
  if (!ruleset.ok) return { ...deny('options', ruleset.message, parts.get('options') ?? ''), ruleset: known };
  const rules = ruleset.value;
  const written = parts.get('position');
  if (written === '' && parts.get('edit') !== '1') return { ...deny('position', READER.emptyPosition, ''), ruleset: rules };
  const position = written === undefined || parts.get('edit') === '1' ? undefined : readBoard(written, rules);
  if (position && !position.ok) return { ...deny(position.field, position.message, '', position.code), ruleset: rules };
  const start = position?.value ?? rules.begin();
  // A plus that was escaped parts moves all the same.
  const joined = parts.get('moves') ?? '';
  const line = (/%(?:20|2b|2c)/i.test(joined) ? joined.replace(/%(?:20|2b|2c)/gi, ' ') : joined)
    .replace(/[_,]+(?=[({]*[a-pz]\d\w*[-x])/gi, ' ')
    .replace(/\+(?=[({]*(?:[a-pz]\d|[QK][LP]\d|O-O|[a-z]+:))/g, ' ');
  const moves = makePlain(parts.get('edit') === '1' ? '' : line);
  const cut = cutWords(moves);
  const read = yield* readMoves(moves, cut.words, start);
  const last = read.plies.at(-1)?.position ?? start;
  const settled = settleResult(undefined, cut.result, rules, last);
  const result: Reading = {
    ...base,
    ruleset: rules,
    form: read.form,
    start,
    plies: read.plies,
    position: last,
    ...(settled.ok && { result: settled.value }),
  };
  const wrong = earlier(moves.source, read.fault, cut);
  if (wrong) return { ...result, fault: { ...wrong, at, line: 1 } };
  if (!settled.ok)
    return { ...result, fault: makeFault(source, { field: 'result', message: sayFault(settled.fault), at, word: cut.result ?? '' }) };
  const steps = countPlies(read.plies);
  const place = parts.get('at')?.replace(/[^\d]+$/, '');
  if (place !== undefined && parts.get('at') !== '' && !(/^\d+$/.test(place) && Number(place) <= steps))
    return {
      ...result,
      fault: makeFault(source, { field: 'at', message: READER.noStep(parts.get('at')!, steps), at, word: parts.get('at')! }),
    };
  if (twice.length > 0)
    return { ...result, fault: makeFault(source, { field: 'link', message: READER.partTwice(twice), at, word: twice[0]! }) };
  if (unknown.length > 0)
    return {
      ...result,
      fault: makeFault(source, { code: 'unknown', field: 'link', message: READER.unknownPart(unknown), at, word: unknown[0]! }),
    };
  return result;
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
function earlier(source: string, fault: ReadFault | undefined, cut: Cut, plain = makePlain(source)): ReadFault | undefined {
  if (!cut.fault) return fault;
  const at = plain.sourceOf(cut.fault.at);
  if (fault && fault.at < at) return fault;
  return makeFault(source, { field: 'moves', message: READER.form[cut.fault.kind], at });
}

type Told<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: FaultCode; readonly field: string; readonly message: string };

function configure(known: Ruleset, text: string | undefined): Told<Ruleset> {
  if (text === undefined) return { ok: true, value: known };
  const options = readOptions(text);
  if (!options.ok) return { ok: false, code: options.fault.code, field: 'options', message: sayFault(options.fault) };
  const ruleset = known.configure(options.value);
  return ruleset.ok ? ruleset : { ok: false, code: ruleset.fault.code, field: 'options', message: sayFault(ruleset.fault) };
}

/** A position as it stands in a header or a link. */
function readBoard(text: string, rules: Ruleset): Told<Position> {
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

function readPositionText(source: string, text: string, { ruleset, find }: ReadContext): Reading {
  const base = { kind: 'position', ...NONE } as const;
  const known = RULES_IDS.flatMap((id) => find(id) ?? []);
  const asked = ruleset ? [ruleset, ...known.filter(({ id }) => id !== ruleset.id)] : known;
  const fitting = asked.flatMap((rules) => {
    const read = rules.parse(text);
    return read.ok ? [{ rules, position: read.value }] : [];
  });
  const deny = (field: string, message: string): ReadFault =>
    makeFault(source, { field, message, at: Math.max(source.search(/\S/), 0), word: '' });
  const [first] = fitting;
  const ofAsked = ruleset && first?.rules === ruleset ? first : undefined;
  const only = ofAsked ?? (fitting.length === 1 ? first : undefined);
  if (only) {
    const isOther = ruleset !== undefined && only.rules.id !== ruleset.id;
    const fault = isOther ? { fault: deny('ruleset', READER.otherRules(ruleset.id, [only.rules.id])) } : {};
    return { ...base, form: 'own', ruleset: only.rules, start: only.position, position: only.position, ...fault };
  }
  if (!ruleset && fitting.length > 1) return { ...base, fault: deny('ruleset', READER.severalRules(fitting.map(({ rules }) => rules.id))) };
  const judge = ruleset ?? findLikelyRules(text, known);
  if (!judge) return { ...base, fault: deny('ruleset', READER.noRules) };
  const read = readBoard(text, judge);
  const others = fitting.map(({ rules }) => rules.id);
  const told = read.ok ? '' : others.length > 0 ? READER.otherRulesToo(read.message, others) : read.message;
  const fault = read.ok
    ? undefined
    : { ...deny(read.field, told), code: judge.readSetup(text).ok ? ('impossible' as const) : ('malformed' as const) };
  return { ...base, ruleset: judge, ...(fault && { fault }) };
}

/** The rules of a record and the position it begins with; or why it cannot be read. */
function openRecord(
  plain: PlainText,
  headers: readonly Header[],
  context: ReadContext,
): { rules?: Ruleset; start?: Position; fault?: ReadFault } {
  const deny = (header: Header | undefined, message: string): ReadFault =>
    makeFault(plain.source, {
      field: header ? `header ${header.name}` : 'rules',
      ...(header && { place: `header ${header.name}` }),
      message,
      at: plain.sourceOf(header?.at ?? 0),
      word: header?.written ?? '',
    });
  const named = findHeader(headers, RULES_HEADERS);
  const id = named && findRulesId(named.value);
  const isVariant = named?.name.toLowerCase() === 'variant';
  let note: ReadFault | undefined;
  if (named && id === undefined && named.value.trim() !== '' && !/^[?\s]+$/.test(named.value)) {
    if (!isVariant || !context.ruleset) return { fault: deny(named, READER.unknownRules(named.value, RULES_IDS)) };
    note = deny(named, READER.unknownVariant(named.value, context.ruleset.name));
  }
  const known =
    id === undefined
      ? context.ruleset
      : context.ruleset?.id === id && !findHeader(headers, ['options']) && headers.length === 0
        ? context.ruleset
        : context.find(id);
  if (!known) return { fault: deny(undefined, READER.noRules) };
  const options = findHeader(headers, ['options']);
  const rules = configure(known, options?.value);
  if (!rules.ok) return { rules: known, fault: deny(options, rules.message) };
  const written = findHeader(headers, ['position', 'fen']);
  if (!written) {
    const start = context.start && context.start.ruleset.id === rules.value.id && id === undefined ? context.start : rules.value.begin();
    return { rules: rules.value, start, ...(note && { fault: note }) };
  }
  const start = readBoard(written.value, rules.value);
  return start.ok
    ? { rules: rules.value, start: start.value, ...(note && { fault: note }) }
    : { rules: rules.value, fault: deny(written, start.message) };
}

/** A position given as a list of pieces, with what such a list leaves out; or what keeps it from being one. */
function tellList(list: PieceList, { source, sourceOf }: PlainText, ruleset: Ruleset): Reading {
  const { at, word } = list;
  const isThreeway = ruleset.family === 'threeway';
  const deny = (message: string): ReadFault => makeFault(source, { field: 'position', message, at: sourceOf(at), word });
  if (list.kind !== 'position') {
    const message =
      'message' in list
        ? READER.listImpossible(list.message)
        : list.kind === 'square'
          ? READER.listSquare(word, isThreeway)
          : READER.listOwner(isThreeway);
    return { kind: 'none', ...NONE, ruleset, fault: deny(message) };
  }
  const { position } = list;
  return {
    kind: 'position',
    ...NONE,
    form: 'own',
    ruleset,
    start: position,
    position,
    fault: deny(READER.list(position.turn, isThreeway)),
  };
}

/** A game of which only the levels are missing is one of ours. */
const isLevelMissing = (fault: ReadFault | undefined): boolean => fault?.code === 'ambiguous';

/** An address of a page, whole or without its beginning. */
const ADDRESS = /\bhttps?:\/\/\S|\bwww\.\S|[\w-]\.(?:org|com|net|io|de|app)\/\S/i;
/** Words that may stand before the first move of a sentence. */
const MOST_LEADING = 6;
/** Faults of the form that are told even where nothing else can be read. */
const TOLD: readonly unknown[] = ['header', 'comment-open'];

/** Reads a game; `opening` is a position that stands before its headers and moves. */
function* readRecordText(plain: PlainText, context: ReadContext, opening?: Header): Resting<Reading> {
  const { source } = plain;
  const nothing = (message: string): Reading => ({
    kind: 'none',
    ...NONE,
    ...(context.ruleset && { ruleset: context.ruleset }),
    fault: makeFault(source, { field: 'text', message, at: Math.max(source.search(/\S/), 0) }),
  });
  if (plain.text.trim() === '' && !opening) return nothing(READER.nothing);
  if (recogniseForeign(plain.text) === 'other-site') return nothing(FOREIGN['other-site']);
  if (/^\s*\S+\s*$/.test(plain.text) && ADDRESS.test(plain.text)) return nothing(READER.otherLink);
  const cutText = cutWords(plain);
  const cut = opening ? { ...cutText, headers: [...cutText.headers, opening] } : cutText;
  const headers = new Map(cut.headers.map(({ name, written }) => [name, written]));
  const opened = openRecord(plain, cut.headers, context);
  const words = trimWords(cut, plain);
  const isRecord =
    cut.headers.length > 0 ||
    cut.isNumbered ||
    words.every(
      ({ text }, at) => looksLikeMove(text) || (at < words.length - 1 && (findNamedPiece(text) ?? findLabel(text, PLAYERS)) !== undefined),
    );
  const board = findHeader(cut.headers, ['position', 'fen']);
  if (board && recogniseForeign(board.value) === 'flat-position') return nothing(FOREIGN['flat-position']);
  if (!opened.start || !opened.rules) {
    const foreign = recogniseForeign(plain.text);
    if (!isRecord || foreign !== undefined) return nothing(foreign === undefined ? READER.neither : FOREIGN[foreign]);
    return { kind: 'game', ...NONE, headers, ...(opened.rules && { ruleset: opened.rules }), ...(opened.fault && { fault: opened.fault }) };
  }
  // Its first moves can be made among three players too, by others.
  if (opened.rules.family === 'threeway' && isGameOfTwo(plain.text)) return nothing(FOREIGN['flat-game']);
  let read = yield* readMoves(plain, words, opened.start);
  if (read.plies.length === 0 && read.fault && !isRecord) {
    // A few words that lead to a move: “How about b4N?”
    const first = words.findIndex(({ text }) => looksLikeMove(text));
    const again = first > 0 && first <= MOST_LEADING ? yield* readMoves(plain, words.slice(first), opened.start) : undefined;
    if (again && again.plies.length > 0) read = again;
  }
  if (read.plies.length === 0 && (read.fault || words.length === 0)) {
    const list = opening || cut.headers.length > 0 ? undefined : readPieceList(plain, opened.rules);
    if (list) return tellList(list, plain, opened.rules);
    const foreign = recogniseForeign(plain.text, words[0]?.text);
    if (foreign !== undefined && !isLevelMissing(read.fault)) return nothing(FOREIGN[foreign]);
    if (!isRecord || (words.length === 0 && cut.headers.length === 0)) {
      const neither = ADDRESS.test(plain.text) ? READER.otherLink : READER.neither;
      const formed = cut.fault && TOLD.includes(cut.fault.kind) ? READER.form[cut.fault.kind] : neither;
      return nothing(formed);
    }
  }
  const position = read.plies.at(-1)?.position ?? opened.start;
  const written = findHeader(cut.headers, ['result']);
  const header = written && readResultHeader(written.value);
  const wrongHeader = written && header === undefined;
  const settled = settleResult(header === '*' ? undefined : header, cut.result === '*' ? undefined : cut.result, opened.rules, position);
  const isWhole = !read.fault && !cut.fault;
  const resultFault =
    wrongHeader || (!settled.ok && isWhole)
      ? makeFault(source, {
          field: written ? 'header Result' : 'result',
          place: written ? 'header Result' : 'result',
          message: wrongHeader
            ? sayFault({ variant: 'result/form', args: { found: written.value } })
            : settled.ok
              ? ''
              : sayFault(settled.fault),
          at: plain.sourceOf(written?.at ?? 0),
          word: written?.written ?? cut.result ?? '',
        })
      : undefined;
  const fault = earlier(source, read.fault, cut, plain) ?? opened.fault ?? resultFault;
  return {
    kind: 'game',
    ruleset: opened.rules,
    form: read.form,
    start: opened.start,
    plies: read.plies,
    position,
    headers,
    result: settled.ok ? settled.value : (cut.result ?? '*'),
    ...(fault && { fault }),
  };
}
