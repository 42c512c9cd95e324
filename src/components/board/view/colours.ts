import { makeColour, TOKENS, type Token } from '../../../board/scene/board-colours.ts';

/** What the tokens are where an element stands, for a painter that no style sheet reaches. */
export function readColours(element: HTMLElement): ReadonlyMap<Token, string> {
  const style = getComputedStyle(element);
  return new Map(
    TOKENS.map((token) => {
      const value = style.getPropertyValue(`--b-${token}`).trim();
      return [token, value.startsWith('#') ? value : resolve(element, token)];
    }),
  );
}

/** A system colour can be read only as the colour of an element. */
function resolve(element: HTMLElement, token: Token): string {
  const probe = document.createElement('span');
  probe.style.color = makeColour(token);
  probe.style.setProperty('forced-color-adjust', 'none');
  (element.parentElement ?? document.body).append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
