import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isPlayer, STRENGTHS, type Player } from '../../../engine/index.ts';
import { namePlayer } from '../../../board/text/names.ts';
import { sayStrength } from '#words/strengths.ts';
import { matchedStrengthFor, playsAtMatchedStrength, rememberChoice } from '../matched-strength-store.ts';
import { closeSheetAround } from './focus.ts';
import type { PartProps, RulesChoice } from './part.ts';
import { saySides } from './MyGames.tsx';
import { ANALYSIS_BOARD } from '#words/analysis-board.ts';
import { PLAY } from '#words/play.ts';

/** What stands for the strength that follows the reader's results. */
const FITTING = 'fitting';

/** The door to a game with the machine: rules, strength, side, and where it begins. */
export function NewGame({ free, choices }: PartProps & { readonly choices: readonly RulesChoice[] }) {
  const { opponent: opponent } = free;
  const { door } = PLAY;
  const chosen = useSignal<string | undefined>(undefined);
  const chosenStrength = useSignal(opponent.seats.strength);
  useEffect(() => {
    if (playsAtMatchedStrength()) chosenStrength.value = FITTING;
  }, []);
  const isAlone = useSignal(true);
  const seat = useSignal<Player | 'any'>('w');
  const isFromHere = useSignal(false);
  // Whoever opens the door from a position means that position.
  useSignalEffect(() => {
    const asked = free.door.value;
    if (asked) isFromHere.value = asked.isFromHere;
  });
  if (free.correspondence.isOn) return <p>{door.byLink}</p>;
  const rules = chosen.value ?? free.rules;
  const fitting = matchedStrengthFor(rules.split(' ')[0]!);
  const isFitting = chosenStrength.value === FITTING;
  const strength = isFitting ? fitting : chosenStrength.value;
  const players = [...(choices.find(({ value }) => value === rules)?.players ?? '')].filter(isPlayer);
  const isThree = players.length > 2;
  const { position } = free;
  const mayBeHere = rules === free.rules && position.status() === 'playing' && position.text() !== position.ruleset.start;
  const machine = opponent.seats.players;
  const alone = isAlone.value || !isThree;
  const begin = async (button: Element): Promise<void> => {
    const choice = { rules, strength, isAlone: alone, seat: seat.value, isFromHere: mayBeHere && isFromHere.value };
    if (await free.loader.begin(choice)) {
      rememberChoice(isFitting);
      chosen.value = undefined;
      closeSheetAround(button);
    }
  };
  return (
    <form
      class="free-door"
      onSubmit={(event) => {
        event.preventDefault();
        void begin(event.currentTarget);
      }}
    >
      {machine.length > 0 && (
        <p class="free-door-now">
          {ANALYSIS_BOARD.games.sentence(saySides(position.ruleset.players, machine, opponent.seats.strength))}{' '}
          <button type="button" class="free-small" onClick={() => opponent.leave()}>
            {door.stop}
          </button>
        </p>
      )}
      <label class="field free-field">
        {door.rules}
        <select name="game-rules" value={rules} onChange={(event) => (chosen.value = event.currentTarget.value)}>
          {choices.map(({ value, name }) => (
            <option key={value} value={value} selected={value === rules}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="field free-field">
        {door.strength}
        <select name="strength" value={chosenStrength.value} onChange={(event) => (chosenStrength.value = event.currentTarget.value)}>
          <option value={FITTING} selected={isFitting}>
            {door.fitting(sayStrength(fitting).name)}
          </option>
          {STRENGTHS.map(({ name }) => (
            <option key={name} value={name} selected={name === chosenStrength.value}>
              {sayStrength(name).name}
            </option>
          ))}
        </select>
        <span class="free-door-says" aria-live="polite">
          {isFitting ? `${door.follows} ` : ''}
          {sayStrength(strength).overlooks}
        </span>
      </label>
      {isThree && (
        <Choice
          legend={door.who}
          name="who"
          values={[
            ['alone', door.alone],
            ['together', door.together],
          ]}
          value={alone ? 'alone' : 'together'}
          onChoose={(value) => (isAlone.value = value === 'alone')}
        />
      )}
      <Choice
        legend={alone ? door.side : door.machinesSide}
        name="side"
        values={[...players.map((player) => [player, namePlayer(player)] as const), ['any', isThree ? door.anyOfThree : door.any]]}
        value={players.includes(seat.value as Player) ? seat.value : 'any'}
        onChoose={(value) => (seat.value = isPlayer(value) ? value : 'any')}
      />
      {mayBeHere && (
        <Choice
          legend={door.from}
          name="from"
          values={[
            ['start', door.start],
            ['here', door.here],
          ]}
          value={isFromHere.value ? 'here' : 'start'}
          onChoose={(value) => (isFromHere.value = value === 'here')}
        />
      )}
      <p class="free-door-go">
        <button type="submit" class="button is-first">
          {door.play}
        </button>
      </p>
    </form>
  );
}

interface ChoiceProps {
  readonly legend: string;
  readonly name: string;
  readonly values: readonly (readonly [value: string, words: string])[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** One of a few, as a row of buttons of which one is pressed in. */
function Choice({ legend, name, values, value, onChoose }: ChoiceProps) {
  return (
    <fieldset class="free-one-of">
      <legend>{legend}</legend>
      {values.map(([one, words]) => (
        <label key={one}>
          <input type="radio" name={name} value={one} checked={one === value} onChange={() => onChoose(one)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
