import { namePlayers } from '../../../board/text/acts.ts';
import { nextMoveNumber, type GameEntry } from '../../../game/game-list.ts';
import type { AnalysisBoard } from '../../../game/analysis-board.ts';
import { parseOpponentSeats } from '../../../game/opponent-seats.ts';
import { closeSheetAround, focusBoard } from './focus.ts';
import type { PartProps, RulesChoice } from './part.ts';
import { isPlayer, type Player } from '../../../engine/index.ts';
import { sayStrength } from '#words/strengths.ts';
import { ANALYSIS_BOARD } from '#words/analysis-board.ts';

/** How a game of the list is called: its rules, who plays whom, its length and result, its day. */
interface GameName {
  readonly rules: string;
  /** Who plays whom: `You play White against Club`. */
  readonly sides: string;
  readonly state: string;
}

/** Who plays whom where a machine plays for these players of a game, in a sentence without its stop. */
export function saySides(all: readonly Player[], machine: readonly Player[], strength: string): string {
  const own = all.filter((player) => !machine.includes(player));
  if (machine.length === 0) return ANALYSIS_BOARD.games.people(all.length);
  if (own.length === 0) return ANALYSIS_BOARD.games.itself(sayStrength(strength).name);
  return ANALYSIS_BOARD.games.against(namePlayers(own), sayStrength(strength).name);
}

function nameGame(entry: GameEntry, choices: readonly RulesChoice[]): GameName {
  const { hash, players: seats, result, at } = entry;
  const parts = new URLSearchParams(hash.slice(1));
  const options = (parts.get('options') ?? '').split(',').filter((one) => one !== '');
  const value = [parts.get('rules') ?? '', ...options].join(' ');
  const rules = choices.find((choice) => choice.value === value) ?? choices.find((choice) => choice.value === parts.get('rules'));
  const players = [...seats].filter(isPlayer);
  const opponent = parseOpponentSeats(parts.get('machine') ?? '', players);
  const sides = parts.has('mail')
    ? ANALYSIS_BOARD.games.byLink
    : saySides(players, opponent.ok ? opponent.value.players : [], opponent.ok ? opponent.value.strength : '');
  const day = new Date(at * 1000).toLocaleDateString(ANALYSIS_BOARD.games.locale, { day: 'numeric', month: 'short', year: 'numeric' });
  return { rules: rules?.name ?? value, sides, state: ANALYSIS_BOARD.games.state(nextMoveNumber(entry), result, day) };
}

const resume = (free: AnalysisBoard, id: string, button: HTMLElement): void => {
  closeSheetAround(button);
  focusBoard(button);
  void free.loader.resume(id);
};

/** Takes a game off the list; the focus goes to the game that follows, or to the one before, or to the list that is empty. */
const remove = (free: AnalysisBoard, id: string, button: HTMLElement): void => {
  const row = button.closest('li');
  const near = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = near?.querySelector<HTMLElement>('.free-game-open') ?? button.closest<HTMLElement>('.free-games');
  free.log.remove(id);
  next?.focus();
};

/** The games that were played or entered here, each to be gone on with at a press, or taken off the list. */
export function MyGames({ free, choices }: PartProps & { readonly choices: readonly RulesChoice[] }) {
  const { games, current } = free.log;
  return (
    <section class="free-games" aria-label={ANALYSIS_BOARD.games.title} tabIndex={-1}>
      <b>{ANALYSIS_BOARD.games.title}</b>
      <p>{games.length === 0 ? ANALYSIS_BOARD.games.none : ANALYSIS_BOARD.games.about}</p>
      <ul>
        {games.map((entry) => {
          const { rules, sides, state } = nameGame(entry, choices);
          return (
            <li key={entry.id}>
              <button
                type="button"
                class="free-game-open"
                aria-current={entry.id === current}
                onClick={({ currentTarget }) => resume(free, entry.id, currentTarget)}
              >
                <b>{rules}</b> <span>{sides}</span> <span>{state}</span>
              </button>
              <button
                type="button"
                class="free-small"
                aria-label={ANALYSIS_BOARD.games.removeOne(rules, state)}
                onClick={({ currentTarget }) => remove(free, entry.id, currentTarget)}
              >
                {ANALYSIS_BOARD.games.remove}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** On a board on which nothing was played: the way on with the latest game, where that is not over. */
export function GoOn({ free, choices }: PartProps & { readonly choices: readonly RulesChoice[] }) {
  const { unfinished } = free.log;
  if (!unfinished || free.game.tree.next.length > 0 || free.editor.draft || free.correspondence.isOn) return null;
  const { rules, sides } = nameGame(unfinished, choices);
  return (
    <button type="button" class="free-small free-go-on" onClick={({ currentTarget }) => resume(free, unfinished.id, currentTarget)}>
      {ANALYSIS_BOARD.games.goOn(rules, sides, nextMoveNumber(unfinished))}
    </button>
  );
}
