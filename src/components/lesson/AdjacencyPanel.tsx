import { PIN_WORDS } from '#words/lesson/pins.ts';
import { pinState, sayReach, type Adjacency, type AdjacencySpec } from './adjacency.ts';
import { LOAD_STATES } from '../../comparison/adjacent-pins.ts';

interface Props {
  readonly spec: AdjacencySpec;
  readonly adjacency?: Adjacency;
}

/** Beside a board that goes from pin to pin: its load, all pins, and where it may go. */
export function AdjacencyPanel({ spec, adjacency }: Props) {
  const { neighbours } = spec;
  const pin = adjacency?.pin.value ?? spec.pin;
  const load = adjacency?.load.value ?? spec.load;
  const names = Object.keys(neighbours.reach);
  const sides = [
    { label: PIN_WORDS.sides.queen, pins: names.filter((name) => name.startsWith('Q')) },
    { label: PIN_WORDS.sides.king, pins: names.filter((name) => name.startsWith('K')) },
  ];
  const longest = PIN_WORDS.reach(spec.pin, 'loaded', names.slice(0, 5), names.slice(0, 2), []);
  return (
    <div class="adjacency">
      <div class="board-views needs-script" role="group" aria-label={PIN_WORDS.label}>
        {LOAD_STATES.map((one) => (
          <button key={one} type="button" data-load={one} aria-pressed={one === load} onClick={() => adjacency?.carry(one)}>
            {PIN_WORDS.loads[one]}
          </button>
        ))}
      </div>
      <div class={`adjacency-pins needs-script${names.length > 12 ? ' is-many' : ''}`}>
        {sides.map(({ label, pins }) => (
          <div key={label} role="group" aria-label={label}>
            {pins.map((name) => (
              <button
                key={name}
                type="button"
                data-pin={name}
                data-state={pinState(neighbours, pin, load, name)}
                onClick={() => void adjacency?.pick(name)}
              >
                {name}
              </button>
            ))}
          </div>
        ))}
      </div>
      <div class="plate-said" data-longest={longest}>
        <p class="board-says adjacency-says">{adjacency?.sentence.value ?? sayReach(neighbours, pin, load, [])}</p>
      </div>
    </div>
  );
}
