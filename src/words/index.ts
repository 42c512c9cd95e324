/** What the rules say, in sentences: the engine gives codes and arguments, a dictionary makes words of them. */
export { sayDeclaration, type DeclarationWords } from './declarations.ts';
export { sayFact, type FactId, type FactWords } from './facts.ts';
export { sayFault, sayPlace, type FaultWords } from './faults.ts';
export { sayFlaw, type FlawId, type FlawWords } from './flaws.ts';
export { EXPECTED_JSON } from './expected-json.ts';
export { sayGame, type GameWords } from './games.ts';
export { sayNever, type NeverCase, type NeverCases, type NeverWords } from './impossible-positions.ts';
export { sayOption, type OptionWords } from './options.ts';
export {
  sayPuzzleFault,
  type PuzzleCase,
  type PuzzleFault,
  type PuzzleFaultCases,
  type PuzzleFaultVariant,
  type PuzzleFaultWords,
} from './puzzle-faults.ts';
export { sayRefusal, type RefusalWords } from './refusals.ts';
export { sayRuling, type RulingDictionary, type RulingWords } from './rulings.ts';
export { failWith, describeResult, toDescribedFault, type AnyFault, type DescribedResult, type DescribedFault } from './described-fault.ts';
