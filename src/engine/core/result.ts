/** What is wrong with a text that came from outside, said so that a person can mend it. */
export interface Fault {
  /** Stable word for programs: `malformed`, `impossible`, `illegal`, `ambiguous`, `unknown`. */
  readonly code: FaultCode;
  /** Which part of the input: `placement`, `turn`, `move 7`, `header Ruleset` ... */
  readonly field: string;
  /** One sentence: what was found and what was expected. */
  readonly message: string;
  /** Where in the text it stands, counted from 0, when one place can be named. */
  readonly at?: number;
}

/** Every kind of fault. */
export const FAULT_CODES = ['malformed', 'impossible', 'illegal', 'ambiguous', 'unknown'] as const;
/** What kind of fault it is, as one word for programs. */
export type FaultCode = (typeof FAULT_CODES)[number];

/** A value, or the fault that kept it from being made. For text from outside only: a programmer's mistake throws. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

/** A result that is a value. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** A result that is a fault: its code, the part of the input, what is wrong, and where it stands in the text. */
export function fail(code: FaultCode, field: string, message: string, at?: number): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault: at === undefined ? { code, field, message } : { code, field, message, at } };
}

/** The value of a result that cannot fail unless the program is wrong; throws the fault's sentence otherwise. */
export function expect<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`${result.fault.field}: ${result.fault.message}`);
}
