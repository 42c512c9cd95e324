import { fail, ok, type Position, type Result, type Ruleset } from '../../engine/index.ts';
import { openDraft, type Draft } from './draft.ts';
import { listParts, makeTree, nodeAt, playId, type Node, type Path, type Place } from './tree.ts';

/** Addresses longer than this are cut off by too many programs that pass them on. */
const LONGEST = 8000;

/**
 * A game as the page's address holds it: `#rules=meder&moves=b2W-b4N+b7B-b5B+(a7B-a6N)+c2W-c3W&at=1`, with `position` and
 * `options` where they are not the usual ones. Variations stand in parentheses behind the step they replace; `at` counts
 * the steps as they are written.
 */
export function makeAddress({ tree, path }: Place): string {
  const { ruleset } = tree.position;
  const parts = partsOf(ruleset);
  const start = tree.position.text();
  if (start !== ruleset.start) parts.set('position', start);
  const places = listPlaces(tree);
  const moves = writeMoves(tree);
  if (moves !== '') parts.set('moves', moves);
  const at = places.findIndex((one) => isSame(one, path)) + 1;
  if (!isSame(path, endOfMain(tree))) parts.set('at', String(at));
  return writeParts(parts);
}

/** The address of a game, or of the position at its place only, where all of it would be too long. */
export function fitAddress(place: Place): { readonly hash: string; readonly isWhole: boolean } {
  const whole = makeAddress(place);
  if (whole.length <= LONGEST) return { hash: whole, isWhole: true };
  const { position } = nodeAt(place.tree, place.path);
  return { hash: makeAddress({ tree: makeTree(position), path: [] }), isWhole: false };
}

/**
 * The address of a position that is being set up, possible or not: `position=...&edit=1`, or where a game was left for it
 * the game's own address with the position as `edit`.
 */
export function makeDraftAddress({ ruleset, sketch }: Draft, game?: Place): string {
  const isLeft = game !== undefined && game.tree.position.ruleset === ruleset && isBegun(game);
  if (!isLeft) return writeParts(new Map([...partsOf(ruleset), ['position', sketch.text], ['edit', '1']]));
  return `${fitAddress(game).hash}&edit=${escape(sketch.text)}`;
}

/** Whether a game is more than the usual start. */
export function isBegun({ tree }: Place): boolean {
  return tree.next.length > 0 || tree.position.text() !== tree.position.ruleset.start;
}

/** What an address opens: a game at a place, and a position to set up if there is one. */
export type Opened = Place & { readonly draft?: Draft };

/** The ruleset an address asks for; nothing if it names none. */
export function rulesOf(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('rules') ?? '';
}

/** Reads an address; what is wrong with one is told by its part. `find` knows the rulesets there are. */
export function parseAddress(hash: string, find: (id: string) => Ruleset | undefined): Result<Opened> {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const ruleset = parseRules(parts, find);
  if (!ruleset.ok) return ruleset;
  const edit = parts.get('edit');
  const given = parts.get('position') ?? ruleset.value.start;
  const game = readGame(ruleset.value, edit === '1' ? new URLSearchParams() : parts);
  if (edit === null || !game.ok) return game;
  const draft = openDraft(ruleset.value, edit === '1' ? given : edit);
  return draft.ok ? ok({ ...game.value, draft: draft.value }) : fail(draft.fault.code, inPosition(draft.fault.field), draft.fault.message);
}

/** A field of a position, as part of something larger. */
export function inPosition(field: string): string {
  return field === 'position' ? field : `position, ${field}`;
}

function readGame(ruleset: Ruleset, parts: URLSearchParams): Result<Place> {
  const start = ruleset.parse(parts.get('position') ?? ruleset.start);
  if (!start.ok) return fail(start.fault.code, inPosition(start.fault.field), start.fault.message);
  const tree = readMoves(start.value, parts.get('moves') ?? '');
  if (!tree.ok) return tree;
  const at = parts.get('at');
  if (at === null) return ok({ tree: tree.value, path: endOfMain(tree.value) });
  const places = listPlaces(tree.value);
  if (!(/^\d+$/.test(at) && Number(at) <= places.length))
    return fail('malformed', 'at', `found “${at}”, expected a step from 0 to ${places.length}`);
  return ok({ tree: tree.value, path: places[Number(at) - 1] ?? [] });
}

function parseRules(parts: URLSearchParams, find: (id: string) => Ruleset | undefined): Result<Ruleset> {
  const id = parts.get('rules') ?? '';
  const named = find(id);
  if (!named) return fail('unknown', 'rules', `“${id.slice(0, 60)}” is no ruleset`);
  const options = Object.fromEntries(
    (parts.get('options') ?? '').split(',').flatMap((part) => (part.includes('=') ? [part.split('=', 2)] : [])),
  ) as Record<string, string>;
  return named.configure(options);
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
  return listParts(tree)
    .map((part) => (part.kind === 'step' ? (part.node.move?.id ?? '') : part.kind === 'open' ? '(' : ')'))
    .join(' ')
    .replaceAll('( ', '(')
    .replaceAll(' )', ')');
}

/** Moves and acts by their ids, variations in parentheses. */
function readMoves(start: Position, text: string): Result<Node> {
  let place: Place = { tree: makeTree(start), path: [] };
  let count = 0;
  const outer: Path[] = [];
  for (const [word] of text.matchAll(/[()]|[^\s()]+/g)) {
    if (word === '(') {
      if (place.path.length === (outer.at(-1)?.length ?? 1) - 1)
        return fail('malformed', `move ${count + 1}`, 'a variation stands behind the move it replaces; before this ( is none');
      outer.push(place.path);
      place = { ...place, path: place.path.slice(0, -1) };
    } else if (word === ')') {
      const path = outer.pop();
      if (!path) return fail('malformed', `move ${count + 1}`, 'this ) ends a variation that has no (');
      if (place.path.length === path.length - 1) return fail('malformed', `move ${count + 1}`, 'there is no move between ( and )');
      place = { ...place, path };
    } else {
      count++;
      const next = playId(place, word);
      if (!next.ok) return fail(next.fault.code, `move ${count}`, next.fault.message);
      place = next.value;
    }
  }
  return outer.length > 0 ? fail('malformed', 'moves', 'a variation that begins with ( has no )') : ok(place.tree);
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
  return encodeURIComponent(text).replace(/%(?:20|28|29|2C|2F|3A|3B|3D|40)/g, (code) => (code === '%20' ? '+' : decodeURIComponent(code)));
}
