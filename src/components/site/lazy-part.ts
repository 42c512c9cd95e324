/** Makes the parts of a place that wait until they are asked for (`LazyPart.astro`): a browser with scripts has their text and no elements. */
export function insertLazyParts(place: ParentNode): void {
  for (const part of place.querySelectorAll<HTMLElement>('noscript[data-later]'))
    part.replaceWith(document.createRange().createContextualFragment(part.textContent));
}
