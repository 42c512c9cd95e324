import { makePlain } from '../../notation/characters.ts';
import { looksLikeMove } from './token-patterns.ts';

/** Parts that an address of the board can have. */
export const LINK_PARTS = ['rules', 'options', 'position', 'moves', 'at', 'machine', 'mail', 'edit', 'play'] as const;
/** The name of such a part. */
export type LinkPart = (typeof LINK_PARTS)[number];

/** A link of ours, taken apart. */
export interface LinkText {
  readonly parts: ReadonlyMap<LinkPart, string>;
  /** Names of parts that we do not know. */
  readonly unknown: readonly string[];
  /** Parts that stand there once more, and are read as they stand first. */
  readonly twice: readonly LinkPart[];
  /** Where it begins in the text. */
  readonly at: number;
}

/** A part that makes an address one of ours, however its signs are escaped. */
const OURS = /(?:^|[#?&;\s<("'[]|%23|%26|amp;)(?:rules|moves|position|(?<=[#?&])ruleset)\s*(?:=|%(?:25)*3d)/i;
/** What a line that was broken within an address ends with. */
const BROKEN = /[+&=/;-]$/;
/** What belongs to a link whose blanks are written as blanks. */
const STEP = /^(?:[({]*(?:[a-pz]\d\w*-\w|[QK][LP]\d|O-O|pass|[a-z]+:[wgb])|[\d*-]|[wgb]{1,3}(?=$|[&)}])|[A-Za-z\d:,]+&\w+=)/;

/** Pages of ours that are no board. */
const OTHER_PAGE = /^[^#?]*\/(?:puzzles|learn|compare)\//i;

/** Signs that a sentence, a list or a page leaves at the end of a link. */
export function trimEnd(text: string): string {
  let whole = text;
  for (;;) {
    const last = whole.at(-1) ?? '';
    const opener = { ')': '(', '}': '{', ']': '[' }[last];
    const isStray = opener !== undefined && whole.split(last).length > whole.split(opener).length;
    if (!isStray && !/[.,;:!?'"”’»>*_`\\|&+…。、，！？]/.test(last)) return whole;
    if (last === '') return whole;
    whole = whole.slice(0, -1);
  }
}

/** The name of a part that a blank or a line end has torn apart: `mo ves=`. */
const TORN = new RegExp(
  `(?<=[#?&;]\\s*)(?:${LINK_PARTS.flatMap((part) => [...part].slice(1).map((_, at) => `${part.slice(0, at + 1)}\\s+${part.slice(at + 1)}`)).join('|')})(?=\\s*=)`,
  'gi',
);
const NAMED = LINK_PARTS.join('|');
/** A part that stands apart from those before it: `rules=meder moves=…`. */
const IS_PART = new RegExp(`^(?:${NAMED})=\\S`, 'i');
/** Blanks around the signs between the parts: `rules = meder & moves = …`. */
const LOOSE_AND = new RegExp(`[ \\t]*([#?&])[ \\t]*(?=(?:${NAMED})[ \\t]*=)`, 'gi');
const LOOSE_IS = new RegExp(`(?<=(?:^|[#?&\\s])(?:${NAMED}))[ \\t]*=[ \\t]*`, 'gi');

/** A text with the names of the parts of a link as they were before a blank came into or around them. */
const mendKeys = (text: string): string =>
  OURS.test(text) || TORN.test(text)
    ? text
        .replace(TORN, (name) => name.replace(/\s+/g, ''))
        .replace(LOOSE_AND, '$1')
        .replace(LOOSE_IS, '=')
    : text;

/** An ampersand as pages write it, whole or cut off: before a part, before another, at the beginning or at the end. */
const AMP = new RegExp(`(?:^|&)(?:(?:amp|#0*38|#x0*26)(?:;|%3b)?)+(?=(?:${NAMED})=|&|$)|&(?:a|am|#|#3|#x|#x2)$`, 'gi');

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A position that stands before the moves, as its boards or ranks begin. */
const POSITION_BEFORE = /(?:^|[\s="'])(?:W:\w+\/\w+\/|(?:(?:[wgb][KQRBNP]|\d)+\/){3})/;

/** Whether a text is a record with a line such as `Rules = grant` before it. */
function isHeader(text: string, at: number): boolean {
  return /^\s*rules\s*=\s*[^\s#?&=]+\s*\n/i.test(text.slice(at)) && !/[#?&]|moves=|position=/i.test(text);
}

/** The link of ours that a text is or has in it, whole or its part behind `#`; nothing where it has none. */
export function findLink(given: string): LinkText | undefined {
  // Every part of a link has this sign, however it is written.
  if (!/[=＝]|%(?:25)*3d|&#|&equals;/i.test(given)) return undefined;
  const whole = mendKeys(given);
  const source = OURS.test(whole) ? whole : makePlain(whole).text;
  const head = OURS.exec(source);
  if (!head) return undefined;
  const before = source.slice(0, head.index);
  // In a header or a comment of a record a link is no more than said.
  if (
    /\[\s*\w+\s+["'“„«]/.test(before) ||
    before.lastIndexOf('{') > before.lastIndexOf('}') ||
    /(?:^|\s)\d+\.\s*\p{L}{0,2}[a-pz]\d/u.test(before)
  )
    return undefined;
  // A position and its moves, and a header of a record.
  if (POSITION_BEFORE.test(before) || isHeader(source, head.index)) return undefined;
  const from = Math.max(before.search(/[^\s<>"“”[\]]*$/), 0);
  const [begin = '', ...others] = source.slice(from).split(/([\s<>"“”»[\]]+)/);
  if (OTHER_PAGE.test(begin)) return undefined;
  let text = begin;
  let lost: string | undefined;
  let last = begin.at(-1) ?? '';
  for (let index = 0; index + 1 < others.length; index += 2) {
    const [gap, next] = [others[index]!, others[index + 1]!];
    // An answer to a mail has a mark before each line.
    if (!/^(?:\s+|[^\S\n]*\n\s*>[>\s]*)$/.test(gap) || next === '') break;
    if (IS_PART.test(next) && !'&?#=;/+-'.includes(last)) {
      text += `&${next}`;
      last = next.at(-1)!;
      continue;
    }
    const isBroken = /[\r\n]/.test(gap) && (BROKEN.test(text) || /^[+&]/.test(next) || /^[a-z]{1,8}=/.test(next));
    if (!isBroken && !(STEP.test(next) && /(?:moves|position)=/i.test(text))) {
      if (/moves=/i.test(text) && !/[\r\n]/.test(gap) && looksLikeMove(next)) lost = trimEnd(next);
      break;
    }
    text += isBroken ? next : `+${next}`;
    last = next.at(-1)!;
  }
  const hash = trimEnd(
    text.includes('#')
      ? text.slice(text.indexOf('#') + 1)
      : /%23/i.test(text)
        ? text
            .slice(text.search(/%23/i) + 3)
            // What was escaped as a whole ends where the address around it goes on.
            .replace(/^((?:rules|moves|position)%(?:25)*3d[^&]*)&.*$/i, '$1')
        : text.replace(/^[^?]*\?/, ''),
  );
  const { parts, unknown, twice } = takeApart(hash);
  return { parts, unknown: lost === undefined ? unknown : [...unknown, lost], twice, at: from };
}

/** Takes the part of an address behind its `#` apart. */
export function takeApart(hash: string): Pick<LinkText, 'parts' | 'unknown' | 'twice'> {
  let bare = hash.replace(/^[#?/!]+/, '').replace(/=3D/gi, '=');
  // Escaped as a whole, once or more often.
  for (let round = 0; round < 3 && !bare.includes('=') && /%(?:25)*3d/i.test(bare); round++) bare = decode(bare);
  bare = bare
    .replace(/\\u0026|%26(?=(?:amp(?:;|%3b))*[a-z]+(?:=|%3d))/gi, '&')
    .replace(/&(?:(?:amp|#0*38|#x0*26)(?:;|%3b))+/gi, '&')
    .replace(/[\\;]+&?(?=[a-z]+=)/gi, '&')
    .replace(AMP, '&')
    .replace(/&(?:gt|lt|quot|apos|nbsp|[lr][ds]quo|#\d+)(?:;.*)?$/i, '');
  const parts = new Map<LinkPart, string>();
  const unknown: string[] = [];
  const twice: LinkPart[] = [];
  for (const [given, value] of new URLSearchParams(bare)) {
    const name = makePlain(given)
      .text.trim()
      .replace(/^(?:amp;)+/i, '')
      .toLowerCase();
    const part = LINK_PARTS.find((one) => one === (name === 'ruleset' ? 'rules' : name));
    if (part === undefined) {
      if (name !== '') unknown.push(name);
    } else if (!parts.has(part)) parts.set(part, value);
    // Said once more it may be the same.
    else if (parts.get(part) !== value) twice.push(part);
  }
  return { parts, unknown, twice };
}
