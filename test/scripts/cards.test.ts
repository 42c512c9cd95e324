import { beforeAll, describe, expect, test } from 'vitest';
import { listSides, type Block } from '../../scripts/build/cards/blocks.ts';
import { makeCard, readStyle } from '../../scripts/build/cards/main.ts';
import { makeSheet, type Style } from '../../scripts/build/cards/card-pdf.ts';
import { findRuleset, RULESETS } from '../../src/engine/index.ts';
import { sayFact } from '../../src/words/facts.ts';

let style: Style;
beforeAll(async () => {
  style = { ...(await readStyle()), title: 'A card' };
});
const blocksOf = (id: string): readonly Block[] => listSides(findRuleset(id)!).flatMap(({ columns }) => columns.flat());
const countPages = (file: Uint8Array): number =>
  Buffer.from(file)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0;
const note = (text: string): Block => ({ kind: 'note', text });

/** What a card draws beside the moves of each piece. */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  bartmess: ['A pawn at first', 'An empty board', 'A board turned'],
  meder: ['A pawn at first', 'An empty board', 'A board ridden'],
  grant: ['A pawn at first', 'A board ridden'],
  usenet: ['A pawn at first', 'An empty board', 'A board ridden'],
  harshman: ['A pawn at first', 'All three’s pawns'],
};

describe('the card of a ruleset as a file', () => {
  test('says every fact of its ruleset, once, with its section', () => {
    for (const ruleset of RULESETS) {
      const facts = blocksOf(ruleset.id).flatMap((block) => (block.kind === 'fact' ? [block] : []));
      for (const { id, source } of ruleset.facts)
        expect(facts.filter(({ text }) => text === sayFact(ruleset, id)).map((one) => one.source)).toEqual([source]);
    }
  });

  test('draws how each piece moves, and says how the game is won and which way forward is', () => {
    for (const ruleset of RULESETS) {
      const blocks = blocksOf(ruleset.id);
      const pictures = blocks.flatMap((block) => (block.kind === 'pictures' ? block.pictures : []));
      const drawn = pictures.map(({ words }) => words);
      expect(drawn.slice(0, 6)).toEqual(['King', 'Queen', 'Rook', 'Bishop', 'Knight', 'Pawn']);
      expect(drawn.slice(6), ruleset.id).toEqual(DRAWN[ruleset.id]);
      const said = blocks.flatMap((block) => (block.kind === 'fact' ? [block.text] : [])).join(' ');
      expect(said, ruleset.id).toMatch(ruleset.pins.length > 0 ? /You win by checkmate/ : /You play for points/);
      expect(said, ruleset.id).toMatch(/Forward is from rank 0 to 9 for White|White’s pawns go up/);
    }
  });

  test('says of Meder what forbids castling, and where a rider of either side takes a board', () => {
    const blocks = blocksOf('meder');
    const said = blocks.flatMap((block) => (block.kind === 'fact' ? [block.text] : []));
    for (const part of [
      'on your first move',
      'captures nothing',
      'must not be attacked',
      'has carried counts as moved',
      'a0 (Black: a9) must be vacant',
    ])
      expect(
        said.filter((one) => one.includes(part)),
        part,
      ).toHaveLength(1);
    const reach = blocks.find((block) => block.kind === 'table' && block.head.includes('Black rides'));
    const rows = reach?.kind === 'table' ? reach.rows : [];
    expect(rows.find(([pin]) => pin?.startsWith('QL2 '))).toEqual(['QL2 (4, 5)', 'QL1, QL3, QL4, KL2', 'QL4, KL2', 'QL1, QL3, KL2']);
  });

  test('has two sides of A4, and is the same file for the same rules', async () => {
    const grant = findRuleset('grant')!;
    const [one, other] = [await makeCard(grant, style), await makeCard(grant, style)];
    expect(Buffer.from(one).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(countPages(one)).toBe(2);
    expect(Buffer.compare(one, other)).toBe(0);
  });

  test('is not made where a side does not hold all, or the fonts lack a character of it', async () => {
    const side = (text: string, count: number) => ({
      title: 'A side',
      columns: [Array.from({ length: count }, () => note(text))] as const,
    });
    expect(countPages(await makeSheet([side('A sentence.', 100)], style))).toBe(1);
    await expect(makeSheet([side('A sentence.', 300)], style)).rejects.toThrow('A side: the side does not hold all that is on it');
    await expect(makeSheet([side('♞c3', 1)], style)).rejects.toThrow('lack a character of “♞c3”');
  });
});
