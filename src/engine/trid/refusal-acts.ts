import { parseAct } from '../core/act.ts';
import type { Refusal } from '../core/refusal.ts';
import { because, type Question } from './question.ts';
import { FIFTY_PLIES } from './rules.ts';

/** Why an act may not be done here; nothing if the id is no act's. */
export function refuseAct(question: Question, id: string): Refusal | undefined {
  const deed = parseAct(id);
  if (!deed) return undefined;
  const { position, workshop, name } = question;
  const { draws } = workshop.tables.rules;
  if (deed.kind !== 'claim')
    return because(question, 'no-act', 'end', 'In these rules there is nothing of the kind to declare or agree on.', []);
  const status = position.status();
  if (status !== 'playing') return because(question, 'game-over', 'end', 'The game is over.', []);
  if (deed.ground === 'fifty' ? !draws.fifty : draws.threefold !== 'claim')
    return because(
      question,
      'no-act',
      deed.ground,
      deed.ground === 'fifty'
        ? 'These rules have no draw for fifty quiet moves.'
        : 'The third occurrence draws at once here, and is not claimed.',
      [],
    );
  const { pending } = position.packed;
  if (pending >= 0 && workshop.tables.rules.promotion === 'at-once')
    return because(question, 'promote-first', 'waiting', `The pawn on ${name(pending)} must be promoted first.`, [name(pending)]);
  return deed.ground === 'fifty'
    ? because(
        question,
        'claim-early',
        'fifty',
        `There have been ${position.clock} plies without a capture or pawn move; it takes ${FIFTY_PLIES}.`,
        ['clock'],
        [],
      )
    : because(
        question,
        'claim-early',
        'fifty',
        'The position has not been there three times with the same player to move.',
        ['placement'],
        [],
      );
}
