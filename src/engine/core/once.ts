/** What a function makes, made when it is first asked for and the same from then on: a page that only shows a board pays for no search. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** A record of what a function makes of each name, made when that name is first looked up. */
export function eachOnce<Name extends string, T>(names: readonly Name[], make: (name: Name) => T): Readonly<Record<Name, T>> {
  const record = {} as Record<Name, T>;
  for (const name of names) Object.defineProperty(record, name, { enumerable: true, get: once(() => make(name)) });
  return record;
}
