import { parseAct, PLAYER_NAMES, type Deed, type Outcome, type Player, type Position } from '../../../engine/index.ts';

/** `White`, `White and Gray`, `White, Gray and Black`. */
export function namePlayers(players: readonly Player[]): string {
  const names = players.map((player) => PLAYER_NAMES[player]);
  return [names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter(Boolean).join(' and ');
}

/** What is said when an act (`mate:wg>b`, `claim:fifty`, `resign:b` ...) is made, without a stop: `White and Gray declare Black mated together`. */
export function describeAct(id: string): string {
  const deed = readDeed(id);
  if (deed.kind === 'claim')
    return deed.ground === 'fifty'
      ? 'A draw is claimed for fifty moves without a capture or a pawn move'
      : 'A draw is claimed for threefold repetition';
  const who = namePlayers(deed.by);
  const isOne = deed.by.length === 1;
  switch (deed.kind) {
    case 'declaration':
      return `${who} ${isOne ? 'declares' : 'declare'} ${PLAYER_NAMES[deed.loser]} mated${isOne ? '' : ' together'}`;
    case 'resignation':
      return `${who} declares resignation`;
    case 'draw':
      return `${who} agree on a draw`;
    case 'cede':
      return `${who} cede the game to the third player`;
    case 'continuation':
      return `${who} asks to play on against the third player`;
  }
}

/** An act as it is offered to the players: `Declare checkmate: White over Gray`. */
export function offerAct(position: Position, id: string): string {
  const deed = readDeed(id);
  if (deed.kind === 'claim')
    return `Claim a draw: ${deed.ground === 'fifty' ? 'fifty moves each without a capture or a pawn’s move' : 'the same position for the third time'}`;
  const who = namePlayers(deed.by);
  switch (deed.kind) {
    case 'declaration':
      return `Declare checkmate: ${who}${deed.by.length > 1 ? ' together' : ''} over ${PLAYER_NAMES[deed.loser]}`;
    case 'resignation':
      return isFinal(position, id, deed.by)
        ? `Resign: ${who} leaves the game`
        : `Declare resignation: ${who} (the third time in a row counts)`;
    case 'draw':
      return `Agree on a draw: ${who}`;
    case 'cede':
      return `Cede the game: ${who} to ${namePlayers(others(position, deed.by))}`;
    case 'continuation':
      return `Play on: ${who} alone against ${namePlayers(rival(position, deed.by))}`;
  }
}

/** What each player has in the end: `White 1, Gray 1, Black 0`. */
export function describePoints({ points }: Outcome): string {
  return (Object.entries(points) as [Player, string][]).map(([player, share]) => `${PLAYER_NAMES[player]} ${share}`).join(', ');
}

function readDeed(id: string): Deed {
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

/** Who is left against the one of a stalemated pair that plays on: neither of the two (Harshman VIII, Stalemate). */
function rival(position: Position, by: readonly Player[]): readonly Player[] {
  const pair = position.acts().flatMap((act) => {
    const deed = parseAct(act.id);
    return deed?.kind === 'continuation' ? deed.by : [];
  });
  return others(position, [...by, ...pair]);
}
