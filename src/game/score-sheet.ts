import type { Player, Position, Ruleset } from '../engine/index.ts';
import { describeAct } from '../board/text/acts.ts';
import { isAct } from '../board/state/line.ts';
import { nameMove } from '../board/text/move-names.ts';
import { NOTATION_CHOICES, type NotationChoice } from '../board/state/settings.ts';
import { endOf, lineAlong, type TreeNode } from './tree.ts';

/** Rounds that a side of A4 holds, in two columns. */
export const ROUNDS_A_SHEET = 60;

/** A round of a game as it is written down: the number, and the move of each player who made one. */
export interface ScoreRound {
  readonly number: number;
  readonly moves: Readonly<Partial<Record<Player, string>>>;
}

/** A game as its score sheet has it. */
export interface WrittenScore {
  readonly rounds: readonly ScoreRound[];
  /** What was said besides, with the round in which it was. */
  readonly said: readonly { readonly number: number; readonly words: string }[];
  readonly end: Position;
}

/** The main line of a game, in a notation. */
export function writeScore(tree: TreeNode, notation: NotationChoice): WrittenScore {
  const { positions, moves } = lineAlong(tree, endOf(tree, []));
  const rounds: { number: number; moves: Partial<Record<Player, string>> }[] = [];
  const said: { number: number; words: string }[] = [];
  for (const [index, step] of moves.entries()) {
    const before = positions[index]!;
    const { number, turn } = before;
    if (isAct(step)) {
      said.push({ number, words: describeAct(step.id) });
      continue;
    }
    const latest = rounds.at(-1);
    const round = latest?.number === number && latest.moves[turn] === undefined ? latest : { number, moves: {} };
    if (round !== latest) rounds.push(round);
    round.moves[turn] = nameMove(before, step, notation);
  }
  return { rounds, said, end: positions.at(-1)! };
}

/** The sheets a game needs, at least one; each with its rounds. */
export function cutSheets(rounds: readonly ScoreRound[], most = ROUNDS_A_SHEET): readonly (readonly ScoreRound[])[] {
  const count = Math.max(1, Math.ceil(rounds.length / most));
  return Array.from({ length: count }, (_, at) => rounds.slice(at * most, (at + 1) * most));
}

/** A move in a notation, as an example. */
export interface Sample {
  readonly notation: NotationChoice;
  readonly names: readonly string[];
}

/** Moves that show a notation, at most. */
const SAMPLES = 5;

/**
 * The notations a ruleset's moves can be written in, each with the same moves of one of its games; one that writes all of the
 * game's moves as another does is that one.
 */
export function listNotations(ruleset: Ruleset): readonly Sample[] {
  const before: Position[] = [];
  const steps: string[] = [];
  for (const game of ruleset.games) {
    let position = ruleset.begin();
    for (const id of game.steps) {
      before.push(position);
      steps.push(id);
      const next = position.play(id);
      if (!next.ok) throw new Error(`${ruleset.id}: “${id}” of ${game.id} cannot be played`);
      position = next.value;
    }
  }
  const write = (notation: NotationChoice): readonly string[] =>
    steps.flatMap((id, index) => {
      const move = before[index]!.moves().find((one) => one.id === id);
      return move ? [nameMove(before[index]!, move, notation)] : [];
    });
  const all = NOTATION_CHOICES.map((notation) => ({ notation, names: write(notation) }));
  const isFirst = (names: readonly string[], at: number): boolean => all.findIndex((one) => one.names.join() === names.join()) === at;
  const own = all.filter(({ names }, at) => isFirst(names, at));
  // Moves that tell most: those that most of the notations write differently.
  const kinds = (at: number): number => new Set(own.map(({ names }) => names[at])).size;
  const chosen = [...own[0]!.names.keys()]
    .toSorted((one, other) => kinds(other) - kinds(one) || one - other)
    .slice(0, SAMPLES)
    .toSorted((one, other) => one - other);
  return own.map(({ notation, names }) => ({ notation, names: chosen.map((at) => names[at]!) }));
}
