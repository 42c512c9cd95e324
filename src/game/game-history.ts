import type { Position } from '../engine/index.ts';
import { closingOf, type Closing } from './termination.ts';
import { nodeAt, removeBranch, type Path, type TreePlace } from './tree.ts';

/** A game at one moment. */
export interface HistoryState extends TreePlace {
  readonly headers: ReadonlyMap<string, string>;
  readonly closing: Closing | undefined;
  /** The line that is stepped along: through the place to its end. */
  readonly way: Path;
}

/** What is shown, the way back through what was changed, and what was taken back, the latest last. It is never changed in place. */
export interface GameHistory {
  readonly now: HistoryState;
  readonly past: readonly HistoryState[];
  readonly future: readonly HistoryState[];
}

type IsEnough = (position: Position) => boolean;
const ANY: IsEnough = () => true;
const positionOf = ({ tree, path }: TreePlace): Position => nodeAt(tree, path).position;

/** Takes the latest entry of one stack and puts what was shown onto the other, until `isEnough`, within one game. Undefined where the stack is empty. */
export function stepHistory(changes: GameHistory, from: 'past' | 'future', isEnough: IsEnough = ANY): GameHistory | undefined {
  const to = from === 'past' ? 'future' : 'past';
  const given = [...changes[from]];
  const taken = [...changes[to]];
  let { now } = changes;
  if (given.length === 0) return undefined;
  do {
    taken.push(now);
    now = given.pop()!;
  } while (!isEnough(positionOf(now)) && given.at(-1)?.tree.position === now.tree.position);
  return from === 'past' ? { now, past: given, future: taken } : { now, past: taken, future: given };
}

/** For a game that was opened as it stands: takes back what ended it, else the last steps of its line until it is enough; `undefined` where there are none. */
export function takeBackUntil({ now, future }: GameHistory, isEnough: IsEnough = ANY): GameHistory | undefined {
  const taken = [...future];
  if (closingOf(now)) return { now: { ...now, closing: undefined }, past: [], future: [...taken, now] };
  if (now.way.length === 0) return undefined;
  let state = now;
  do {
    taken.push(state);
    const place = removeBranch({ tree: state.tree, path: state.way });
    state = { ...state, ...place, way: place.path };
  } while (state.way.length > 0 && !isEnough(positionOf(state)));
  return { now: state, past: [], future: taken };
}

/** How many changes are looked through. */
const LOOKED_AT = 60;

/** A game with one of its latest states shown, taken back or made again; nothing where none is it. */
export function findHistoryState(changes: GameHistory, isIt: (state: HistoryState) => boolean): GameHistory | undefined {
  for (const step of [back, (one: GameHistory) => stepHistory(one, 'future')]) {
    let one = step(changes);
    for (let looked = 0; one && looked < LOOKED_AT; looked++) {
      if (isIt(one.now)) return one;
      one = step(one);
    }
  }
  return undefined;
}

/** One change back. */
function back(changes: GameHistory): GameHistory | undefined {
  return changes.past.length > 0 ? stepHistory(changes, 'past') : takeBackUntil(changes);
}
