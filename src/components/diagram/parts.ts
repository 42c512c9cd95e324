import { hydrate, render, type ComponentChild } from 'preact';
import { atEnd, type Scope } from '../page/scope.ts';

/**
 * Gives a part of a plate, which the build has rendered, its life: what was rendered there is rendered again, and listens.
 * A part that the plate has not is left out. With the scope it stands still again, as it was shown last.
 */
export function wakePart(
  { host, scope }: { readonly host: HTMLElement; readonly scope: Scope },
  name: string,
  content: ComponentChild,
): void {
  const root = host.querySelector(`[data-plate-part="${name}"]`);
  if (!root) return;
  // Blanks the build left would move what comes after them, and what is moved loses the focus.
  for (const node of [...root.childNodes]) if (node instanceof Text && node.data.trim() === '') node.remove();
  hydrate(content, root);
  atEnd(scope, () => {
    const shown = root.isConnected ? [...root.cloneNode(true).childNodes] : [];
    render(null, root);
    root.replaceChildren(...shown);
  });
}
