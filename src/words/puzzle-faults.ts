import { PUZZLE_FAULTS } from './en/puzzle-faults.ts';
import type { FlawId } from './flaws.ts';
import type { NeverCase } from './impossible-positions.ts';
import type { AnyFault, DescribedFault } from './described-fault.ts';

/** A fault that needs nothing more to be said. */
type Nothing = Readonly<Record<never, never>>;
interface OfPuzzle {
  readonly id: string;
}
interface Because {
  /** What was found wrong below: in the position, the goal, the JSON. */
  readonly cause: AnyFault | PuzzleFault;
}
interface Goals {
  /** How the goals of the ruleset are written, one after another. */
  readonly goals: string;
}

/** Every way a puzzle, or what somebody sends as one, is refused, with all that its sentence needs. They stand here, as puzzles stand above words. */
export interface PuzzleFaultCases {
  /** What the engine found in a goal or in options, as it says it. */
  below: Because;
  // As the collection holds it.
  form: Because & { readonly id: string | undefined };
  list: Nothing;
  ruleset: OfPuzzle & { readonly found: string };
  'ruleset/of-id': OfPuzzle & { readonly found: string };
  position: OfPuzzle & Because;
  'field/missing': OfPuzzle & { readonly field: string };
  twice: OfPuzzle;
  'twice/other': OfPuzzle & { readonly next: string };
  // What is asked cannot be done, or not settled.
  'question/nothing': Nothing;
  'goal/unforced': Nothing;
  'help/none': Nothing;
  'help/many': Nothing;
  'game/none': { readonly moves: number };
  limit: Nothing;
  // Proved again.
  slip: OfPuzzle;
  unsolved: OfPuzzle & Because;
  flaw: OfPuzzle & { readonly check: FlawId };
  idle: OfPuzzle & { readonly square: string };
  proof: OfPuzzle & { readonly field: 'solution' | 'answer' | 'tries' | 'accepted' };
  'proof/field': OfPuzzle & { readonly found: string; readonly made: string };
  id: OfPuzzle & { readonly made: string };
  // As somebody sends it.
  sent: Nothing;
  'sent/field': { readonly found: string; readonly fields: readonly string[] };
  'sent/ruleset': { readonly found: string | undefined; readonly rulesets: readonly string[] };
  'sent/position': Nothing;
  'sent/options': Nothing;
  'sent/says': Nothing;
  'sent/source': { readonly sources: readonly string[] };
  'sent/goal': Goals & { readonly found: string | undefined };
  'sent/goal-of-two': Goals & { readonly kind: string };
  'sent/goal-of-three': Goals & { readonly kind: string };
  'sent/flaw': { readonly check: FlawId };
  'sent/idle': { readonly square: string };
  never: Because;
  'never/reached': { readonly why: NeverCase };
  unfit: Because;
  declared: Nothing;
  'unreached/mate': { readonly moves: number };
  'unreached/saves': Nothing;
  'unreached/declaration': Nothing;
  'unreached/goal': { readonly kind: string; readonly moves: number };
  /** The shorter ways, where they were found; the moves they have and those that were asked for. */
  shorter: { readonly ways: readonly string[] | undefined; readonly moves: number; readonly asked: number };
  cook: { readonly keys: readonly string[] };
  twin: OfPuzzle & { readonly percent: number };
  'twin/way': OfPuzzle;
}
/** The name of a way a puzzle is refused. */
export type PuzzleFaultVariant = keyof PuzzleFaultCases;

/** A way a puzzle is refused, with what its sentence needs. */
export type PuzzleCase = {
  readonly [V in PuzzleFaultVariant]: { readonly variant: V; readonly args: PuzzleFaultCases[V] };
}[PuzzleFaultVariant];

/** What is wrong with a puzzle, in words and as what they were made from. */
export type PuzzleFault = DescribedFault & PuzzleCase;

/** A sentence for every way a puzzle is refused; it ends without a stop, since others go on with it. */
export type PuzzleFaultWords = { readonly [V in PuzzleFaultVariant]: (args: PuzzleFaultCases[V]) => string };

/** Why a puzzle is refused, one sentence without its stop: made from what the fault carries and nothing else. */
export function sayPuzzleFault({ variant, args }: Pick<PuzzleCase, 'variant' | 'args'>, words: PuzzleFaultWords = PUZZLE_FAULTS): string {
  return (words[variant] as (given: typeof args) => string)(args);
}
