import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { TOKENS, type Token } from '../../../src/board/scene/board-colours.ts';
import { RULESETS, type Ruleset } from '../../../src/engine/index.ts';
import { CARD } from '#words/card.ts';
import { listSides } from './blocks.ts';
import { makeSheet, type Style } from './card-pdf.ts';
import { makeHexBoard, PAPERS, type Paper } from './hex-board.ts';

/** The site's fonts, which cards use too. */
const FONTS = [400, 600].map(
  (weight) => `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`,
);
const COLOURS = new URL('../../../src/components/board/view/colours.css', import.meta.url);

/** What every card is set with: the site's fonts, and its boards' colours on a light ground. */
export async function readStyle(): Promise<Omit<Style, 'title'>> {
  const { resolve } = createRequire(import.meta.url);
  const [plain, bold] = await Promise.all(FONTS.map((font) => readFile(resolve(font))));
  return { fonts: [plain!, bold!], colours: readColours(await readFile(COLOURS, 'utf8')) };
}

/** The colours of the first rule of a style sheet, by their tokens. */
function readColours(css: string): ReadonlyMap<Token, string> {
  const [, first = ''] = /\{[^{]*\{([^}]*)\}/.exec(css) ?? [];
  return new Map(
    [...first.matchAll(/--b-([\w-]+):\s*(#[0-9a-f]{6,8})/gi)].flatMap(([, name = '', value = '']) => {
      const token = TOKENS.find((one) => one === name);
      return token === undefined ? [] : [[token, value]];
    }),
  );
}

/** The card of a ruleset as a file to print. */
export async function makeCard(ruleset: Ruleset, style: Omit<Style, 'title'>): Promise<Uint8Array> {
  return makeSheet(listSides(ruleset), { ...style, title: CARD.title(ruleset.name) });
}

/** After the build: a card of each ruleset as a PDF, beside its page, and the board of hexagons to stick together. */
export function cards(): AstroIntegration {
  return {
    name: 'threefold-cards',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const style = await readStyle();
        for (const ruleset of RULESETS) {
          const file = join(fileURLToPath(dir), 'rules', ruleset.id, 'card.pdf');
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, await makeCard(ruleset, style));
          if (ruleset.family === 'threeway')
            for (const paper of Object.keys(PAPERS) as Paper[])
              await writeFile(join(dirname(file), `board-${paper}.pdf`), await makeHexBoard(ruleset, paper, style));
        }
      },
    },
  };
}
