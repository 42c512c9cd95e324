import type { Ruleset } from '../../../engine/index.ts';
import { TABLE } from '../../../words/table.ts';
import type { Spoken, ToldFault } from '../../../words/told.ts';
import type { NotationChoice } from '../../board/model/settings.ts';
import { readAddress, type Opened } from './address.ts';
import { compareMail, isMail, mailIn } from './mail.ts';
import type { Mailbox } from './mailing.ts';
import { nameSteps } from './rows.ts';
import type { Sliced } from './slices.ts';

/**
 * The address to open when somebody asks for one: his own game where a link is older than it or tells another, with what is to
 * be said of that.
 */
export function settleMail(hash: string, box: Mailbox): { readonly hash: string; readonly fault?: ToldFault } {
  const id = mailIn(hash);
  const kept = box.list().find((one) => one.id === id);
  if (!kept) return { hash };
  const told = compareMail(hash, kept);
  if (told.kind === 'newer') return { hash };
  const about = told.kind === 'older' ? { field: 'mail', message: TABLE.mail.older(told.by) } : told.fault;
  return { hash: kept.hash, fault: { code: 'impossible', ...about } };
}

/** Reads an address and names the steps of its game; of a game by link that cannot be read it is said what to do. */
export function* openSteps(hash: string, find: (id: string) => Ruleset | undefined, notation: NotationChoice): Sliced<Spoken<Opened>> {
  const read = yield* readAddress(hash, find);
  if (read.ok) yield* nameSteps(read.value.tree, notation);
  else if (isMail(hash)) return { ok: false, fault: { ...read.fault, message: TABLE.mail.faults.again(read.fault.message) } };
  return read;
}
