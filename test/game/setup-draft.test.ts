import { describe, expect, test } from 'vitest';
import { makeAddress, makeDraftAddress, parseAddress as parseWith } from '../../src/game/game-address.ts';
import { listCarryChanges, changeDraft, freePins, sayVerdict, snapshotOf, openDraft, type Draft } from '../../src/game/setup-draft.ts';
import { compose } from '../../src/board/scene/compose.ts';
import { toRenderOptions } from '../../src/board/scene/render-options.ts';
import { expect as must, findRuleset, MOVABLE_RULESETS, RULESETS, type Piece, type SetupChange } from '../../src/engine/index.ts';
import { describeResult } from '../../src/words/described-fault.ts';

const open = (id: string, text?: string): Draft => must(openDraft(findRuleset(id)!, text ?? findRuleset(id)!.start));
const parseAddress = (hash: string) => parseWith(hash, findRuleset);
const change = (draft: Draft, ...changes: SetupChange[]): Draft => must(changeDraft(draft, ...changes));
const put = (square: string, owner?: Piece['owner'], role: Piece['role'] = 'king'): SetupChange => ({
  kind: 'put',
  square,
  piece: owner && { owner, role },
});
const field = (draft: Draft, name: string): string => draft.view.fields.find((one) => one.name === name)!.text;
const CLEAR: SetupChange = { kind: 'clear' };

describe('a draft', () => {
  test.each(RULESETS.map(({ id }) => id))('%s: the start is sound, stays as it is, and is shown as the position is', (id) => {
    const draft = open(id);
    const { ruleset } = draft;
    expect(sayVerdict(draft)).toBe('A game can go on from here.');
    const start = must(ruleset.parse(ruleset.start));
    expect(draft.view.squares).toEqual(start.squares);
    expect(compose(toRenderOptions(snapshotOf(draft)))).toEqual(compose(toRenderOptions(start)));
    // Taking every piece off and putting it back gives the same string: all rights are there again.
    const pieces = start.squares.flatMap(({ name, piece }) => (piece ? [{ kind: 'put', square: name, piece } as const] : []));
    const empty = change(draft, CLEAR);
    expect(sayVerdict(empty)).toMatch(/^A game cannot stand like this: White has 0 kings/);
    expect(change(empty, ...pieces).view.text).toBe(ruleset.start);
  });

  test('lets pieces stand in any number, and tells what is wrong in the engine’s words', () => {
    const kings = change(open('meder'), CLEAR, put('c1W', 'w'), put('c8B', 'b'));
    expect(sayVerdict(kings)).toBe('A game can end like this. A draw: what is left cannot mate.');
    const two = change(kings, put('d1W', 'w'));
    expect(sayVerdict(two)).toBe('A game cannot stand like this: White has 2 kings; expected one.');
    expect(sayVerdict(change(kings, put('c4W', 'b', 'rook')))).toBe('A game can go on from here.');
    expect(sayVerdict(change(kings, put('c5B', 'w', 'rook')))).toMatch(/^A game cannot stand like this: turn, Black’s king could be taken/);
    expect(snapshotOf(two).checks()).toEqual([]);
    expect(snapshotOf(change(kings, put('c4W', 'b', 'rook'))).checks()).toHaveLength(1);
  });

  test('gives a piece on its start square the right of the first move where all had theirs, and takes it with the piece', () => {
    const start = open('meder');
    expect(field(start, 'rights')).toBe('*');
    const moved = change(start, ...listCarryChanges(start, 'b2W', 'b3W'));
    expect(field(moved, 'rights')).toBe('*');
    const none = change(start, { kind: 'field', name: 'rights', text: '-' });
    expect(field(change(none, put('a2W'), put('a2W', 'w', 'pawn')), 'rights')).toBe('-');
  });

  test('forgets en passant and a waiting pawn with the pawn', () => {
    const double = 'W:4/4/P1PP/NBBN;N:4/4/1P2/4;B:nbbn/pppp/4/4;QL@QL1:PP/RQ;KL@KL1:PP/KR;ql@QL6:rq/pp;kl@KL6:kr/pp b * b4N:b3W,b3N - 0 1';
    const draft = open('meder', double);
    expect(draft.judged.ok).toBe(true);
    expect(field(change(draft, put('b4N')), 'en passant')).toBe('-');
    expect(field(change(draft, put('b4N', 'w', 'rook')), 'en passant')).toBe('-');
    expect(field(change(draft, put('c5N', 'w', 'pawn')), 'en passant')).toBe('b4N:b3W,b3N');
    const hex = open('harshman');
    const passing = findRuleset('harshman')!;
    const played = ['c3-c4', 'b6-c6', 'l6-k5', 'b3-b5'].reduce((now, id) => must(now.play(id)), must(passing.parse(hex.view.text)));
    const threewayDraft = open('harshman', played.text());
    expect(field(threewayDraft, 'en passant')).toBe('b5:b4');
    expect(field(change(threewayDraft, put('b5')), 'en passant')).toBe('-');
  });

  test.each(MOVABLE_RULESETS.map(({ id }) => id))('%s: an attack board goes to any free pin with its load', (id) => {
    const draft = open(id);
    const [board] = draft.view.boards;
    const load = (one: Draft): unknown[] => one.view.squares.filter((square) => square.board === board!.id).map(({ piece }) => piece?.role);
    for (const pin of freePins(draft)) {
      const moved = change(draft, { kind: 'board', board: board!.id, pin });
      expect(moved.view.boards[0]!.pin).toBe(pin);
      expect(load(moved)).toEqual(load(draft));
    }
    const taken = draft.view.boards[1]!;
    expect(describeResult(changeDraft(draft, { kind: 'board', board: board!.id, pin: taken.pin }))).toMatchObject({
      ok: false,
      fault: { code: 'impossible', message: `${taken.id} stands at ${taken.pin}` },
    });
    expect(changeDraft(draft, { kind: 'board', board: board!.id, pin: 'nowhere' })).toMatchObject({ ok: false });
    expect(freePins(draft)).toHaveLength(draft.ruleset.pins.length - 4);
  });

  test('refuses what has no form, with field and sentence, and keeps all or nothing of several changes', () => {
    const draft = open('meder');
    expect(openDraft(draft.ruleset, 'W:4')).toMatchObject({ ok: false, fault: { field: 'position' } });
    expect(changeDraft(draft, put('b9W', 'w'))).toMatchObject({ ok: false, fault: { field: 'placement' } });
    expect(changeDraft(draft, CLEAR, { kind: 'field', name: 'turn', text: 'g' })).toMatchObject({ ok: false, fault: { field: 'turn' } });
    expect(changeDraft(draft, { kind: 'field', name: 'colour', text: 'g' })).toMatchObject({ ok: false, fault: { field: 'colour' } });
    expect(changeDraft(open('harshman'), { kind: 'board', board: 'QL', pin: 'QL1' })).toMatchObject({ ok: false });
    expect(changeDraft(open('harshman'), put('z9', 'w'))).toMatchObject({ ok: false, fault: { field: 'placement' } });
    expect(change(open('harshman'), { kind: 'field', name: 'turn', text: 'g' }).view.turn).toBe('g');
  });

  test('carries pieces to squares, boards to free pins, and nothing to where it makes no sense', () => {
    const draft = open('meder');
    expect(listCarryChanges(draft, 'b2W', 'b4N')).toHaveLength(2);
    expect(listCarryChanges(draft, 'b2W', undefined)).toEqual([put('b2W')]);
    expect(listCarryChanges(draft, 'b2W', 'b2W')).toEqual([]);
    expect(listCarryChanges(draft, 'b2W', 'QL3')).toEqual([]);
    expect(listCarryChanges(draft, 'b4N', 'b5N')).toEqual([]);
    expect(listCarryChanges(draft, 'QL1', 'QL2')).toEqual([{ kind: 'board', board: 'QL', pin: 'QL2' }]);
    expect(listCarryChanges(draft, 'QL1', 'KL1')).toEqual([]);
    expect(listCarryChanges(draft, 'QL1', undefined)).toEqual([]);
  });

  test('stands in an address, sound or not', () => {
    const draft = change(open('harshman'), put('e1'));
    const hash = makeDraftAddress(draft);
    const opened = must(parseAddress(hash));
    expect(opened.draft?.view.text).toBe(draft.view.text);
    expect(opened.draft?.judged.ok).toBe(false);
    expect(parseAddress(hash.replace('&edit=1', ''))).toMatchObject({
      ok: false,
      fault: { code: 'impossible', field: 'position, placement' },
    });
    expect(parseAddress('#rules=meder&edit=1&position=W:4')).toMatchObject({ ok: false, fault: { field: 'position' } });
  });

  test('stands in an address beside the game that was left for it, which a reload gives back', () => {
    const game = must(parseAddress('#rules=meder&moves=b2W-b4N+b7B-b5B&at=1'));
    const draft = change(must(openDraft(game.tree.position.ruleset, game.tree.next[0]!.position.text())), put('b4N'));
    const again = must(parseAddress(makeDraftAddress(draft, game)));
    expect(again.draft?.view.text).toBe(draft.view.text);
    expect(makeAddress(again)).toBe('#rules=meder&moves=b2W-b4N+b7B-b5B&at=1');
    // A game that has not begun needs no place of its own.
    const fresh = must(parseAddress('#rules=meder'));
    expect(makeDraftAddress(draft, fresh)).toMatch(/&edit=1$/);
  });
});
