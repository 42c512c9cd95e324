import { isPlayer, type Player } from '../../engine/index.ts';
import { isNumber, isText, listOf, shapeOf } from '../page/data.ts';
import { Kept } from '../progress/kept.ts';
import type { KeptMail } from './model/mail.ts';
import type { Mailbox } from './model/mailing.ts';

/** Games by link that are kept, at most; the one that was seen longest ago goes first. */
const MOST = 30;

const isSeat = (value: unknown): value is Player => typeof value === 'string' && isPlayer(value);
const isKept = listOf(shapeOf<KeptMail>({ id: isText, seats: listOf(isSeat), sent: isNumber, hash: isText }));

const kept = new Kept<readonly KeptMail[]>({
  key: 'threefold:mail',
  changed: 'threefold:mail',
  none: [],
  parse: (text) => {
    try {
      const read: unknown = JSON.parse(text);
      return isKept(read) ? read : undefined;
    } catch {
      return undefined;
    }
  },
  write: (mails) => JSON.stringify(mails),
});

/** The games by link that the reader's browser keeps. */
export const mailbox: Mailbox = {
  list: () => kept.load(),
  keep: (mail) => {
    const text = JSON.stringify(mail);
    kept.change((mails) =>
      mails.some((one) => JSON.stringify(one) === text) ? mails : [mail, ...mails.filter(({ id }) => id !== mail.id)].slice(0, MOST),
    );
  },
  makeId: () => Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join(''),
};
