import { LIMITS } from '../../engine/index.ts';
import { looksLikeMove } from './token-patterns.ts';

/** Names under which programs keep a game, the likeliest first. */
const GAMES = ['pgn', 'text', 'record', 'game', 'moves', 'link', 'url', 'position', 'fen'] as const;
/** Names that say by which rules. */
const RULES = ['ruleset', 'rules', 'variant', 'options'] as const;
/** Names under which a position is kept. */
const BOARDS = ['position', 'fen'] as const;
/** Characters that a program escapes with a backslash. */
const SIGNS: Readonly<Record<string, string>> = { n: '\n', r: '\n', t: ' ', u0026: '&' };
/** A new line written as a backslash and a letter. */
const NEW_LINE = /\\r?\\?n(?=$|["'\s\d[({\\;.])/m;

/** Blanks and line ends as a mail carries them. */
const QUOTED = /=(?:0D|0A|09|20)(?!\w?[=&])/;
/** A list or a string with a name before it, as a program or a list of settings has it. */
const NAMED = /^\s*(?:(?:const|let|var)\s+)?[a-z_]\w{0,30}\s*[:=]\s*(?=[["'{])/i;
/** Moves without quotes in brackets: `[b4N, b5B]`. */
const BARE_LIST = /^\[([^[\]"'{}]+)\]$/;

/** Dashes, quotes, halves and figurines by their numbers, as programs write them. */
const SIGN_CODES = /\\u(20[0-2][\da-f]|00[a-f][\da-f]|26[56][\da-f])/gi;
const SIGN_CODE = new RegExp(SIGN_CODES.source, 'i');

/** The value of an address, without its name. */
function decodePart(text: string): string {
  try {
    return decodeURIComponent(text.trim().replace(/^\w+=/, ''));
  } catch {
    return text;
  }
}

/** A text as it was before a program wrote it down: a string of JSON, a list of moves, an object with a game in it. */
export function unescapeText(text: string): string {
  if (text.length > LIMITS.characters) return text;
  // Most texts have none of the signs that a program writes.
  if (!/["'\\[%=]/.test(text)) return text;
  if (QUOTED.test(text))
    return text.replace(/=\r?\n/g, '').replace(/=(0D|0A|09|20|3D)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  const value = text.trim();
  if (value.includes('%20') && !/[\s#&:/]|=.*=/.test(value)) return decodePart(value);
  if (SIGN_CODE.test(text))
    return unescapeText(text.replace(SIGN_CODES, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))));
  const bare = text
    .replace(NAMED, '')
    .trim()
    .replace(/(?<=[\]"'}]\s{0,9});$/, '')
    .trim();
  if (!/["'\\[]/.test(bare)) return text;
  const stored = readStored(bare);
  if (stored !== undefined) return stored;
  const isEscaped = /\[\s*\w+\s+\\"/.test(text) || NEW_LINE.test(text) || (/\\[nr]/.test(text) && !text.trim().includes('\n'));
  if (!isEscaped) return text;
  return text
    .replace(/\\r\\n/g, '\n')
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\([nrt"/])/g, (_, sign: string) => SIGNS[sign] ?? sign)
    .replace(/^\s*"(?=\s*\[|\s*1\.)|"\s{0,9}[,;]?\s*$/g, '');
}

/** What a value of JSON, or a list in straight single quotes, has to read; nothing for all else. */
function readStored(text: string): string | undefined {
  const list = BARE_LIST.exec(text)?.[1]
    ?.trim()
    .split(/\s*,\s*/);
  if (list?.every(looksLikeMove)) return list.join(' ');
  const written = /^\[\s*'[^"]*'\s{0,9},?\s{0,9}\]$/.test(text) ? text.replaceAll("'", '"').replace(/,\s*\]$/, ']') : text;
  if (!/^(?:"[^]*"|\{\s*"[^]*\}|\[\s*["[{][^]*\])$/.test(written)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch {
    return undefined;
  }
  return describe(value);
}

/** The moves of one round: a list, or one by each player. */
function listRound(value: unknown): readonly string[] | undefined {
  const moves = typeof value === 'object' && value !== null ? Object.values(value).filter((one) => typeof one !== 'number') : [];
  return moves.length > 0 && moves.every((one): one is string => typeof one === 'string' && looksLikeMove(one)) ? moves : undefined;
}

/** The text of a value: itself, the moves of a list, or the rules and the game of an object. */
function describe(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    if (value.every((one) => typeof one === 'string')) return value.join(' ');
    const rounds = value.map(listRound);
    if (rounds.every((round) => round !== undefined)) return rounds.flat().join(' ');
    return value.length === 1 ? describe(value[0]) : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = new Map(Object.entries(value).map(([name, field]) => [name.toLowerCase(), field as unknown]));
  const game = GAMES.map((name) => fields.get(name)).find(
    (field) => typeof field === 'string' || (typeof field === 'object' && field !== null),
  );
  const read = describe(game);
  if (read === undefined) return undefined;
  // Moves begin from the position beside them.
  const position = BOARDS.map((name) => fields.get(name)).find((field) => typeof field === 'string' && /[/]/.test(field) && field !== read);
  const rules = [...RULES, ...(position === undefined ? [] : BOARDS)].flatMap((name) => {
    const field = fields.get(name);
    return typeof field === 'string' && field !== '' ? [`[${name} "${field.replace(/["\\]/g, '')}"]\n`] : [];
  });
  return /\[\s*(?:ruleset|variant)\s/i.test(read) || rules.length === 0 ? read : `${rules.join('')}\n${read}`;
}
