import { loadRuleset, ok, type Player, type Position, type Result, type Ruleset } from '../../../engine/index.ts';
import { EMBED } from '#words/embed.ts';
import { extendByAct, extendLine, makeLine, type Line } from '../../../board/state/line.ts';
import { readMove } from '../../../board/text/move-names.ts';
import { VIEWS, type View } from '../../../board/scene/render-options.ts';
import { lazy } from '../../../platform/lazy.ts';

/** What a page asks a board for: the rules, what stands there, what is played, how it is looked at, the step it begins with, its colours. */
export const ATTRIBUTES = ['ruleset', 'options', 'position', 'moves', 'view', 'side', 'at', 'theme'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** Colours on a light or on a dark ground; without one, as the reader's system has it. */
const THEMES = ['light', 'dark'] as const;

/** The board that is asked for. */
export interface BoardRequest {
  readonly line: Line;
  /** The step it begins with. */
  readonly index: number;
  readonly view: View;
  readonly side: Player;
}

/** What is wrong with an attribute, in words. */
export interface AttributeFault {
  readonly attribute: Attribute;
  readonly message: string;
}
export type Reading = { readonly ok: true; readonly value: BoardRequest } | { readonly ok: false; readonly denied: AttributeFault };

const deny = (attribute: Attribute, message: string): Reading => ({ ok: false, denied: { attribute, message } });

/** Reads the attributes of a board; the rules are fetched, and a fault names its attribute. */
export async function readAttributes(attribute: (name: Attribute) => string | null): Promise<Reading> {
  const id = attribute('ruleset')?.trim() ?? '';
  if (id === '') return deny('ruleset', EMBED.faults.noRuleset);
  let named: Ruleset | undefined;
  try {
    named = await loadRuleset(id);
  } catch {
    return deny('ruleset', EMBED.faults.notFetched(id));
  }
  if (!named) return deny('ruleset', EMBED.faults.unknown(short(id)));
  const ruleset = named.configure(readOptions(attribute('options') ?? ''));
  if (!ruleset.ok) return tell('options', ruleset);
  const start = ruleset.value.parse(attribute('position')?.trim() || ruleset.value.start);
  if (!start.ok) return tell('position', start);
  const line = playWords(start.value, attribute('moves') ?? '');
  if (!line.ok) return tell('moves', line);
  return look(line.value, attribute);
}

function look(line: Line, attribute: (name: Attribute) => string | null): Reading {
  const { players } = line.positions[0]!.ruleset;
  const view = readOne('view', VIEWS);
  if (view === undefined) return deny('view', EMBED.faults.oneOf(short(attribute('view') ?? ''), VIEWS));
  const side = readOne('side', players);
  if (side === undefined) return deny('side', EMBED.faults.oneOf(short(attribute('side') ?? ''), players));
  if (readOne('theme', THEMES) === undefined) return deny('theme', EMBED.faults.oneOf(short(attribute('theme') ?? ''), THEMES));
  const at = attribute('at') ?? '0';
  const index = at === 'end' ? line.moves.length : Number(at);
  if (!/^(?:end|\d+)$/.test(at) || index > line.moves.length) return deny('at', EMBED.faults.noStep(short(at), line.moves.length));
  return { ok: true, value: { line, index, view, side } };

  /** One of some words, the first where none is said; nothing for another word. */
  function readOne<T extends string>(name: Attribute, words: readonly T[]): T | undefined {
    const said = attribute(name);
    return said === null || said === '' ? words[0] : words.find((word) => word === said);
  }
}

/** Moves and acts by their ids, or moves in a notation of the rules; numbers of moves may stand before them. */
function playWords(start: Position, text: string): Result<Line> {
  let line = makeLine(start);
  for (const word of text.split(/\s+/).filter((one) => one !== '' && !/^\d+\.*$/.test(one))) {
    const next = playWord(line, word.replace(/^\d+\.+/, ''));
    if (!next.ok) return { ok: false, fault: { ...next.fault, field: `move ${line.moves.length + 1}` } };
    line = next.value;
  }
  return ok(line);
}

function playWord(line: Line, word: string): Result<Line> {
  const index = line.moves.length;
  const here = line.positions[index]!;
  const named = here.moves().find(({ id }) => id === word);
  if (named) return ok(extendLine(line, index, named));
  if (here.acts().some(({ id }) => id === word)) return extendByAct(line, index, word);
  const read = readMove(here, word);
  return read.ok ? ok(extendLine(line, index, read.value)) : read;
}

/** The fault of the engine in words, which are fetched when there is one. */
async function tell(attribute: Attribute, { fault }: Extract<Result<never>, { ok: false }>): Promise<Reading> {
  const { sayFault, sayPlace } = await lazy(() => import('../../../words/faults.ts')).load();
  const place = fault.field === attribute ? '' : `${sayPlace(fault)}: `;
  return deny(attribute, `${place}${sayFault(fault)}`.replace(/\.$/, ''));
}

const LONGEST = 60;
const short = (text: string): string => text.slice(0, LONGEST);

function readOptions(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    text.split(',').flatMap((part) => {
      const [name = '', value = ''] = part.split('=', 2);
      return name.trim() === '' ? [] : [[name.trim(), value.trim()]];
    }),
  );
}
