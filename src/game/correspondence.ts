import { isPlayer, ok, type Player } from '../engine/index.ts';
import { SHARED_GAMES } from '#words/shared-games.ts';
import { failWith, type DescribedResult } from '../words/described-fault.ts';

/** A game that goes to and fro in links: its name, the same in all of them, and whose turn it is in this one. */
export interface CorrespondenceLink {
  readonly id: string;
  readonly turn: Player;
  /** Whoever moved last offers a draw with it; a move declines it. */
  readonly isOffer?: true;
}

/** What this browser keeps of such a game. */
export interface StoredCorrespondence {
  readonly id: string;
  /** The players who sit here: those whose moves were made in this browser. */
  readonly seats: readonly Player[];
  /** How many steps were sent or came with a link; what follows can be taken back. */
  readonly sent: number;
  /** The address of the game as it was seen last. */
  readonly hash: string;
}

const NAME = /^[a-z0-9]{4,12}$/;

const OFFER = 'draw';

/** A mail as an address holds it: `k3x9q:b`, and with a draw offered `k3x9q:b:draw`. */
export function makeCorrespondenceTag({ id, turn, isOffer }: CorrespondenceLink): string {
  return [id, turn, ...(isOffer ? [OFFER] : [])].join(':');
}

/** Reads a mail of a game of these players. */
export function parseCorrespondenceTag(text: string, players: readonly Player[]): DescribedResult<CorrespondenceLink> {
  const [id = '', turn = '', ...rest] = text.split(':');
  const isOffer = rest.length === 1 && rest[0] === OFFER && players.length === 2;
  if (NAME.test(id) && (rest.length === 0 || isOffer) && isPlayer(turn) && players.includes(turn))
    return ok({ id, turn, ...(isOffer && { isOffer }) });
  return failWith('malformed', 'mail', SHARED_GAMES.mail.faults.unlike(text.slice(0, 40), `k3x9q:${players[0]}`));
}

/** The name of the game an address is a link of, if it is one. */
export function correspondenceIdOf(hash: string): string | undefined {
  const id = partsOf(hash).get('mail')?.split(':')[0];
  return id !== undefined && NAME.test(id) ? id : undefined;
}

/** Whether an address means to be a link of a game, be the name right or not. */
export function isCorrespondence(hash: string): boolean {
  return partsOf(hash).has('mail');
}

/** What a link tells somebody who has the game already: more of it, or it is older by some steps, or it is another game. */
export type LinkComparison =
  | { readonly kind: 'newer' }
  | { readonly kind: 'older'; readonly by: number }
  | { readonly kind: 'other'; readonly fault: { readonly field: string; readonly message: string } };

/** Holds a link to the game that is kept here, as it was sent; by its text alone, whether its moves are legal or not. */
export function compareLink(hash: string, kept: StoredCorrespondence): LinkComparison {
  const [link, known] = [partsOf(hash), partsOf(kept.hash)];
  const { faults } = SHARED_GAMES.mail;
  const isOther = (name: string): boolean => (link.get(name) ?? '') !== (known.get(name) ?? '');
  if (isOther('rules') || isOther('options')) return { kind: 'other', fault: { field: 'rules', message: faults.otherRules } };
  if (isOther('position')) return { kind: 'other', fault: { field: 'position', message: faults.otherStart } };
  const [steps, ours] = [stepsOf(link), stepsOf(known)];
  const at = ours.slice(0, kept.sent).findIndex((step, index) => index < steps.length && step !== steps[index]);
  if (at >= 0) return { kind: 'other', fault: { field: `move ${at + 1}`, message: faults.otherMove(steps[at]!, ours[at]!) } };
  const isPart = steps.every((step, index) => step === ours[index]);
  return isPart && steps.length < ours.length ? { kind: 'older', by: ours.length - steps.length } : { kind: 'newer' };
}

const partsOf = (hash: string): URLSearchParams => new URLSearchParams(hash.replace(/^#/, ''));

/** How many steps the main line of an address has. */
export function countSteps(hash: string): number {
  return stepsOf(partsOf(hash)).length;
}

/** The steps of the main line, without comments and variations. */
function stepsOf(parts: URLSearchParams): readonly string[] {
  let depth = 0;
  return [...(parts.get('moves') ?? '').matchAll(/\{[^}]*\}?|[()]|[^\s(){}]+/g)].flatMap(([word]) => {
    if (word === '(') depth++;
    else if (word === ')') depth--;
    else if (depth === 0 && !word.startsWith('{')) return [word];
    return [];
  });
}
