/** How long something lasts; whatever it begins ends with it. A listener of the browser takes it as its `signal`. */
export type Scope = AbortSignal;

/** Undoes something when its scope ends; at once when that has ended already. */
export function atEnd(scope: Scope, undo: () => void): void {
  if (scope.aborted) undo();
  else scope.addEventListener('abort', undo, { once: true });
}
