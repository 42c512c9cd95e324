import type { FaultCode, Position, Role } from '../../engine/index.ts';
import { sayFault } from '../../words/faults.ts';
import { sayRefusal } from '../../words/refusals.ts';
import { FOREIGN } from '#words/foreign.ts';
import { READER } from '#words/reader.ts';
import type { PlainText } from '../../notation/characters.ts';
import { recogniseForeign } from './forms/index.ts';
import { findNamedPiece } from './languages.ts';
import { findUnknownLevel, isFlatEvidence, listLevels } from './missing-level.ts';
import type { ReadLine } from './move-line.ts';
import { hasFigurine, readOwn, spellFigurines } from '../../notation/spellings.ts';
import { findRefusal, translateWord } from './refused-move.ts';
import { looksLikeMove } from './token-patterns.ts';

/** What is wrong with a text: one sentence that says what was found, where, and what was expected. */
export interface ReadFault {
  readonly code: FaultCode;
  /** Which part of the text: `rules`, `position`, `moves`, `header Result` ... */
  readonly field: string;
  /** With capital and full stop. */
  readonly sentence: string;
  /** The line it stands in, from 1. */
  readonly line: number;
  /** The word at fault as it was given; empty where it is about no word. */
  readonly word: string;
  /** Its place in the text as it was given, from 0. */
  readonly at: number;
}

const LONGEST_WORD = 60;

/** What a fault is made of. */
interface FaultParts {
  readonly code?: FaultCode;
  readonly field: string;
  /** Where in the game it is, beside the line. */
  readonly place?: string | undefined;
  /** Without capital and stop; a sentence that stands by itself has both. */
  readonly message: string;
  readonly at: number;
  readonly word?: string;
}

/** The line a place stands in, from 1. */
function countLines(source: string, at: number): number {
  let line = 1;
  for (let place = 0; place < at; place++) {
    const code = source.charCodeAt(place);
    if (code === 10 || (code === 13 && source.charCodeAt(place + 1) !== 10) || (code === 13 && place + 1 === at)) line++;
  }
  return line;
}

/** A fault at a place of the source. */
export function makeFault(source: string, fault: FaultParts): ReadFault {
  const { code = 'malformed', field, place, message, at } = fault;
  const line = countLines(source, at);
  const word = fault.word ?? /^\S*/.exec(source.slice(at, at + LONGEST_WORD))![0];
  const isLong = /[\r\n]/.test(source.trim());
  const places = [...(isLong ? [READER.place(line)] : []), ...(place === undefined ? [] : [place])].join(', ');
  const sentence = /^\p{Lu}.*\.$/u.test(message)
    ? message
    : places === ''
      ? `${message.charAt(0).toUpperCase()}${message.slice(1)}.`
      : READER.sentence(places, message);
  return { code, field, sentence, line, word, at };
}

/** A piece by its whole name and a square behind it, `Springer c2W`, in the letters of the rules, with the length it has in the text. */
function readNamedMove(
  plain: PlainText,
  at: number,
  { ruleset }: Position,
): { readonly written: string; readonly length: number } | undefined {
  const [whole, name = '', square] = /^(\p{L}{2,}?)[ -]*(x?[za-p]\d[^\s.,;]*)/u.exec(plain.text.slice(at, at + LONGEST_WORD)) ?? [];
  const role = findNamedPiece(name);
  if (whole === undefined || role === undefined) return undefined;
  return { written: (role === 'pawn' ? '' : ruleset.notation.letters[role]) + square, length: whole.length };
}

/** How much of the text, in characters from its place, a fault is about. */
export function faultLength(plain: PlainText, fault: NonNullable<ReadLine['fault']>): number {
  const named = fault.kind === 'word' ? readNamedMove(plain, fault.at, fault.position) : undefined;
  return named?.length ?? ('text' in fault ? fault.text.length : 0);
}

/** What is wrong with a word that is not a legal move where it stands, most helpful first. */
export function explainWord(
  plain: PlainText,
  fault: NonNullable<ReadLine['fault']>,
  isMain: boolean,
  isFirst: boolean,
): { code: FaultCode; message: string } {
  const { position } = fault;
  const { notation } = position.ruleset;
  const write = (id: string): string => {
    const move = position.moves().find((one) => one.id === id);
    return move ? notation.write(position, move) : id;
  };
  if (fault.kind === 'readings') return { code: 'ambiguous', message: sayFault({ variant: 'record/readings', args: {} }) };
  if (fault.kind === 'both')
    return { code: 'ambiguous', message: sayFault({ variant: 'move/both', args: { found: fault.text, moves: fault.moves.map(write) } }) };
  if (fault.kind === 'turn') return { code: 'illegal', message: READER.otherTurn(fault.text, fault.player, position.turn) };
  if (POSITION.test(fault.text))
    return { code: 'malformed', message: isFirst && !WHOLE.test(plain.text.slice(fault.at)) ? READER.positionPart : READER.positionBehind };
  const [later] = isFirst && isMain ? (LATER.exec(plain.text.slice(Math.max(fault.at - 12, 0), fault.at)) ?? []) : [];
  if (later !== undefined && looksLikeMove(fault.text))
    return { code: 'malformed', message: READER.beginsLater(later.replace(/\s/g, ''), position.turn) };
  const named = readNamedMove(plain, fault.at, position);
  const text = named?.written ?? fault.text.slice(0, LONGEST_WORD);
  const found = plain.source.slice(plain.sourceOf(fault.at), plain.sourceOf(fault.at + (named?.length ?? text.length))) || text;
  const recognised = recogniseForeign(plain.text, text);
  // Behind moves of ours a square without a level is a slip.
  const foreign = (recognised === 'flat-game' || recognised === 'other-levels') && !isFirst ? undefined : recognised;
  const translated = translateWord(position, text);
  const levels = [text, translated ?? text].map((word) => listLevels(position, word)).find(({ length }) => length > 0) ?? [];
  if (levels.length > 0 && !isFlatEvidence(plain.text)) return { code: 'ambiguous', message: READER.levelMissing(levels) };
  if (foreign !== undefined) return { code: 'unknown', message: FOREIGN[foreign] };
  const other = findOtherLetter(position, text);
  if (other !== undefined) return { code: 'malformed', message: other };
  if (!isMain && !looksLikeMove(text)) return { code: 'malformed', message: READER.wordsInBrackets(found) };
  const read = notation.read(position, hasFigurine(text) ? spellFigurines(text, notation.letters) : text);
  if (read.ok) return { code: 'illegal', message: sayFault({ variant: 'move/unplayable', args: { found } }) };
  const castling = respellCastling(position, text);
  if (castling === undefined) return { code: 'malformed', message: READER.castlingForm(found, position.ruleset.family) };
  const refusal = findRefusal(position, castling) ?? (translated === undefined ? undefined : findRefusal(position, translated));
  if (refusal) return { code: 'illegal', message: READER.refused(found, sayRefusal(refusal), refusal.source) };
  const unknown = findUnknownLevel(position, text);
  if (unknown !== undefined) return { code: 'malformed', message: READER.levelUnknown(unknown) };
  const { variant, args } = read.fault;
  const message = sayFault({ variant, args: 'found' in args ? { ...args, found } : args });
  return { code: read.fault.code, message };
}

/** A position as its boards or ranks begin. */
const POSITION = /^[WNB]:\w+\/\w+\/|^(?:(?:[wgb][KQRBNP]|\d)+\/){3}/;
/** As much of a position as names several boards. */
const WHOLE = /^\S+;\S+;|^(?:\w+\/){9}/;
/** A number with the dots of a player who moves later in the round. */
const LATER = /\d+\s?(?:\.\s?){2,}$/;

/** Castling by its name. */
const CASTLES_IN_WORDS = /castl|roch|rocade|rokade|enroque|arrocco/i;

/** A word with the zeros or letters of castling as castling is written; nothing where castling is never written so. */
function respellCastling(position: Position, word: string): string | undefined {
  if (CASTLES_IN_WORDS.test(word)) return /queen|long|lang|gro|grand/i.test(word) ? 'O-O-O' : 'O-O';
  const sides = word.replace(/[+#!?]+$/, '');
  if (!/^[0OoОоΟο](?:-?[0OoОоΟο])+-?$/.test(sides)) return word;
  const count = sides.replaceAll('-', '').length;
  if (count <= 3) return count === 3 ? 'O-O-O' : 'O-O';
  const castling = position.explainId('O-O');
  return castling.ok && !castling.value.legal && castling.value.variant === 'no-castling' ? 'O-O' : undefined;
}

const ENGLISH: Readonly<Record<string, Role>> = { K: 'king', Q: 'queen', R: 'rook', B: 'bishop', N: 'knight' };

/** Where a word has the English letter of a piece that has another in these rules, how it is written. */
function findOtherLetter(position: Position, word: string): string | undefined {
  const { letters } = position.ruleset.notation;
  const role = ENGLISH[word.charAt(0)];
  if (role === undefined || letters[role] === word.charAt(0) || !/^.[-x:]?[za-f]?\d/.test(word)) return undefined;
  const written = letters[role] + word.slice(1);
  const [step] = readOwn(position, written);
  const differing = Object.entries(ENGLISH).filter(([letter, each]) => letters[each] !== letter);
  const told = differing.map(([, each]) => READER.letterOf(each, letters[each]));
  return READER.otherLetters(word, told, step?.move ? position.ruleset.notation.write(position, step.move) : written, step !== undefined);
}
