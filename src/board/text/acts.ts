import { parseAct, type ActFields, type Outcome, type Player, type Position } from '../../engine/index.ts';
import { ACTS } from '#words/acts.ts';

export { namePlayers } from '#words/acts.ts';

/** What is said when an act (`mate:wg>b`, `claim:fifty`, `resign:b` ...) is made, without a stop: `White and Gray declare Black mated together`. */
export function describeAct(id: string): string {
  const act = readAct(id);
  if (act.kind === 'claim') return ACTS.done[act.ground]();
  return act.kind === 'declaration' ? ACTS.done.declaration(act) : ACTS.done[act.kind](act);
}

/** An act as it is offered to the players: `Declare checkmate: White over Gray`. */
export function offerAct(position: Position, id: string): string {
  const act = readAct(id);
  switch (act.kind) {
    case 'claim':
      return ACTS.offered[act.ground]();
    case 'declaration':
      return ACTS.offered.declaration(act);
    case 'resignation':
      return ACTS.offered.resignation({ ...act, isFinal: isFinal(position, id, act.by) });
    case 'draw':
      return ACTS.offered.draw(act);
    case 'cede':
      return ACTS.offered.cede({ ...act, to: others(position, act.by) });
    case 'continuation':
      return ACTS.offered.continuation({ ...act, against: rival(position, act.by) });
  }
}

/** What each player has in the end: `White 1, Gray 1, Black 0`. */
export function describePoints({ points }: Outcome): string {
  return (Object.entries(points) as [Player, string][]).map(([player, share]) => ACTS.points(player, share)).join(', ');
}

function readAct(id: string): ActFields {
  const act = parseAct(id);
  if (!act) throw new Error(`“${id}” is not an act`);
  return act;
}

/** Whether the act takes its player out of the game: a resignation in three-way play does the third time only. */
function isFinal(position: Position, id: string, by: readonly Player[]): boolean {
  const after = position.play(id);
  return after.ok && !by.every((player) => after.value.active.includes(player));
}

function others(position: Position, players: readonly Player[]): readonly Player[] {
  return position.active.filter((player) => !players.includes(player));
}

/** The opponents of the one of a stalemated pair that plays on: neither of the two (Harshman VIII, Stalemate). */
function rival(position: Position, by: readonly Player[]): readonly Player[] {
  const pair = position.acts().flatMap(({ id }) => {
    const act = parseAct(id);
    return act?.kind === 'continuation' ? act.by : [];
  });
  return others(position, [...by, ...pair]);
}
