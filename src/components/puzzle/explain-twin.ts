import { isAttackNode, type Move, type Position, type Refusal } from '../../engine/index.ts';
import { isQuestion } from '../../puzzles/task.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { sayRefusal } from '../../words/refusals.ts';
import { PUZZLE_WHY } from '../../words/puzzle-why.ts';
import { nameMove } from '../board/model/naming.ts';
import { namePlayer } from '../board/model/words.ts';

/** A puzzle of a twin, where it begins. */
export interface Twin {
  readonly position: Position;
  readonly puzzle: Pick<Puzzle, 'goal' | 'solution' | 'tries'>;
}

const same = (position: Position, { from, to, promotion }: Move): Move | undefined =>
  position.moves().find((one) => one.from === from && one.to === to && one.promotion === promotion);

/** Why these ends are no move; nothing where one of them is no place of this ruleset. */
function refuse(position: Position, { from, to }: Move): Refusal | undefined {
  const places = new Set([...position.squares, ...position.ruleset.pins].map(({ name }) => name));
  return places.has(from) && places.has(to) ? position.refuse(from, to) : undefined;
}

/**
 * Why the answer of a twin under other rules is none here: it is no move here, gives no check, or meets a reply that is no move there. Empty
 * where it takes more than that to tell, and for questions, which tell it themselves.
 */
export function explainTwin(here: Twin, there: Twin): string {
  const { goal } = here.puzzle;
  const { solution } = there.puzzle;
  const id = solution && isAttackNode(solution) ? solution.play[0] : undefined;
  const move = there.position.moves().find((one) => one.id === id);
  // A pin may have another name there.
  if (!move || move.kind === 'board' || isQuestion(goal)) return '';
  const begin = PUZZLE_WHY.twin.answer(there.position.ruleset.name, nameMove(there.position, move, 'usual'));
  const refusal = refuse(here.position, move);
  if (refusal) return `${begin} ${PUZZLE_WHY.twin.refused(sayRefusal(refusal))}`;
  const played = same(here.position, move);
  if (!played) return '';
  const [after, other] = [here.position.after(played), there.position.after(move)];
  if (goal.kind === 'mate' && goal.moves === 1 && after.checks().length === 0) return `${begin} ${PUZZLE_WHY.twin.noCheck}`;
  const barred = listAnswers(here, played, after).flatMap((reply) => {
    const why = reply.kind === 'board' ? undefined : refuse(other, reply);
    return why ? [{ reply, why }] : [];
  });
  // That a king is mated there says nothing of the rules.
  const told = barred.find(({ why }) => why.code !== 'leaves-check') ?? barred[0];
  if (!told) return '';
  const reply = nameMove(after, told.reply, 'usual');
  return `${begin} ${PUZZLE_WHY.twin.reply(namePlayer(after.turn), reply, sayRefusal(told.why))}`;
}

/** Replies that show the move to be wrong: of a mate in one any, else the stored one where it is the only one. */
function listAnswers({ puzzle: { goal, tries } }: Twin, played: Move, after: Position): readonly Move[] {
  if (goal.kind === 'mate' && goal.moves === 1) return after.moves();
  const refutation = tries.find(({ move }) => move === played.id)?.refutation ?? [];
  return after.moves().filter((reply) => refutation.length === 1 && reply.id === refutation[0]);
}
