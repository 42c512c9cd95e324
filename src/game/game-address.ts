import { ok, type Ruleset } from '../engine/index.ts';
import { takeApart } from './reader/link.ts';
import { readAddressText, type Reading } from './reader/read-text.ts';
import type { ReadFault } from './reader/reading-faults.ts';
import { findRulesId } from './reader/rules-name.ts';
import { openDraft, type Draft } from './setup-draft.ts';
import { makeCorrespondenceTag, parseCorrespondenceTag, type CorrespondenceLink } from './correspondence.ts';
import { makeOpponentSeats, parseOpponentSeats, type OpponentSeats } from './opponent-seats.ts';
import { reasonFor, TERMINATION, type GameNotes } from './termination.ts';
import { runToEnd, type CooperativeTask } from '../platform/cooperative-task.ts';
import { fromPlies } from './tree-record.ts';
import { listParts, makeTree, nodeAt, type TreeNode, type Part, type Path, type TreePlace } from './tree.ts';
import { SHARED_GAMES } from '#words/shared-games.ts';
import { failWith, toDescribedFault, type AnyFault, type DescribedResult, type DescribedFault } from '../words/described-fault.ts';

/** Addresses longer than this are cut off by too many programs that pass them on. */
const LONGEST = 8000;

/**
 * A game as the page's address holds it: `#rules=meder&moves=b2W-b4N+{bold}+b7B-b5B+(a7B-a6N)+c2W-c3W&at=1&machine=b:club`, with
 * `position` and `options` where they are not the usual ones. Variations stand in parentheses behind the step they replace,
 * comments in braces behind the step they are about; `at` counts the steps as they are written. A game by link has `mail=k3x9q:w`. A
 * result that the last position does not give stands behind the moves, as in a record.
 */
export function makeAddress({ tree, path, closing }: AddressedGame, seats?: OpponentSeats, mail?: CorrespondenceLink): string {
  const { ruleset } = tree.position;
  const parts = partsOf(ruleset);
  const start = tree.position.text();
  if (start !== ruleset.start) parts.set('position', start);
  const moves = [writeMoves(tree), closing?.result ?? ''].filter(Boolean).join(' ');
  if (moves !== '') parts.set('moves', moves);
  const here = nodeAt(tree, path);
  const at = listSteps(tree).findIndex(({ node }) => node === here) + 1;
  if (!isSame(path, endOfMain(tree))) parts.set('at', String(at));
  if (seats && seats.players.length > 0) parts.set('machine', makeOpponentSeats(seats));
  if (mail) parts.set('mail', makeCorrespondenceTag(mail));
  return writeParts(parts);
}

/** The address of a game, or of the position at its place only, where all of it would be too long. */
export function fitAddress(
  place: AddressedGame,
  seats?: OpponentSeats,
  mail?: CorrespondenceLink,
): { readonly hash: string; readonly isWhole: boolean } {
  const whole = makeAddress(place, seats, mail);
  if (whole.length <= LONGEST) return { hash: whole, isWhole: true };
  const { position } = nodeAt(place.tree, place.path);
  return { hash: makeAddress({ tree: makeTree(position), path: [] }, seats), isWhole: false };
}

/**
 * The address of a position that is being set up, possible or not: `position=...&edit=1`, or where a game was left for it
 * the game's own address with the position as `edit`.
 */
export function makeDraftAddress({ ruleset, view }: Draft, game?: AddressedGame, seats?: OpponentSeats): string {
  const isLeft = game !== undefined && game.tree.position.ruleset === ruleset && isBegun(game);
  if (isLeft) return `${fitAddress(game, seats).hash}&edit=${escape(view.text)}`;
  const parts = new Map([...partsOf(ruleset), ['position', view.text], ['edit', '1']]);
  if (seats && seats.players.length > 0) parts.set('machine', makeOpponentSeats(seats));
  return writeParts(parts);
}

/** A game with its place, and the result it was given where its last position gives none. */
export type AddressedGame = TreePlace & { readonly closing?: { readonly result: string } | undefined };

/** The place in a game that an address names; the end of its main line where it names none. */
export function pathInAddress(tree: TreeNode, hash: string): Path {
  const at = takeApart(hash).parts.get('at');
  return at === undefined ? endOfMain(tree) : (listSteps(tree)[Number.parseInt(at, 10) - 1]?.path ?? []);
}

/** Whether a game is more than the usual start. */
export function isBegun({ tree }: TreePlace): boolean {
  return tree.next.length > 0 || tree.position.text() !== tree.position.ruleset.start;
}

/**
 * What an address opens: a game at a place, a position to set up, a machine that plays and a game by link, if there are any; with
 * what is wrong where not all of it could be read.
 */
export type OpenedGame = TreePlace &
  GameNotes & {
    /** Somebody wants to begin a game: who plays is to be asked. */
    readonly isAsked?: true;
    readonly draft?: Draft;
    readonly seats?: OpponentSeats;
    readonly mail?: CorrespondenceLink;
    readonly fault?: DescribedFault;
    /** The entry of the game, where it is kept. */
    readonly entry?: string;
  };

/** The ruleset an address asks for; nothing if it names none. */
export function rulesetInAddress(hash: string): string {
  return findRulesId(takeApart(hash).parts.get('rules') ?? '') ?? '';
}

/** Reads an address; what is wrong with one is told by its part. `find` knows the rulesets there are. */
export function parseAddress(hash: string, find: (id: string) => Ruleset | undefined): DescribedResult<OpenedGame> {
  return runToEnd(readAddress(hash, find));
}

/** The same, step by step: a long game takes long. */
export function* readAddress(hash: string, find: (id: string) => Ruleset | undefined): CooperativeTask<DescribedResult<OpenedGame>> {
  return openLink(yield* readAddressText(hash, { find }));
}

const toldOf = ({ code, field, sentence }: ReadFault): DescribedFault => ({ code, field, message: sentence });

/** Opens the link that was read: as far as it could be, unless it is a game by link, of which nothing may be missing. */
export function openLink({ ruleset, start, plies, link, result, fault }: Reading): DescribedResult<OpenedGame> {
  if (!ruleset || !start || !link) return { ok: false, fault: toldOf(fault!) };
  const written = link.get('machine');
  const seats = written === undefined ? ok(undefined) : parseOpponentSeats(written, ruleset.players);
  if (!seats.ok) return seats;
  const named = link.get('mail');
  const mail = named === undefined ? ok(undefined) : parseCorrespondenceTag(named, ruleset.players);
  if (!mail.ok) return mail;
  // A board is not cleared for a link of which no move could be read.
  const isLost = fault?.field === 'moves' && plies.length === 0 && !link.has('position');
  if (fault && (mail.value || isLost)) return { ok: false, fault: toldOf(fault) };
  const tree = fromPlies(start, plies);
  const wrong = mail.value && misses(mail.value, tree);
  if (wrong) return wrong;
  const at = link.get('at');
  const step = at === undefined || fault?.field === 'at' ? undefined : Number.parseInt(at, 10);
  const path = step === undefined ? endOfMain(tree) : (listSteps(tree)[step - 1]?.path ?? []);
  const opened: OpenedGame = {
    tree,
    path,
    ...(seats.value && { seats: seats.value }),
    ...(mail.value && { mail: mail.value }),
    ...(result !== '*' && { result }),
    // By link a game ends before its last position only by what its players say.
    ...(mail.value && result !== '*' && { headers: new Map([[TERMINATION, reasonFor(result)]]) }),
    ...(link.has('play') && { isAsked: true }),
    ...(fault && { fault: toldOf(fault) }),
  };
  const edit = link.get('edit');
  if (edit === undefined) return ok(opened);
  const draft = openDraft(ruleset, edit === '1' ? (link.get('position') ?? ruleset.start) : edit);
  return draft.ok ? ok({ ...opened, draft: draft.value }) : toldInPosition(draft.fault);
}

/** What is wrong where a link says it is another player's turn than it is: somebody took moves out of it, or put some in. */
function misses({ turn }: CorrespondenceLink, tree: TreeNode): ReturnType<typeof failWith> | undefined {
  const end = endOfMain(tree);
  const expected = nodeAt(tree, end).position.turn;
  return turn === expected ? undefined : failWith('impossible', 'mail', SHARED_GAMES.mail.faults.turn(turn, expected, end.length));
}

const toldInPosition = (fault: AnyFault): DescribedResult<never> => ({
  ok: false,
  fault: { ...toDescribedFault(fault), field: fault.field === 'position' ? fault.field : `position, ${fault.field}` },
});

function partsOf({ id, options }: Ruleset): Map<string, string> {
  const parts = new Map([['rules', id]]);
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  if (chosen.length > 0) parts.set('options', chosen.join(','));
  return parts;
}

function writeParts(parts: ReadonlyMap<string, string>): string {
  return `#${[...parts].map(([name, value]) => `${name}=${escape(value)}`).join('&')}`;
}

function writeMoves(tree: TreeNode): string {
  let text = '';
  for (const part of listParts(tree)) {
    if (part.kind === 'close') text += ')';
    else text += `${text === '' || text.endsWith('(') ? '' : ' '}${part.kind === 'open' ? '(' : writeStep(part.node)}`;
  }
  return text;
}

function writeStep({ move, comment }: TreeNode): string {
  return `${move?.id ?? ''}${comment === undefined ? '' : ` {${comment.replace(/[{}\s]+/g, ' ').trim()}}`}`;
}

const listSteps = (tree: TreeNode): readonly Extract<Part, { kind: 'step' }>[] => listParts(tree).filter((part) => part.kind === 'step');

function endOfMain(tree: TreeNode): Path {
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
