import { ok, type Position, type Ruleset } from '../../../engine/index.ts';
import { openDraft, type Draft } from './draft.ts';
import { makeMail, parseMail, type Mail } from './mail.ts';
import { makeMachine, parseMachine, type Machine } from './machine-seats.ts';
import { drain, type Sliced } from './slices.ts';
import { Grower, listParts, makeTree, nodeAt, type Node, type Path, type Place } from './game-tree.ts';
import { FREE } from '../../../words/free.ts';
import { TABLE } from '../../../words/table.ts';
import { deny, tell, tellFault, type AnyFault, type Spoken } from '../../../words/told.ts';
import { sayFault } from '../../../words/faults.ts';

/** Addresses longer than this are cut off by too many programs that pass them on. */
const LONGEST = 8000;

/**
 * A game as the page's address holds it: `#rules=meder&moves=b2W-b4N+{bold}+b7B-b5B+(a7B-a6N)+c2W-c3W&at=1&machine=b:club`, with
 * `position` and `options` where they are not the usual ones. Variations stand in parentheses behind the step they replace,
 * comments in braces behind the step they are about; `at` counts the steps as they are written. A game by link has `mail=k3x9q:w`.
 */
export function makeAddress({ tree, path }: Place, machine?: Machine, mail?: Mail): string {
  const { ruleset } = tree.position;
  const parts = partsOf(ruleset);
  const start = tree.position.text();
  if (start !== ruleset.start) parts.set('position', start);
  const places = listPlaces(tree);
  const moves = writeMoves(tree);
  if (moves !== '') parts.set('moves', moves);
  const at = places.findIndex((one) => isSame(one, path)) + 1;
  if (!isSame(path, endOfMain(tree))) parts.set('at', String(at));
  if (machine && machine.players.length > 0) parts.set('machine', makeMachine(machine));
  if (mail) parts.set('mail', makeMail(mail));
  return writeParts(parts);
}

/** The address of a game, or of the position at its place only, where all of it would be too long. */
export function fitAddress(place: Place, machine?: Machine, mail?: Mail): { readonly hash: string; readonly isWhole: boolean } {
  const whole = makeAddress(place, machine, mail);
  if (whole.length <= LONGEST) return { hash: whole, isWhole: true };
  const { position } = nodeAt(place.tree, place.path);
  return { hash: makeAddress({ tree: makeTree(position), path: [] }, machine), isWhole: false };
}

/**
 * The address of a position that is being set up, possible or not: `position=...&edit=1`, or where a game was left for it
 * the game's own address with the position as `edit`.
 */
export function makeDraftAddress({ ruleset, sketch }: Draft, game?: Place, machine?: Machine): string {
  const isLeft = game !== undefined && game.tree.position.ruleset === ruleset && isBegun(game);
  if (isLeft) return `${fitAddress(game, machine).hash}&edit=${escape(sketch.text)}`;
  const parts = new Map([...partsOf(ruleset), ['position', sketch.text], ['edit', '1']]);
  if (machine && machine.players.length > 0) parts.set('machine', makeMachine(machine));
  return writeParts(parts);
}

/** Whether a game is more than the usual start. */
export function isBegun({ tree }: Place): boolean {
  return tree.next.length > 0 || tree.position.text() !== tree.position.ruleset.start;
}

/** What an address opens: a game at a place, a position to set up, a machine that plays and a game by link, if there are any. */
export type Opened = Place & { readonly draft?: Draft; readonly machine?: Machine; readonly mail?: Mail };

/** The ruleset an address asks for; nothing if it names none. */
export function rulesOf(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('rules') ?? '';
}

/** Reads an address; what is wrong with one is told by its part. `find` knows the rulesets there are. */
export function parseAddress(hash: string, find: (id: string) => Ruleset | undefined): Spoken<Opened> {
  return drain(readAddress(hash, find));
}

/** The same, step by step: a long game takes long. */
export function* readAddress(hash: string, find: (id: string) => Ruleset | undefined): Sliced<Spoken<Opened>> {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const ruleset = parseRules(parts, find);
  if (!ruleset.ok) return ruleset;
  const seats = parts.get('machine');
  const machine = seats === null ? ok(undefined) : parseMachine(seats, ruleset.value.players);
  if (!machine.ok) return machine;
  const named = parts.get('mail');
  const mail = named === null ? ok(undefined) : parseMail(named, ruleset.value.players);
  if (!mail.ok) return mail;
  const edit = parts.get('edit');
  const given = parts.get('position') ?? ruleset.value.start;
  const game = yield* readGame(ruleset.value, edit === '1' ? new URLSearchParams() : parts);
  if (!game.ok) return game;
  const wrong = mail.value && misses(mail.value, game.value.tree);
  if (wrong) return wrong;
  const opened: Opened = { ...game.value, ...(machine.value && { machine: machine.value }), ...(mail.value && { mail: mail.value }) };
  if (edit === null) return ok(opened);
  const draft = openDraft(ruleset.value, edit === '1' ? given : edit);
  return draft.ok ? ok({ ...opened, draft: draft.value }) : toldInPosition(draft.fault);
}

/** What is wrong where a link says it is another player's turn than it is: somebody took moves out of it, or put some in. */
function misses({ turn }: Mail, tree: Node): ReturnType<typeof deny> | undefined {
  const end = endOfMain(tree);
  const expected = nodeAt(tree, end).position.turn;
  return turn === expected ? undefined : deny('impossible', 'mail', TABLE.mail.faults.turn(turn, expected, end.length));
}

/** A field of a position, as part of something larger. */
export function inPosition(field: string): string {
  return field === 'position' ? field : `position, ${field}`;
}

const toldInPosition = (fault: AnyFault): Spoken<never> => ({ ok: false, fault: { ...tellFault(fault), field: inPosition(fault.field) } });

function* readGame(ruleset: Ruleset, parts: URLSearchParams): Sliced<Spoken<Place>> {
  const start = ruleset.parse(parts.get('position') ?? ruleset.start);
  if (!start.ok) return toldInPosition(start.fault);
  const tree = yield* readMoves(start.value, parts.get('moves') ?? '');
  if (!tree.ok) return tree;
  const at = parts.get('at');
  if (at === null) return ok({ tree: tree.value, path: endOfMain(tree.value) });
  const places = listPlaces(tree.value);
  if (!(/^\d+$/.test(at) && Number(at) <= places.length)) return deny('malformed', 'at', FREE.faults.noStep(at, places.length));
  return ok({ tree: tree.value, path: places[Number(at) - 1] ?? [] });
}

function parseRules(parts: URLSearchParams, find: (id: string) => Ruleset | undefined): Spoken<Ruleset> {
  const id = parts.get('rules') ?? '';
  const named = find(id);
  if (id === '') return deny('malformed', 'rules', FREE.faults.noRules);
  if (!named) return deny('unknown', 'rules', FREE.faults.unknownRules(id.slice(0, 60)));
  const options = Object.fromEntries(
    (parts.get('options') ?? '').split(',').flatMap((part) => (part.includes('=') ? [part.split('=', 2)] : [])),
  ) as Record<string, string>;
  return tell(named.configure(options));
}

function partsOf({ id, options }: Ruleset): Map<string, string> {
  const parts = new Map([['rules', id]]);
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  if (chosen.length > 0) parts.set('options', chosen.join(','));
  return parts;
}

function writeParts(parts: ReadonlyMap<string, string>): string {
  return `#${[...parts].map(([name, value]) => `${name}=${escape(value)}`).join('&')}`;
}

function writeMoves(tree: Node): string {
  let text = '';
  for (const part of listParts(tree)) {
    if (part.kind === 'close') text += ')';
    else text += `${text === '' || text.endsWith('(') ? '' : ' '}${part.kind === 'open' ? '(' : writeStep(part.node)}`;
  }
  return text;
}

function writeStep({ move, comment }: Node): string {
  return `${move?.id ?? ''}${comment === undefined ? '' : ` {${comment.replace(/[{}\s]+/g, ' ').trim()}}`}`;
}

/** Moves and acts by their ids, comments in braces, variations in parentheses. */
function* readMoves(start: Position, text: string): Sliced<Spoken<Node>> {
  const grower = new Grower(start);
  let count = 0;
  const outer: Path[] = [];
  /** Whether no move of this line stands before what comes now. */
  const isFirst = (): boolean => grower.depth === (outer.at(-1)?.length ?? 1) - 1;
  for (const [word] of text.matchAll(/\{[^}]*\}?|[()]|[^\s(){}]+/g)) {
    if (word.startsWith('{')) {
      const words = word.slice(1, -1).trim();
      if (!word.endsWith('}')) return deny('malformed', `move ${count + 1}`, FREE.faults.openComment);
      if (isFirst()) return deny('malformed', `move ${count + 1}`, FREE.faults.earlyComment);
      if (words !== '') grower.comment(words);
    } else if (word === '(') {
      if (isFirst()) return deny('malformed', `move ${count + 1}`, FREE.faults.earlyVariation);
      const path = grower.path;
      outer.push(path);
      grower.goTo(path.slice(0, -1));
    } else if (word === ')') {
      const path = outer.pop();
      if (!path) return deny('malformed', `move ${count + 1}`, FREE.faults.strayClose);
      if (grower.depth === path.length - 1) return deny('malformed', `move ${count + 1}`, FREE.faults.emptyVariation);
      grower.goTo(path);
    } else {
      count++;
      const next = grower.play(word);
      if (!next.ok) return deny(next.fault.code, `move ${count}`, sayFault(next.fault));
      yield;
    }
  }
  return outer.length > 0 ? deny('malformed', 'moves', FREE.faults.openVariation) : ok(grower.tree);
}

function listPlaces(tree: Node): readonly Path[] {
  return listParts(tree).flatMap((part) => (part.kind === 'step' ? [part.path] : []));
}

function endOfMain(tree: Node): Path {
  const path: number[] = [];
  for (let node = tree.next[0]; node; node = node.next[0]) path.push(0);
  return path;
}

function isSame(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((index, depth) => index === other[depth]);
}

/** Escapes only what an address must not hold, so that people can read it. */
function escape(text: string): string {
  return encodeURIComponent(text).replace(/%(?:20|28|29|2C|2F|3A|3B|3D|40|7B|7D)/g, (code) =>
    code === '%20' ? '+' : decodeURIComponent(code),
  );
}
