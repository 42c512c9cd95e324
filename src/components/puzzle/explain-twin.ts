import { isAttackNode, refutationsOf, type Move, type Position, type Refusal } from '../../engine/index.ts';
import { isProved, isQuestion } from '../../puzzles/task.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { sayRefusal } from '../../words/refusals.ts';
import { QUESTION_REASONS } from '#words/question-reasons.ts';
import { nameMove } from '../../board/text/move-names.ts';
import { namePlayer } from '../../board/text/names.ts';

/** A puzzle of a twin, where it begins. */
export interface Twin {
  readonly position: Position;
  readonly puzzle: Pick<Puzzle, 'goal' | 'solution' | 'tries'>;
}

/** Where a move goes, and what a pawn becomes by it. */
type Ends = Pick<Move, 'from' | 'to' | 'promotion'>;

/** Moves made before the search for a refutation is given up. */
const NODES = 2_000_000;

const same = (position: Position, { from, to, promotion }: Ends): Move | undefined =>
  position.moves().find((one) => one.from === from && one.to === to && one.promotion === promotion);

/** Where a move goes from and to, by the names that the places of a board have here; nothing where there is no such pin. */
function placeHere(here: Position, there: Position, { kind, from, to, ...rest }: Move): Ends | undefined {
  if (kind !== 'board') return { from, to, ...rest };
  const [one, other] = [from, to].map((name) => {
    const pin = there.ruleset.pins.find((one) => one.name === name);
    return here.ruleset.pins.find(
      ({ side, main, corner, over }) => side === pin?.side && main === pin.main && corner === pin.corner && over === pin.over,
    )?.name;
  });
  return one === undefined || other === undefined ? undefined : { from: one, to: other, ...rest };
}

/** Why these ends are no move; nothing where one of them is no place of this ruleset. */
function refuse(position: Position, { from, to }: Ends): Refusal | undefined {
  const places = new Set([...position.squares, ...position.ruleset.pins].map(({ name }) => name));
  return places.has(from) && places.has(to) ? position.refuse(from, to) : undefined;
}

/**
 * Why the answer of a twin under other rules is wrong here: it is no move here, gives no check, meets a reply that is no move there, or has a reply
 * that refutes it. Empty where it is an answer here too, and for questions, which tell it themselves.
 */
export function explainTwin(here: Twin, there: Twin): string {
  const { goal } = here.puzzle;
  const { solution } = there.puzzle;
  const id = solution && isAttackNode(solution) ? solution.play[0] : undefined;
  const move = there.position.moves().find((one) => one.id === id);
  if (!move || isQuestion(goal)) return '';
  const place = placeHere(here.position, there.position, move);
  const played = place && same(here.position, place);
  if (played && isAnswer(here, played)) return '';
  const begin = QUESTION_REASONS.twin.answer(there.position.ruleset.name, nameMove(there.position, move, 'usual'));
  const refusal = place && refuse(here.position, place);
  if (refusal) return `${begin} ${QUESTION_REASONS.twin.refused(sayRefusal(refusal))}`;
  // No such square, pin or promotion here.
  if (!played) return `${begin} ${QUESTION_REASONS.twin.noMove}`;
  const [after, other] = [here.position.after(played), there.position.after(move)];
  if (goal.kind === 'mate' && goal.moves === 1 && after.checks().length === 0) return `${begin} ${QUESTION_REASONS.twin.noCheck}`;
  const barred = listAnswers(here, played, after).flatMap((reply) => {
    const why = reply.kind === 'board' ? undefined : refuse(other, reply);
    return why ? [{ reply, why }] : [];
  });
  // That a king is mated there says nothing of the rules.
  const told = barred.find(({ why }) => why.code !== 'leaves-check') ?? barred[0];
  if (!told) return [begin, ...sayRefuted(here, played, after)].join(' ');
  const reply = nameMove(after, told.reply, 'usual');
  return `${begin} ${QUESTION_REASONS.twin.reply(namePlayer(after.turn), reply, sayRefusal(told.why))}`;
}

/** Whether a move is an answer here too. */
const isAnswer = ({ puzzle: { solution } }: Twin, { id }: Move): boolean =>
  solution !== undefined && isAttackNode(solution) && solution.play.includes(id);

/** The reply that refutes the move here, and how many more do; nothing where the game is over, or it is not settled in time. */
function sayRefuted({ position, puzzle: { goal } }: Twin, played: Move, after: Position): readonly string[] {
  if (!isProved(goal)) return [];
  const found = refutationsOf(position, goal, played.id, { nodes: NODES });
  const [first] = found.ok ? found.value : [];
  const reply = after.moves().find(({ id }) => id === first);
  return reply && found.ok ? [QUESTION_REASONS.twin.failsTo(nameMove(after, reply, 'usual'), found.value.length - 1)] : [];
}

/** Replies that show the move to be wrong: of a mate in one any, else the stored one where it is the only one. */
function listAnswers({ puzzle: { goal, tries } }: Twin, played: Move, after: Position): readonly Move[] {
  if (goal.kind === 'mate' && goal.moves === 1) return after.moves();
  const refutation = tries.find(({ move }) => move === played.id)?.refutation ?? [];
  return after.moves().filter((reply) => refutation.length === 1 && reply.id === refutation[0]);
}
