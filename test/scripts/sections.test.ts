import { describe, expect, test } from 'vitest';
import { BuiltPage } from '../../scripts/build/page-rules.ts';
import { readSections } from '../../scripts/build/sections.ts';

const read = (address: string, body: string): ReturnType<typeof readSections> =>
  readSections(new BuiltPage(address, `<!doctype html><html><body>${body}</body></html>`));

describe('the sections of a page', () => {
  test('are its head, its screens and its rules, with what they are called; what is not searched is left out', () => {
    const page = read(
      '/rules/meder/',
      `<main data-pagefind-body><h1>Meder</h1><p>In our words.</p>
       <span hidden data-pagefind-filter="ruleset:meder" data-pagefind-meta="ruleset:Meder Tournament Rules"></span>
       <span hidden data-pagefind-meta="kind:Rules"></span>
       <h2 id="draws">Draws</h2><div id="r-7.1"><a class="rule-number" href="#r-7.1">7.1</a><p>Fifty <b>moves</b>, no capture.</p>
       <p class="rule-source">Meder 7</p><figure data-pagefind-ignore>Not this</figure><button>Nor this</button></div></main>`,
    );
    expect(page).toEqual({
      path: '/rules/meder/',
      title: 'Meder',
      ruleset: 'meder',
      rules: 'Meder Tournament Rules',
      kind: 'Rules',
      sections: [
        ['', '', 'In our words.'],
        ['draws', 'Draws', ''],
        ['r-7.1', 'Draws', 'Fifty moves, no capture.'],
      ],
    });
  });

  test('a question of the comparison is called by its words', () => {
    const page = read(
      '/compare/',
      '<main data-pagefind-body><h1>Compare</h1><table><tr id="row-castling"><th>Is there castling?</th><td>yes</td></tr></table></main>',
    );
    expect(page?.sections[1]).toEqual(['row-castling', 'Is there castling?', 'yes']);
  });

  test('a page out of the search has none, nor has the page of a puzzle', () => {
    expect(read('/gallery/', '<main data-pagefind-body><h1>Gallery</h1></main>')).toBeUndefined();
    expect(read('/about/', '<main><h1>About</h1></main>')).toBeUndefined();
    expect(read('/puzzles/meder-abcd/', '<main data-pagefind-body><h1>Mate in one</h1></main>')).toBeUndefined();
    expect(read('/puzzles/series/fork/', '<main data-pagefind-body><h1>Fork</h1></main>')?.title).toBe('Fork');
  });
});
