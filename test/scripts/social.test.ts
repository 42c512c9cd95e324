import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { applyEdits, BuiltPage } from '../../scripts/build/page-rules.ts';
import { ROOT } from '../../scripts/common/run-tool.ts';
import { breakLines, findBoard, makePicture, nameOwnPicture, namePictures, readColours, titleOf } from '../../scripts/build/social.ts';

const board = '<svg viewBox="0 0 200 100" class="board-svg"><text x="1" style="--s:9px">W</text><path fill="var(--b-ground)"/></svg>';

const read = (html: string): BuiltPage => new BuiltPage('/', html);

describe('the social picture of a page', () => {
  test('has the colours of the board on light ground', async () => {
    const colours = readColours(await readFile(`${ROOT}src/components/board/view/colours.css`, 'utf8'));
    expect(colours.get('--b-ground')).toMatch(/^#[0-9a-f]{6}$/);
    const found = findBoard(read(`<main>${board}${board}</main>`), colours);
    expect(found).toContain(`fill="${colours.get('--b-ground')}"`);
    expect(found).not.toContain('var(');
    expect(found).toContain('font-size="9"');
    // The order of the words of a tag makes no difference.
    expect(findBoard(read('<main><svg class="board-svg" viewBox="0 0 2 1"></svg></main>'), colours)).toContain('viewBox="0 0 2 1"');
    expect(findBoard(read('<main><svg class="icon" viewBox="0 0 2 1"></svg></main>'), colours)).toBeUndefined();
    expect(findBoard(read('<main></main>'), colours)).toBeUndefined();
  });

  test('fits the board beside the title, which is broken where it is long', () => {
    expect(breakLines('Mating together with the third player')).toEqual(['Mating together with', 'the third player']);
    const svg = makePicture('Rooks & kings', 'Meder', board);
    expect(svg).toContain('Rooks &amp; kings');
    const [, x = 0, width = 0] = /<svg x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/.exec(svg)?.map(Number) ?? [];
    expect(x + width).toBeLessThanOrEqual(1200);
    expect(x).toBeGreaterThan(500);
  });

  test('says the title as it is read', () => {
    expect(titleOf(read('<main><h1 id="content">Rooks &amp;\n <em>kings</em></h1><h1>Other</h1></main>'))).toBe('Rooks & kings');
    expect(titleOf(read('<main><p>None</p></main>'))).toBe('');
  });

  test('is named in the head of its page, and nowhere else', () => {
    const html = '<meta property="og:image" content="http://x/card.png"><meta property="og:image:alt" content="Site"><img src="/card.png">';
    expect(applyEdits(html, nameOwnPicture(read(html), '/social/a.png', 'A "b", on a board'))).toBe(
      '<meta property="og:image" content="http://x/social/a.png"><meta property="og:image:alt" content="A &quot;b&quot;, on a board"><img src="/card.png">',
    );
  });

  test('is named alike where it is not drawn again; a page without a board has the site’s', async () => {
    const head = '<meta property="og:image" content="http://x/card.png">';
    const at = (address: string, html: string) => namePictures(new BuiltPage(address, html));
    const own = await at('/learn/meder/pawns/', `${head}<h1>Pawns</h1>${board}`);
    expect(own?.edits?.map(({ text }) => text)).toEqual(['content="http://x/social/learn-meder-pawns.png"']);
    const like = await at('/puzzles/grant-phpz/', head);
    expect(like?.edits?.map(({ text }) => text)).toEqual(['content="http://x/social/learn-grant.png"']);
    expect(await at('/learn/meder/pawns/', `${head}<h1>Pawns</h1>`)).toBeUndefined();
    expect(await at('/about/', `${head}${board}`)).toBeUndefined();
  });
});
