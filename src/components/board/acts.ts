import { isPlayer, PLAYER_NAMES, type Outcome, type Player } from '../../engine/index.ts';

const list = (names: readonly string[]): string => [names.slice(0, -1).join(', '), names.at(-1) ?? ''].filter(Boolean).join(' and ');
const named = (letters: string): readonly string[] => [...letters].filter(isPlayer).map((player) => PLAYER_NAMES[player]);

/** What is said when an act (`mate:wg>b`, `claim:fifty`, `resign:b` ...) is made, without a stop: `White and Gray declare Black mated together`. */
export function describeAct(id: string): string {
  const [kind = '', about = ''] = id.split(':');
  const [by = '', loser = ''] = about.split('>');
  const players = named(by);
  const who = list(players);
  const plural = (one: string, many: string): string => (players.length === 1 ? one : many);
  switch (kind) {
    case 'mate':
      return `${who} ${plural('declares', 'declare')} ${list(named(loser))} mated${plural('', ' together')}`;
    case 'claim':
      return about === 'fifty'
        ? 'a draw is claimed for fifty moves without a capture or a pawn move'
        : 'a draw is claimed for threefold repetition';
    case 'resign':
      return `${who} declares that he resigns`;
    case 'draw':
      return `${who} agree on a draw`;
    case 'cede':
      return `${who} cede the game to the third player`;
    case 'continue':
      return `${who} asks to play on against the third player`;
    default:
      return id;
  }
}

/** What each player has in the end: `White 1, Gray 1, Black 0`. */
export function describePoints({ points }: Outcome): string {
  return (Object.entries(points) as [Player, string][]).map(([player, share]) => `${PLAYER_NAMES[player]} ${share}`).join(', ');
}
