import { ok, RULESETS } from '../../src/engine/index.ts';
import { deny, type Spoken } from '../../src/words/told.ts';
import { quote } from '../../src/words/quote.ts';

/** One request to the engine, from the command line or from a line of a batch file. */
export interface Request {
  readonly command: string;
  readonly ruleset?: string;
  readonly position?: string;
  readonly moves?: string;
  readonly depth?: number;
  readonly in?: number;
  readonly divide?: boolean;
  readonly game?: string;
  /** The canonical id that `explain` is asked about. */
  readonly id?: string;
  /** What `solve` is to prove; mate if nothing is said. */
  readonly goal?: string;
  /** Options of the ruleset, by their ids; one that is off or on is true when it is on. */
  readonly options?: Readonly<Record<string, string>>;
}

const OFFERS = RULESETS.flatMap(({ offers }) => offers);
const isSwitch = (id: string): boolean => OFFERS.some((offer) => offer.id === id && offer.values.includes('off'));
const OPTIONS = OFFERS.map(({ id }) => id);

const TEXTS = ['ruleset', 'position', 'moves', 'game', 'goal', 'id', ...OPTIONS.filter((id) => !isSwitch(id))];
const NUMBERS = ['depth', 'in'] as const;
const FLAGS = ['divide', ...OPTIONS.filter(isSwitch)];
const NAMES: readonly string[] = [...TEXTS, ...NUMBERS, ...FLAGS];

const names = (list: readonly string[]): string => list.map((name) => `--${name}`).join(', ');

/** Reads `COMMAND --name value ...`. */
export function parseArguments(words: readonly string[]): Spoken<Request> {
  const [command, ...rest] = words;
  if (command === undefined || command.startsWith('--'))
    return deny('malformed', 'command', 'expected a command: rulesets, moves, explain, perft, mate, solve, replay or batch');
  const raw: Record<string, unknown> = { command };
  for (let i = 0; i < rest.length; i++) {
    const name = rest[i]!.replace(/^--/, '');
    if (!rest[i]!.startsWith('--')) return deny('malformed', 'arguments', `${quote(rest[i]!)} stands alone; expected ${names(NAMES)}`);
    if (!NAMES.includes(name)) return deny('unknown', name || 'arguments', `${quote(rest[i]!)} is not known; expected ${names(NAMES)}`);
    if (FLAGS.includes(name)) raw[name] = true;
    else if (i + 1 >= rest.length) return deny('malformed', name, `--${name} needs a value`);
    else raw[name] = (NUMBERS as readonly string[]).includes(name) ? readNumber(rest[++i]!) : rest[++i]!;
  }
  return checkRequest(raw);
}

const readNumber = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text);

/** Checks what a batch line or the command line asks for, by name and kind. */
export function checkRequest(raw: unknown): Spoken<Request> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return deny('malformed', 'request', 'expected an object, as in {"command":"moves","ruleset":"meder"}');
  const request = raw as Record<string, unknown>;
  if (typeof request['command'] !== 'string')
    return deny('malformed', 'command', 'expected a command, as in {"command":"moves","ruleset":"meder"}');
  for (const [name, value] of Object.entries(request)) {
    if (name === 'command') continue;
    if (TEXTS.includes(name)) {
      if (typeof value !== 'string')
        return deny('malformed', name, `${name}: expected a text, found ${JSON.stringify(value).slice(0, 60)}`);
    } else if ((NUMBERS as readonly string[]).includes(name)) {
      if (!Number.isInteger(value) || (value as number) < 0)
        return deny('malformed', name, `${name}: expected a whole number, 0 or more, found ${JSON.stringify(value).slice(0, 60)}`);
    } else if (FLAGS.includes(name)) {
      if (typeof value !== 'boolean')
        return deny('malformed', name, `${name}: expected true or false, found ${JSON.stringify(value).slice(0, 60)}`);
    } else return deny('unknown', name || 'request', `${quote(name)} is not known; expected ${names(NAMES)}`);
  }
  const options = Object.fromEntries(
    OPTIONS.filter((id) => request[id] !== undefined).map((id) => [id, isSwitch(id) ? (request[id] ? 'on' : 'off') : String(request[id])]),
  );
  return ok({ ...request, options } as unknown as Request);
}
