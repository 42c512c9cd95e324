/** How long something lasts; whatever it begins ends with it. A listener of the browser takes it as its `signal`. */
export type Lifetime = AbortSignal;

/** Undoes something when its lifetime ends; at once when that has ended already. */
export function onDispose(lifetime: Lifetime, undo: () => void): void {
  if (lifetime.aborted) undo();
  else lifetime.addEventListener('abort', undo, { once: true });
}
