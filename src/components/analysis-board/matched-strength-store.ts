import { effect, signal, untracked } from '@preact/signals';
import type { AnalysisBoard } from '../../game/analysis-board.ts';
import { followResult, strengthOf, type MatchedStrengths } from '../../game/matched-strength.ts';
import { parseJson } from '../../platform/json.ts';
import { onDispose, type Lifetime } from '../../platform/lifetime.ts';
import { isText, optional, recordOf, shapeOf } from '../../platform/page-data.ts';
import { readItem, writeItem } from '../../platform/storage.ts';

/** What is kept: the levels, and whether the reader last played at theirs. */
interface Kept {
  readonly levels: MatchedStrengths;
  readonly isChosen?: boolean | undefined;
}

const KEY = 'threefold:levels';
const isKept = shapeOf<Kept>({ levels: recordOf(isText), isChosen: optional((value): value is boolean => typeof value === 'boolean') });

function load(): Kept {
  const read = parseJson(readItem(KEY) ?? '');
  return isKept(read) ? read : { levels: {} };
}

/** Counts the changes, so that views of a level follow them. */
const changes = signal(0);

function keep(kept: Kept): void {
  writeItem(KEY, JSON.stringify(kept));
  changes.value++;
}

/** The strength that fits the reader under a ruleset. */
export const matchedStrengthFor = (ruleset: string): string => strengthOf(changes.value >= 0 ? load().levels : {}, ruleset);

/** Whether the reader last chose to play at their level. */
export const playsAtMatchedStrength = (): boolean => load().isChosen === true;

/** Remembers whether the reader plays at their level. */
export const rememberChoice = (isChosen: boolean): void => keep({ ...load(), isChosen });

/** Follows the results of games that end while the page is open, of one person against the machine. */
export function followResults(free: AnalysisBoard, lifetime: Lifetime): void {
  /** The game that is on, by what stays the same while it lasts. */
  let game: unknown;
  const follow = (): void => {
    const { match, opponent } = free;
    const { you, isOn, isOver } = match;
    const { tree, result } = free.game;
    const { ids } = tree;
    // A game played on from the reader's own position tells nothing of their strength.
    const isWhole = tree.position.text() === tree.position.ruleset.start;
    if (isOn && isWhole && you !== undefined) return void (game = ids);
    const isEnded = isOver && you !== undefined && game === ids;
    game = undefined;
    if (!isEnded) return;
    const { id, players } = free.position.ruleset;
    const { strength } = opponent.seats;
    untracked(() => {
      const kept = load();
      keep({ ...kept, levels: followResult(kept.levels, { ruleset: id, strength, players, you, result }) });
    });
  };
  onDispose(lifetime, effect(follow));
}
