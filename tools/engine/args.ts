import { ok, RULESETS } from '../../src/engine/index.ts';
import { failWith, type DescribedResult } from '../../src/words/described-fault.ts';
import { quote } from '#words/quote.ts';

/** One request to the engine, from the command line or from a line of a batch file. */
export interface Request {
  readonly command: string;
  readonly ruleset?: string;
  readonly position?: string;
  readonly moves?: string;
  readonly depth?: number;
  readonly in?: number;
  /** Positions, or milliseconds, that `analyse` may look at or for, and how many lines it is to give. */
  readonly nodes?: number;
  readonly ms?: number;
  readonly lines?: number;
  readonly divide?: boolean;
  readonly game?: string;
  /** The canonical id that `explain` is asked about. */
  readonly id?: string;
  /** The text that `read` is given in a batch; on the command line, the file it stands in. */
  readonly text?: string;
  /** What `solve` is to prove; mate if nothing is said. */
  readonly goal?: string;
  /** Options of the ruleset, by their ids; one that is off or on is true when it is on. */
  readonly options?: Readonly<Record<string, string>>;
}

const OFFERS = RULESETS.flatMap(({ offers }) => offers);
const isSwitch = (id: string): boolean => OFFERS.some((offer) => offer.id === id && offer.values.includes('off'));
const OPTIONS = OFFERS.map(({ id }) => id);

const TEXTS = ['ruleset', 'position', 'moves', 'game', 'text', 'goal', 'id', ...OPTIONS.filter((id) => !isSwitch(id))];
const NUMBERS = ['depth', 'in', 'nodes', 'ms', 'lines'] as const;
const FLAGS = ['divide', ...OPTIONS.filter(isSwitch)];
const NAMES: readonly string[] = [...TEXTS, ...NUMBERS, ...FLAGS];

const names = (list: readonly string[]): string => list.map((name) => `--${name}`).join(', ');

/** Reads `COMMAND --name value ...`. */
export function parseArguments(words: readonly string[]): DescribedResult<Request> {
  const [command, ...rest] = words;
  if (command === undefined || command.startsWith('--'))
    return failWith(
      'malformed',
      'command',
      'expected a command: rulesets, moves, explain, perft, mate, solve, analyse, replay, read or batch',
    );
  const raw: Record<string, unknown> = { command };
  for (let i = 0; i < rest.length; i++) {
    const name = rest[i]!.replace(/^--/, '');
    if (!rest[i]!.startsWith('--')) return failWith('malformed', 'arguments', `${quote(rest[i]!)} stands alone; expected ${names(NAMES)}`);
    if (!NAMES.includes(name)) return failWith('unknown', name || 'arguments', `${quote(rest[i]!)} is not known; expected ${names(NAMES)}`);
    if (FLAGS.includes(name)) raw[name] = true;
    else if (i + 1 >= rest.length) return failWith('malformed', name, `--${name} needs a value`);
    else raw[name] = (NUMBERS as readonly string[]).includes(name) ? readNumber(rest[++i]!) : rest[++i]!;
  }
  return checkRequest(raw);
}

const readNumber = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text);

/** Checks what a batch line or the command line asks for, by name and kind. */
export function checkRequest(raw: unknown): DescribedResult<Request> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return failWith('malformed', 'request', 'expected an object, as in {"command":"moves","ruleset":"meder"}');
  const request = raw as Record<string, unknown>;
  if (typeof request['command'] !== 'string')
    return failWith('malformed', 'command', 'expected a command, as in {"command":"moves","ruleset":"meder"}');
  for (const [name, value] of Object.entries(request)) {
    if (name === 'command') continue;
    if (TEXTS.includes(name)) {
      if (typeof value !== 'string')
        return failWith('malformed', name, `${name}: expected a text, found ${JSON.stringify(value).slice(0, 60)}`);
    } else if ((NUMBERS as readonly string[]).includes(name)) {
      if (!Number.isInteger(value) || (value as number) < 0)
        return failWith('malformed', name, `${name}: expected a whole number, 0 or more, found ${JSON.stringify(value).slice(0, 60)}`);
    } else if (FLAGS.includes(name)) {
      if (typeof value !== 'boolean')
        return failWith('malformed', name, `${name}: expected true or false, found ${JSON.stringify(value).slice(0, 60)}`);
    } else return failWith('unknown', name || 'request', `${quote(name)} is not known; expected ${names(NAMES)}`);
  }
  const options = Object.fromEntries(
    OPTIONS.filter((id) => request[id] !== undefined).map((id) => [id, isSwitch(id) ? (request[id] ? 'on' : 'off') : String(request[id])]),
  );
  return ok({ ...request, options } as unknown as Request);
}
