import type { FaultCode, Result } from '../engine/index.ts';
import { sayPuzzleFault, type PuzzleFault, type PuzzleFaultCases, type PuzzleFaultVariant } from '../words/puzzle-faults.ts';
import { toDescribedFault, type AnyFault } from '../words/described-fault.ts';

/** A value, or why there is none: in words, and as what they were made from. */
export type PuzzleResult<T> = Result<T, PuzzleFault>;

interface Refused {
  readonly ok: false;
  readonly fault: PuzzleFault;
}

/** No value, for a fault of this code in this field. */
export function failPuzzle<V extends PuzzleFaultVariant>(code: FaultCode, field: string, variant: V, args: PuzzleFaultCases[V]): Refused {
  const found = { variant, args } as Pick<PuzzleFault, 'variant' | 'args'>;
  return { ok: false, fault: { code, field, ...found, message: sayPuzzleFault(found) } as PuzzleFault };
}

/** No value, for what the engine found wrong. */
export function refuseAs(cause: AnyFault): Refused {
  const { code, field } = toDescribedFault(cause);
  return failPuzzle(code, field, 'below', { cause });
}
