import { parseAct, type ActFields, type Outcome, type Player, type Position } from '../../engine/index.ts';
import { ACTS } from '#words/acts.ts';

export { namePlayers } from '#words/acts.ts';

/** What is said when an act (`mate:wg>b`, `claim:fifty`, `resign:b` ...) is made, without a stop: `White and Gray declare Black mated together`. */
export function describeAct(id: string): string {
  const deed = readDeed(id);
  if (deed.kind === 'claim') return ACTS.done[deed.ground]();
  return deed.kind === 'declaration' ? ACTS.done.declaration(deed) : ACTS.done[deed.kind](deed);
}

/** An act as it is offered to the players: `Declare checkmate: White over Gray`. */
export function offerAct(position: Position, id: string): string {
  const deed = readDeed(id);
  switch (deed.kind) {
    case 'claim':
      return ACTS.offered[deed.ground]();
    case 'declaration':
      return ACTS.offered.declaration(deed);
    case 'resignation':
      return ACTS.offered.resignation({ ...deed, isFinal: isFinal(position, id, deed.by) });
    case 'draw':
      return ACTS.offered.draw(deed);
    case 'cede':
      return ACTS.offered.cede({ ...deed, to: others(position, deed.by) });
    case 'continuation':
      return ACTS.offered.continuation({ ...deed, against: rival(position, deed.by) });
  }
}

/** What each player has in the end: `White 1, Gray 1, Black 0`. */
export function describePoints({ points }: Outcome): string {
  return (Object.entries(points) as [Player, string][]).map(([player, share]) => ACTS.points(player, share)).join(', ');
}

function readDeed(id: string): ActFields {
  const deed = parseAct(id);
  if (!deed) throw new Error(`“${id}” is no act`);
  return deed;
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
  const pair = position.acts().flatMap((act) => {
    const deed = parseAct(act.id);
    return deed?.kind === 'continuation' ? deed.by : [];
  });
  return others(position, [...by, ...pair]);
}
