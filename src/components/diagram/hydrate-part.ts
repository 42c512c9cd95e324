import { hydrate, render, type ComponentChild } from 'preact';
import { onDispose, type Lifetime } from '../../platform/lifetime.ts';

/**
 * Gives a part of a plate, which the build has rendered, its life: what was rendered there is rendered again, and listens.
 * A part that the plate has not is left out. With the lifetime it stands still again, as it was shown last.
 */
export function hydratePart(
  { host, lifetime }: { readonly host: HTMLElement; readonly lifetime: Lifetime },
  name: string,
  content: ComponentChild,
): void {
  const root = host.querySelector(`[data-plate-part="${name}"]`);
  if (!root) return;
  // Blanks the build left would move what comes after them, and what is moved loses the focus.
  for (const node of [...root.childNodes]) if (node instanceof Text && node.data.trim() === '') node.remove();
  hydrate(content, root);
  onDispose(lifetime, () => {
    const shown = root.isConnected ? [...root.cloneNode(true).childNodes] : [];
    render(null, root);
    root.replaceChildren(...shown);
  });
}
