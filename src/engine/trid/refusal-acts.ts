import { parseAct } from '../core/act.ts';
import type { Refusal } from '../core/refusal.ts';
import { because, type Question } from './refusal-question.ts';
import { FIFTY_PLIES } from './rules.ts';

/** Why an act may not be done here; nothing if the id is no act's. */
export function refuseAct(question: Question, id: string): Refusal | undefined {
  const deed = parseAct(id);
  if (!deed) return undefined;
  const { position, workshop, name } = question;
  const { draws } = workshop.tables.rules;
  if (deed.kind !== 'claim') return because(question, 'no-act/none', 'end', {}, []);
  const status = position.status();
  if (status !== 'playing') return because(question, 'game-over', 'end', {}, []);
  if (deed.ground === 'fifty' ? !draws.fifty : draws.threefold !== 'claim')
    return because(question, `no-act/${deed.ground}`, deed.ground, {}, []);
  const { pending } = position.packed;
  if (pending >= 0 && workshop.tables.rules.promotion === 'at-once')
    return because(question, 'promote-first/claim', 'waiting', { square: name(pending) }, [name(pending)]);
  return deed.ground === 'fifty'
    ? because(question, 'claim-early/fifty', 'fifty', { clock: position.clock, needed: FIFTY_PLIES }, ['clock'], [])
    : because(question, 'claim-early/threefold', 'fifty', {}, ['placement'], []);
}
