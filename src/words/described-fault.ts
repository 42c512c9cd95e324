import type { Fault, FaultCode, Result } from '../engine/core/result.ts';
import { sayFault, sayPlace } from './faults.ts';

/** What is wrong with something from outside, in words: what rooms that speak hand to one another. */
export interface DescribedFault {
  /** Stable word for programs. */
  readonly code: FaultCode;
  /** Which part of the input. */
  readonly field: string;
  /** One sentence, mostly without its stop: what was found and what was expected. */
  readonly message: string;
  /** Where in the text it stands, counted from 0, when one place can be named. */
  readonly at?: number;
}

/** A fault, in words or not: what comes out of a worker that has none. */
export type AnyFault = Fault | DescribedFault;

/** A value, or why there is none, in words. */
export type DescribedResult<T> = Result<T, DescribedFault>;

/** No value, and why in words. */
export function failWith(
  code: FaultCode,
  field: string,
  message: string,
  at?: number,
): { readonly ok: false; readonly fault: DescribedFault } {
  return { ok: false, fault: { code, field, message, ...(at !== undefined && { at }) } };
}

/** A fault in words, whoever found it. */
export function toDescribedFault(fault: AnyFault): DescribedFault {
  if ('message' in fault) return fault;
  const { code, at } = fault;
  return { code, field: sayPlace(fault), message: sayFault(fault), ...(at !== undefined && { at }) };
}

/** A value, or its fault in words. */
export function describeResult<T>(result: Result<T, AnyFault>): DescribedResult<T> {
  return result.ok ? result : { ok: false, fault: toDescribedFault(result.fault) };
}
