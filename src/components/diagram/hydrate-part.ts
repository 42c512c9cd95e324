import { hydrate, render, type ComponentChild } from 'preact';
import { onDispose, type Lifetime } from '../../platform/lifetime.ts';

/**
 * Hydrates a part of a plate that the build has rendered. A part that the plate lacks is skipped.
 * When the lifetime ends, the part becomes static again, as it was shown last.
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
