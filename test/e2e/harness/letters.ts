import type { Page } from './page.ts';

/** The site's own type, and letters twelve in a hundred wider, as a reader's machine may have. */
export const LETTERS = ['100%', '112%'] as const;

/** Shows a page in the site's type at this part of its width, whatever the machine has and however late it came. */
export async function setLetters(page: Page, width: (typeof LETTERS)[number]): Promise<void> {
  const faces = await page.evaluate((part) => {
    const own = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule && rule.cssText.includes('url(')),
    );
    const style =
      document.querySelector('#letters') ?? document.head.appendChild(Object.assign(document.createElement('style'), { id: 'letters' }));
    const texts = own
      .filter(({ parentStyleSheet }) => parentStyleSheet?.ownerNode !== style)
      .map(({ cssText }) => cssText.replace(/font-display:\s*\w+/, 'font-display: block').replace(/\}\s*$/, `; size-adjust: ${part}; }`));
    style.textContent = texts.join('\n');
    return texts.length;
  }, width);
  if (faces === 0) throw new Error('the page has no type of its own');
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].filter(({ display }) => display === 'block').map((face) => face.load()));
  });
}
