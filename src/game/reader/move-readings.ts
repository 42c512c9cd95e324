import { LIMITS, ROLES, type Position, type Role } from '../../engine/index.ts';
import type { FormId, MoveForm } from './form.ts';
import { FORMS } from './forms/index.ts';
import { LANGUAGES, NAMED_ROLES, type Language } from './languages.ts';
import { hasFigurine, readOwn, spellFigurines, type ReadMove } from '../../notation/spellings.ts';

/** How the moves of a text are written: our own way, with pictures, with the letters of a language, or a foreign form. */
export type FormName = 'own' | 'figurines' | `letters:${string}` | FormId;

/** One way of reading the words of a whole text. */
export interface MoveReading {
  readonly form: FormName;
  /** All that a word may mean in a position, and in which form it is written. */
  read(position: Position, word: string): { readonly steps: readonly ReadMove[]; readonly form: FormName };
}

const OWN: MoveReading = {
  form: 'own',
  read: (position, word) => ({ steps: readOwn(position, word), form: hasFigurine(word) ? 'figurines' : 'own' }),
};

/** The piece whose whole name a word begins with, and how long that is; right before a square, or all of the word. */
function findName(word: string, { names }: Language): { readonly role: Role; readonly length: number } | undefined {
  const name = nameIn(word);
  const at = name === undefined ? -1 : names.indexOf(name.toLowerCase());
  return at < 0 ? undefined : { role: NAMED_ROLES[at]!, length: name!.length };
}

/** What may be the whole name of a piece at the beginning of a word. */
const nameIn = (word: string): string | undefined => /^\p{L}{2,}?(?=[ -]?x?[za-p]\d|$)/u.exec(word.normalize('NFC'))?.[0];

/** A word in the letters of a ruleset in place of those of a language; nothing where it has none of these. */
function translate(given: string, language: Language, own: Readonly<Record<Role, string>>): string | undefined {
  const { letters } = language;
  const name = findName(given, language);
  const word = name ? letters[name.role] + given.slice(name.length).replace(/^[ -]/, '') : given;
  // Attack boards have the letters of queen and king: DP6, KL1 (Meder E6).
  const named = word.replace(/(?<![A-Za-z])([A-ZŞК])(?=[LP]\d)/gu, (letter) =>
    letter === letters.queen ? 'Q' : letter === letters.king ? 'K' : letter,
  );
  const levels = named.replace(
    /([za-e]\d)([A-Z])(?=[LP]\d)/g,
    (_, square: string, letter: string) => square + (letter === letters.queen ? 'Q' : letter === letters.king ? 'K' : letter),
  );
  const boards = /^[QK][LP]\d/.test(levels);
  const role = boards ? undefined : ROLES.find((one) => levels.startsWith(letters[one]));
  const rest = role === undefined ? levels : levels.slice(letters[role].length).replace(/^[-:](?=[za-p]\d)/, '');
  const head = role === undefined || role === 'pawn' ? '' : own[role];
  const promoted = rest.replace(/([=(]?)(\p{Lu}\p{Ll}?)(\)?\^?[+#!?]*)$/u, (whole, sign: string, letter: string, tail: string) => {
    const became = ROLES.find((one) => one !== 'king' && one !== 'pawn' && letters[one] === letter);
    const isLevel = sign === '' && /^[WNBS]$/.test(letter) && /[za-e]\d$/.test(rest.slice(0, -whole.length));
    return became && !isLevel ? `=${own[became]}${tail.replace(')', '')}` : whole;
  });
  const result = head + promoted;
  return result === given && role === undefined ? undefined : result;
}

function makeLanguageWay(language: Language): MoveReading {
  const form = `letters:${language.code}` as const;
  return {
    form,
    read(position, given) {
      const { letters } = position.ruleset.notation;
      const word = spellFigurines(given, language.letters);
      // There a letter and a dash say from whose side the cells are counted.
      const isCounted = position.ruleset.family === 'threeway' && /^[WGRB]-/.test(word);
      const translated = isCounted ? undefined : translate(word, language, letters);
      for (const variant of translated === undefined ? [] : [translated, translated.replace(/=(?=[A-Z]{1,2}$)/, '')]) {
        const steps = readOwn(position, variant);
        if (steps.length > 0) return { steps, form };
      }
      return { steps: readOwn(position, given), form: 'own' };
    },
  };
}

/** A pattern that takes a whole word. */
const wholeOf = ({ pattern }: MoveForm): RegExp => new RegExp(`^(?:${pattern.source})$`, pattern.flags.includes('i') ? 'iu' : 'u');

function makeFormWay(foreign: MoveForm): MoveReading {
  const whole = wholeOf(foreign);
  return {
    form: foreign.id,
    read(position, word) {
      if (whole.test(word) && foreign.rulesets.includes(position.ruleset.id)) {
        const moves = foreign.match(word, position, position.moves());
        if (moves.length > 0) return { steps: moves.map((move) => ({ id: move.id, move })), form: foreign.id };
      }
      return { steps: readOwn(position, word), form: 'own' };
    },
  };
}

const LANGUAGE_WAYS = LANGUAGES.map((language) => ({ language, way: makeLanguageWay(language) }));
const FORM_WAYS = FORMS.map((foreign) => ({ foreign, whole: wholeOf(foreign), way: makeFormWay(foreign) }));
/** Different words of a text that are looked at for the way they are written. */
const MOST_WORDS = 300;

/** A word by what may tell its language: the name it begins with, and whether a letter stands before its square. */
interface Seen {
  readonly word: string;
  readonly name: string | undefined;
  readonly hasLetter: boolean;
}

function look(word: string): Seen {
  const head = /^(\p{Lu}\p{Ll}?)[-:]?x?[za-p]?\d?/u.exec(word)?.[1];
  // A letter may stand apart from its square.
  return { word, name: nameIn(word)?.toLowerCase(), hasLetter: head !== undefined && (/\d/.test(word) || head === word) };
}

/** Whether a word begins with a letter that only a language other than English has for a piece. */
function isEvidence({ word, name, hasLetter }: Seen, { letters, names }: Language, own: ReadonlySet<string>): boolean {
  if (name !== undefined && names.includes(name)) return true;
  if (!hasLetter) return false;
  const found = ROLES.find((role) => word.startsWith(letters[role]));
  return found !== undefined && (!own.has(letters[found]) || (letters[found] === 'P' && found !== 'pawn'));
}

/** The ways in which words may be written that are not our own, the likelier first, in groups that are asked one after the other. */
export function findReadings(
  ruleset: string,
  all: readonly string[],
  own: Readonly<Record<Role, string>>,
): readonly (readonly MoveReading[])[] {
  const words = [...new Set(all)].filter(({ length }) => length <= LIMITS.word).slice(0, MOST_WORDS);
  const english = new Set([...Object.values(own), 'K', 'Q', 'R', 'B', 'N', 'P']);
  const forms = FORM_WAYS.filter(({ foreign, whole }) => foreign.rulesets.includes(ruleset) && words.some((word) => whole.test(word))).map(
    ({ way }) => way,
  );
  const seen = words.map(look);
  const fitting = LANGUAGE_WAYS.filter(({ language }) => seen.some((one) => isEvidence(one, language, english)));
  return [
    forms,
    fitting.filter(({ language }) => language.isFirst).map(({ way }) => way),
    fitting.filter(({ language }) => !language.isFirst).map(({ way }) => way),
  ];
}

/** Our own way, tried first. */
export const OWN_READING = OWN;
