import { makeRandom } from '../../curation/common/random.ts';
import type { Reader } from './readers.ts';
import { spoil } from './spoil.ts';

/** Longest a reader may work on a text, in milliseconds of a processor, and longest its sentence may be. */
const [LONGEST_TIME, LONGEST_SENTENCE] = [2000, 1200];

/** How a reader did: how many texts it took, and what it did that no reader may. */
export interface Tried {
  readonly taken: number;
  readonly faults: readonly string[];
}

/** What a sentence has that none may: words of the machine, or no end. */
function findStrange(sentence: string): string | undefined {
  if (sentence.length > LONGEST_SENTENCE) return `a sentence of ${sentence.length} characters`;
  if (sentence.trim() === '') return 'an empty sentence';
  return undefined;
}

/** Gives a reader so many spoilt texts; the same ones for the same seed. */
export function tryReader(reader: Reader, count: number, seed: number): Tried {
  const random = makeRandom(seed);
  const faults: string[] = [];
  let taken = 0;
  for (let nth = 0; nth < count; nth += 1) {
    const text = spoil(random, reader.samples);
    const before = process.threadCpuUsage();
    let fault: string | undefined;
    try {
      const said = reader.read(text);
      if (said === undefined) taken += 1;
      else fault = findStrange(said);
    } catch (error) {
      fault = `throws ${String(error)}`;
    }
    const { user, system } = process.threadCpuUsage(before);
    const time = (user + system) / 1000;
    if (time > LONGEST_TIME) fault ??= `takes ${Math.round(time)} ms`;
    if (fault !== undefined) faults.push(`${reader.name}: ${fault} for ${JSON.stringify(text.slice(0, 300))}`);
  }
  return { taken, faults };
}
