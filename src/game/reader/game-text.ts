import { LIMITS, PLAYERS, type Position, type Resting } from '../../engine/index.ts';
import { READER } from '#words/reader.ts';
import type { PlainText } from '../../notation/characters.ts';
import { explainWord, faultLength, makeFault, type ReadFault } from './reading-faults.ts';
import { readLine, type ReadLine, type ReadPly } from './move-line.ts';
import { findLabel } from './player-labels.ts';
import { findReadings, OWN_READING, type FormName, type MoveReading } from './move-readings.ts';
import { looksLikeMove } from './token-patterns.ts';
import type { Cut } from './tokens.ts';
import type { Word } from './word-tree.ts';

/** The moves of a text as far as they could be read. */
export interface ReadMoves {
  readonly plies: readonly ReadPly[];
  readonly form: FormName;
  readonly fault?: ReadFault;
}

/** One way of reading all words of a text, with what it came to. */
interface Attempt {
  readonly way: MoveReading;
  readonly plies: readonly ReadPly[];
  readonly forms: ReadonlySet<FormName>;
  readonly fault?: { readonly cause: NonNullable<ReadLine['fault']>; readonly isMain: boolean };
}

/** What people write at the end of a record that goes no further. */
const TAIL = new Set(
  'etc usw and so on to be continued resigns resigned white black gray grey red wins won draw drawn agreed mate time game over aufgegeben remis remise unentschieden abgebrochen hängepartie unfinished adjourned abandoned interrupted end fin fine ende abandonne abandonnent abandona abandonan abbandona opgegeven nulle tablas patta empate timeout flag forfeit win lost loses result score final ergebnis your turn move next thanks gg lol haha'.split(
    ' ',
  ),
);

const isTitle = ({ text }: Word): boolean => /^\p{L}{3,}:$/u.test(text) && findLabel(text, PLAYERS) === undefined;

/** The words of a text without what stands before its first move, and without an ending such as “etc.”. */
export function trimWords(cut: Cut, plain: PlainText): readonly Word[] {
  const { words } = cut;
  let from = 0;
  // A heading: words before the first number, or lines before the first that has a move in it.
  const first = /(?:^|[\s(])1\s?[.)][.\s]*(?=\S)/.exec(plain.text.slice(0, words.at(-1)?.at ?? 0));
  const numberAt = first ? first.index : -1;
  const heading = words.findIndex(({ at }) => at >= numberAt);
  if (heading > 0 && !looksLikeMove(words[0]!.text) && words.slice(0, heading).some(({ text }) => text.length > 1)) from = heading;
  // One word with a colon before the moves: `Moves: b4N`.
  else if (words.length > 1 && !looksLikeMove(words[0]!.text) && looksLikeMove(words[1]!.text) && isTitle(words[0]!)) from = 1;
  // The players at the head of a table.
  else if (words.length > 2 && words.slice(0, 2).every(({ text }) => findLabel(text, PLAYERS) !== undefined))
    from = words.findIndex(({ text }) => findLabel(text, PLAYERS) === undefined);
  else {
    const lineOf = (at: number): number => plain.text.lastIndexOf('\n', at);
    const move = words.findIndex(({ text }) => looksLikeMove(text));
    if (move > 0) {
      const start = words.findIndex(({ at }) => lineOf(at) === lineOf(words[move]!.at));
      if (start > 0) from = start;
    }
  }
  return words.slice(from);
}

/** Castling in words is meant as a move. */
const CASTLES = /^(?:castl|roch|roq|enroq|arroc|rokad|rosza)/i;

function isTail(words: readonly Word[], at: number): boolean {
  return words.every((word) => word.at < at || TAIL.has(word.text.toLowerCase().replace(/:$/, '')));
}

/** Whether words behind a whole round or in a line of their own are prose: two or more, none a move, and no number before them. */
function isProse(plain: PlainText, words: readonly Word[], { at, position }: NonNullable<ReadLine['fault']>): boolean {
  const rest = words.filter((word) => word.at >= at);
  const before = plain.text.slice(Math.max(at - 40, 0), at);
  if (
    (rest.length < 2 && !/\n-- ?\n\s*$|[a-z]\.\s+$/i.test(before)) ||
    /\d\s*[.):][.):\s]*$/.test(before) ||
    rest.some(({ text }) => looksLikeMove(text) || CASTLES.test(text))
  )
    return false;
  return /\n\s*$/.test(before) || position.turn === position.ruleset.players[0];
}

/** Reads main line and variations in one way; no further than to a fault that does not stand behind `enough`. */
function* attempt(words: readonly Word[], start: Position, way: MoveReading, enough = -1): Resting<Attempt> {
  const budget = { left: LIMITS.rereadings };
  const line = yield* readLine(words, start, way, budget);
  const forms = new Set(line.forms);
  let fault = line.fault && { cause: line.fault, isMain: true };
  const tasks = [{ plies: line.plies, lastWords: line.lastWords, start }];
  /** The most variations with a fault: a text with more means harm. */
  let bad = 0;
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    if (fault && fault.cause.at <= enough) break;
    for (const [index, ply] of task.plies.entries()) {
      const before = index === 0 ? task.start : task.plies[index - 1]!.position;
      for (const variation of task.lastWords[index]!.variations) {
        if (bad > LIMITS.badVariations) break;
        const read = yield* readLine(variation, before, way, budget);
        if (read.fault) bad++;
        for (const form of read.forms) forms.add(form);
        if (read.plies.length > 0) {
          (ply.variations ??= []).push(read.plies);
          tasks.push({ plies: read.plies, lastWords: read.lastWords, start: before });
        }
        if (read.fault && (!fault || read.fault.at < fault.cause.at)) fault = { cause: read.fault, isMain: false };
        if (fault && fault.cause.at <= enough) break;
      }
    }
  }
  return { way, plies: line.plies, forms, ...(fault && { fault }) };
}

const reach = ({ fault }: Attempt): number => fault?.cause.at ?? Number.POSITIVE_INFINITY;
const idsOf = ({ plies }: Attempt): string => plies.map(({ id }) => id).join(' ');

/** Reads the words of a game in the way that reads most of them: our own, or one other for the whole text. */
export function* readMoves(plain: PlainText, words: readonly Word[], start: Position): Resting<ReadMoves> {
  let best = yield* attempt(words, start, OWN_READING);
  let opponent: Attempt | undefined;
  if (best.fault && !isTail(words, best.fault.cause.at)) {
    const { ruleset } = start;
    for (const group of findReadings(ruleset.id, listTexts(words), ruleset.notation.letters)) {
      if (!best.fault || opponent) break;
      const tries: Attempt[] = [];
      for (const way of group) tries.push(yield* attempt(words, start, way, reach(best)));
      const furthest = Math.max(...tries.map(reach), -1);
      if (furthest <= reach(best)) continue;
      const [first, ...others] = tries.filter((one) => reach(one) === furthest);
      best = first!;
      opponent = others.find((one) => idsOf(one) !== idsOf(best));
    }
  }
  if (opponent) return tellRivals(plain, words, best, opponent, start);
  const { plies, forms, fault, way } = best;
  const form = way.form !== 'own' && forms.has(way.form) ? way.form : forms.has('figurines') ? 'figurines' : 'own';
  if (!fault) return { plies, form };
  if (fault.isMain && plies.length > 0 && (isTail(words, fault.cause.at) || isProse(plain, words, fault.cause))) return { plies, form };
  const { cause, isMain } = fault;
  const { code, message } = explainWord(plain, cause, isMain, plies.length === 0);
  const { number, turn } = cause.position;
  const text = 'text' in cause ? cause.text : '';
  const at = plain.sourceOf(cause.at);
  const word = plain.source.slice(at, plain.sourceOf(cause.at + faultLength(plain, cause))) || text;
  return { plies, form, fault: makeFault(plain.source, { code, field: 'moves', place: READER.moveAt(number, turn), message, at, word }) };
}

/** Two languages read the text as different games. */
function tellRivals(plain: PlainText, words: readonly Word[], one: Attempt, other: Attempt, start: Position): ReadMoves {
  const index = one.plies.findIndex((ply, at) => ply.id !== other.plies[at]?.id);
  const at = Math.max(index, 0);
  const before = at === 0 ? start : one.plies[at - 1]!.position;
  const word = words[Math.min(at, words.length - 1)]!;
  const write = ({ plies }: Attempt): string => {
    const move = plies[at]?.move;
    return move ? before.ruleset.notation.write(before, move) : '';
  };
  const message = READER.severalLanguages(word.text, [write(one), write(other)].filter(Boolean));
  const place = READER.moveAt(before.number, before.turn);
  const fault = makeFault(plain.source, {
    code: 'ambiguous',
    field: 'moves',
    place,
    message,
    at: plain.sourceOf(word.at),
    word: word.text,
  });
  return { plies: one.plies.slice(0, at), form: one.way.form, fault };
}

/** The words of lines and variations, for what they show of the way they are written. */
function listTexts(words: readonly Word[]): readonly string[] {
  const texts: string[] = [];
  const open = [words];
  for (let line = open.pop(); line; line = open.pop())
    for (const { text, variations } of line) {
      texts.push(text);
      open.push(...variations);
    }
  return texts;
}
