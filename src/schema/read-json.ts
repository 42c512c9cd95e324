import { z } from 'zod';
import { ok } from '../engine/core/result.ts';
import { EXPECTED_JSON } from '../words/expected-json.ts';
import { failWith, type DescribedResult } from '../words/described-fault.ts';

/** A schema's value as we keep it: nothing in it is changed. */
export type Sealed<T> = T extends readonly (infer One)[]
  ? readonly Sealed<One>[]
  : T extends object
    ? { readonly [K in keyof T]: Sealed<T[K]> }
    : T;

type Issue = z.core.$ZodRawIssue;

/** Letters of a value that a fault shows. */
const SHOWN = 120;
const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? EXPECTED_JSON.nothing;
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
};

const list = (values: readonly unknown[]): string => (values.length === 1 ? show(values[0]) : EXPECTED_JSON.oneOf(values.map(show)));

const isLength = (origin: string): boolean => origin === 'array' || origin === 'string';

/** What was expected in the place of a fault, where its schema does not say it itself. */
function sayExpected(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return EXPECTED_JSON.types[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return list(issue.values);
    case 'invalid_union':
      return 'options' in issue && issue.options
        ? EXPECTED_JSON.kindOf(issue.discriminator, (issue.options as readonly unknown[]).map(show))
        : EXPECTED_JSON.another;
    case 'too_small':
      return EXPECTED_JSON.least(isLength(issue.origin), issue.minimum);
    case 'too_big':
      return EXPECTED_JSON.most(isLength(issue.origin), issue.maximum);
    case 'invalid_format':
      return EXPECTED_JSON.pattern(issue.pattern ?? issue.format);
    default:
      return EXPECTED_JSON.else;
  }
}

/** `goal.by[1]`: the way to a value in JSON. */
function writePath(path: readonly PropertyKey[]): string {
  return path.map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at === 0 ? '' : '.'}${String(step)}`)).join('');
}

/** An object with these fields and no others; a field that is not there is named with those that are. */
export function fieldsOf<Shape extends z.core.$ZodLooseShape>(shape: Shape): ReturnType<typeof z.strictObject<Shape>> {
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? EXPECTED_JSON.noField(issue.keys[0] ?? '', Object.keys(shape)) : undefined),
  });
}

/**
 * Reads parsed JSON by its schema, and gives what was read itself. A fault names the place, what was found and what was expected there:
 * a schema says the last with its `error` where its type is not enough. `name` is what the whole is called in a fault.
 */
export function readAs<Schema extends z.ZodType>(schema: Schema, json: unknown, name: string): DescribedResult<Sealed<z.infer<Schema>>> {
  const read = schema.safeParse(json, { reportInput: true, error: sayExpected });
  if (read.success) return ok(json as Sealed<z.infer<Schema>>);
  const { path, code, message, input, ...rest } = read.error.issues[0]!;
  if (code === 'unrecognized_keys' && 'keys' in rest) return failWith('unknown', writePath([...path, rest.keys[0]!]), message);
  return failWith('malformed', writePath(path) || name, EXPECTED_JSON.found(show(input), message));
}

/** The same of lines of JSON; empty lines are skipped. A fault names the line. */
export function readLinesAs<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
  name: string,
): DescribedResult<readonly Sealed<z.infer<Schema>>[]> {
  const values: Sealed<z.infer<Schema>>[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const json = parseJson(line, name);
    const read = json.ok ? readAs(schema, json.value, name) : json;
    if (!read.ok) return failWith(read.fault.code, EXPECTED_JSON.inLine(name, at + 1, read.fault.field), read.fault.message);
    values.push(read.value);
  }
  return ok(values);
}

/** The same of text that holds JSON. */
export function readTextAs<Schema extends z.ZodType>(schema: Schema, text: string, name: string): DescribedResult<Sealed<z.infer<Schema>>> {
  const json = parseJson(text, name);
  return json.ok ? readAs(schema, json.value, name) : json;
}

function parseJson(text: string, name: string): DescribedResult<unknown> {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return failWith('malformed', name, EXPECTED_JSON.found(show(text), EXPECTED_JSON.json));
  }
}
