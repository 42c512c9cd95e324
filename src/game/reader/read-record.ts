import { PLAYERS, settleResult, type Position, type Resting, type Ruleset } from '../../engine/index.ts';
import { sayFault } from '../../words/faults.ts';
import { FOREIGN } from '#words/foreign.ts';
import { READER } from '#words/reader.ts';
import type { PlainText } from '../../notation/characters.ts';
import { makeFault, type ReadFault } from './reading-faults.ts';
import { isGameOfTwo, recogniseForeign } from './forms/index.ts';
import { readMoves, trimWords } from './game-text.ts';
import { findNamedPiece } from './languages.ts';
import { readPieceList } from './piece-list.ts';
import { readResultHeader } from './read-result.ts';
import { findRulesId, RULES_HEADERS, RULES_IDS } from './rules-name.ts';
import { findLabel } from './player-labels.ts';
import { looksLikeMove } from './token-patterns.ts';
import type { Header } from './headers.ts';
import { cutWords } from './tokens.ts';
import { NONE, configure, earlier, findHeader, readBoard, type ReadContext, type Reading } from './reading.ts';
import { tellList } from './read-position.ts';

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

/** A game of which only the levels are missing is one of ours. */
const isLevelMissing = (fault: ReadFault | undefined): boolean => fault?.code === 'ambiguous';

/** An address of a page, whole or without its beginning. */
const ADDRESS = /\bhttps?:\/\/\S|\bwww\.\S|[\w-]\.(?:org|com|net|io|de|app)\/\S/i;
/** Words that may stand before the first move of a sentence. */
const MOST_LEADING = 6;
/** Faults of the form that are told even where nothing else can be read. */
const TOLD: readonly unknown[] = ['header', 'comment-open'];

/** Reads a game; `opening` is a position that stands before its headers and moves. */
export function* readRecordText(plain: PlainText, context: ReadContext, opening?: Header): Resting<Reading> {
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
