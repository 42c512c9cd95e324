/** Tells whether a value has a shape. */
export type Shape<T> = (value: unknown) => value is T;

export const isText: Shape<string> = (value) => typeof value === 'string';
export const isNumber: Shape<number> = (value) => typeof value === 'number';

export function listOf<T>(shape: Shape<T>): Shape<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(shape);
}

/** Two of a shape. */
export function pairOf<T>(shape: Shape<T>): Shape<readonly [T, T]> {
  return (value): value is readonly [T, T] => Array.isArray(value) && value.length === 2 && value.every(shape);
}

/** An object with any keys and values of one shape. */
export function recordOf<T>(shape: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return (value): value is Readonly<Record<string, T>> => isObject(value) && Object.values(value).every(shape);
}

type Fields<T> = { readonly [Name in keyof T]-?: object extends Pick<T, Name> ? Shape<T[Name] | undefined> : Shape<T[Name]> };

/** An object with these fields, and perhaps others; one that may be absent has a shape made by `optional`. */
export function shapeOf<T extends object>(fields: Fields<T>): Shape<T> {
  return (value): value is T =>
    isObject(value) && Object.entries<(value: unknown) => boolean>(fields).every(([name, holds]) => holds(value[name]));
}

/** Nothing, or what has a shape. */
export function optional<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value): value is T | undefined => value === undefined || shape(value);
}

/**
 * What the build wrote as JSON into an element's `data-` attribute. Throws in words where it is not of its shape, as on a page that an
 * older or a broken copy left behind.
 */
export function parseData<T>(element: HTMLElement, name: string, shape: Shape<T>): T {
  let read: unknown;
  try {
    read = JSON.parse(element.dataset[name] ?? '');
  } catch {
    read = undefined;
  }
  if (!shape(read)) throw new Error(`what the page says in “${name}” cannot be read; loading the page again may mend it`);
  return read;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
