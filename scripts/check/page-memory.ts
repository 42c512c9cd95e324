/** What a page holds in memory. */
export interface PageMemory {
  readonly nodes: number;
  readonly listeners: number;
  /** Bytes of its scripts. */
  readonly bytes: number;
}

/** How much more a page may hold at the end than after the first minute. */
const MOST = 1.2;
/** What a page of a few things may hold more, whatever part of it that is: one sentence, one list. */
const FREE: PageMemory = { nodes: 200, listeners: 20, bytes: 500_000 };

/** What a page holds at the end beside what it held before, in words, and what of it is too much. */
export function comparePageMemory(before: PageMemory, after: PageMemory): { readonly says: string; readonly faults: readonly string[] } {
  const parts = ['nodes', 'listeners', 'bytes'] as const;
  const isMore = (part: keyof PageMemory): boolean => after[part] > Math.max(before[part] * MOST, before[part] + FREE[part]);
  const say = (part: keyof PageMemory): string => `${part} ${before[part]} → ${after[part]} (${(after[part] / before[part]).toFixed(2)})`;
  return { says: parts.map(say).join(', '), faults: parts.filter(isMore).map((part) => `${say(part)}, at most ${MOST} times`) };
}
