import fc from 'fast-check';
import { makeDamagedText } from './damaged-text.ts';
import type { Reader } from './readers.ts';
import { STRANGE_SIGNS } from './strange-signs.ts';

/** Longest a reader may work on a text, in milliseconds of a processor, and longest its sentence may be. */
const [LONGEST_TIME, LONGEST_SENTENCE] = [2000, 1200];

/** How a reader did: how many texts it took, and the smallest text found for which it did what no reader may. */
export interface Tried {
  readonly taken: number;
  readonly fault: string | undefined;
}

/** What a sentence has that none may: nothing in it, or no end. */
function findStrange(sentence: string): string | undefined {
  if (sentence.length > LONGEST_SENTENCE) return `a sentence of ${sentence.length} characters`;
  if (sentence.trim() === '') return 'an empty sentence';
  return undefined;
}

/** What a reader did with a text that no reader may: it throws, works too long, or says something strange. */
function findFault(reader: Reader, text: string, take: () => void): string | undefined {
  const before = process.threadCpuUsage();
  let fault: string | undefined;
  try {
    const said = reader.read(text);
    if (said === undefined) take();
    else fault = findStrange(said);
  } catch (error) {
    fault = `throws ${String(error)}`;
  }
  const { user, system } = process.threadCpuUsage(before);
  const time = (user + system) / 1000;
  return fault ?? (time > LONGEST_TIME ? `takes ${Math.round(time)} ms` : undefined);
}

/** Texts of a reader made bad in one to six places, and now and then noise instead. */
function makeHostileText({ samples }: Reader): fc.Arbitrary<string> {
  const letters = [...new Set(samples.join(''))];
  const noise = fc.string({
    unit: fc.oneof(fc.constantFrom(...(letters.length > 0 ? letters : ['?'])), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })),
    maxLength: 60,
  });
  const damaged = makeDamagedText(samples, { signs: [...STRANGE_SIGNS, ...letters], places: 6, length: 8 });
  return fc.oneof({ arbitrary: damaged, weight: 19 }, { arbitrary: noise, weight: 1 });
}

/** Gives a reader a number of hostile texts, the same ones for the same seed, until one finds a fault; that text is then shrunk. */
export function tryReader(reader: Reader, count: number, seed: number): Tried {
  let taken = 0;
  const property = fc.property(makeHostileText(reader), (text) => findFault(reader, text, () => (taken += 1)) === undefined);
  const { counterexample } = fc.check(property, { seed, numRuns: count });
  if (!counterexample) return { taken, fault: undefined };
  const [text] = counterexample;
  return {
    taken,
    fault: `${reader.name}: ${findFault(reader, text, () => undefined) ?? 'a fault that comes and goes'} for ${JSON.stringify(text.slice(0, 300))}`,
  };
}
