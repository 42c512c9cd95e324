import { StoredRecord } from '../../platform/stored-record.ts';
import { isNumber, isText, listOf, shapeOf } from '../../platform/page-data.ts';
import type { StoredCorrespondence } from '../../game/correspondence.ts';
import { isSeat } from '../../game/hot-seat-state.ts';
import type { CorrespondenceStore } from '../../game/correspondence-controller.ts';

/** Games by link that are kept, at most; the one that was seen longest ago goes first. */
const MOST = 30;

const isKept = shapeOf<StoredCorrespondence>({ id: isText, seats: listOf(isSeat), sent: isNumber, hash: isText });

const kept = new StoredRecord<readonly StoredCorrespondence[]>({
  key: 'threefold:mail',
  none: [],
  read: (json) => (Array.isArray(json) ? json.filter(isKept) : undefined),
});

/** The games by link that the reader's browser keeps. */
export const correspondenceStore: CorrespondenceStore = {
  list: () => kept.load(),
  keep: (mail) => {
    const text = JSON.stringify(mail);
    kept.change((mails) =>
      mails.some((one) => JSON.stringify(one) === text) ? mails : [mail, ...mails.filter(({ id }) => id !== mail.id)].slice(0, MOST),
    );
  },
  makeId: () => Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join(''),
};
