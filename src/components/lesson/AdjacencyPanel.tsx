import { pinState, sayReach, type Adjacency, type AdjacencySpec } from './adjacency.ts';
import type { Load } from './neighbours.ts';

const LOAD_WORDS: readonly (readonly [Load, string])[] = [
  ['empty', 'Empty'],
  ['loaded', 'One aboard'],
];

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
    { label: 'Queen’s side', pins: names.filter((name) => name.startsWith('Q')) },
    { label: 'King’s side', pins: names.filter((name) => name.startsWith('K')) },
  ];
  const longest = `From ${spec.pin} the board with one piece aboard may go to ${names.slice(0, 5).join(', ')}. Next to it, but only for an empty board: ${names.slice(0, 2).join(', ')}.`;
  return (
    <div class="adjacency">
      <div class="board-views needs-script" role="group" aria-label="On the board">
        {LOAD_WORDS.map(([one, words]) => (
          <button key={one} type="button" data-load={one} aria-pressed={one === load} onClick={() => adjacency?.carry(one)}>
            {words}
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
