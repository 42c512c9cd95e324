import { describe, expect, test } from 'vitest';
import { captureOf, expect as unwrap } from '../../../src/engine/index.ts';
import type { Position } from '../../../src/engine/index.ts';
import { engineParse, rulesetOf } from './engine.ts';
import { flipText, flipper, isAttackBoard, mirrorId, turnText, turner } from './mirror.ts';
import { PLAIN_RULESETS } from './plain/index.ts';
import { walk } from './walk.ts';

const COUNT = 400;
const idsOf = (position: Position): string[] => position.moves().map(({ id }) => id);
/** Without the move number, which rises after Black's move and so not at the same time in a turned game. */
const unnumbered = (text: string): string => text.slice(0, text.lastIndexOf(' '));

describe.each(PLAIN_RULESETS)('%s, on seeded positions', (ruleset) => {
  test('gives every move another id, in order', () => {
    for (const position of walk(ruleset, 1, COUNT)) {
      const ids = idsOf(position);
      expect(ids, position.text()).toEqual([...new Set(ids)].sort());
    }
  });

  test('writes a position as it was read', () => {
    for (const position of walk(ruleset, 2, COUNT)) {
      const text = position.text();
      expect(engineParse(ruleset, text).text()).toBe(text);
      expect(idsOf(engineParse(ruleset, text)), text).toEqual(idsOf(position));
    }
  });

  test('has sixty-four squares, those of the attack boards where they stand, and no piece anywhere else', () => {
    const pins = new Map(rulesetOf(ruleset).pins.map((pin) => [pin.name, pin]));
    for (const position of walk(ruleset, 3, COUNT)) {
      const names = new Set(position.squares.map(({ name }) => name));
      expect(names.size).toBe(64);
      for (const { name, board, file, rank } of position.squares.filter((square) => isAttackBoard(square.board))) {
        const pin = pins.get(position.boards.find(({ id }) => id === board)?.pin ?? '');
        expect([file, file - 1], name).toContain(pin?.file);
        expect([rank, rank - 1], name).toContain(pin?.rank);
      }
      const written = position.text().split(' ')[0]?.replace(/\w+(@\w+)?:/g, '').replace(/[^a-z]/gi, '').length; // prettier-ignore
      expect(position.squares.filter(({ piece }) => piece !== undefined).length).toBe(written);
      for (const move of position.moves()) {
        if (move.kind === 'piece') expect([names.has(move.from), names.has(move.to)], move.id).toEqual([true, true]);
      }
    }
  });

  test('never leaves the own king to be captured, and captures no king', () => {
    for (const position of walk(ruleset, 4, COUNT / 4)) {
      for (const move of position.moves()) {
        const after = position.after(move);
        if (after.turn !== position.turn) expect(after.checks().map(({ player }) => player), `${position.text()} ${move.id}`).not.toContain(position.turn); // prettier-ignore
        expect(captureOf(move)?.piece.role).not.toBe('king');
      }
    }
  });

  test('is in check exactly when it says so: somebody of the other side attacks the king', () => {
    for (const position of walk(ruleset, 5, COUNT)) {
      for (const { player, king, by } of position.checks()) {
        expect(position.at(king)).toEqual({ owner: player, role: 'king' });
        expect([...by].sort(), position.text()).toEqual([...position.attackers(king, player === 'w' ? 'b' : 'w')].sort());
        expect(by).not.toEqual([]);
      }
    }
  });

  test('is the same game for the two players: ranks and colours turned give the moves turned', () => {
    const mirror = turner(ruleset);
    for (const position of walk(ruleset, 6, COUNT / 2)) {
      const turned = engineParse(ruleset, turnText(ruleset, position.text()));
      expect(idsOf(turned), position.text()).toEqual(
        idsOf(position)
          .map((id) => mirrorId(mirror, id))
          .sort(),
      );
      expect(turned.status()).toBe(engineParse(ruleset, position.text()).status());
      for (const move of position.moves().filter((_, index) => index % 5 === 0)) {
        const after = unwrap(turned.play(mirrorId(mirror, move.id)));
        expect(unnumbered(after.text())).toBe(unnumbered(turnText(ruleset, position.after(move).text())));
      }
    }
  });

  test('is the same game on the two sides of the board, apart from castling', () => {
    for (const position of walk(ruleset, 7, COUNT)) {
      const hasKingRights = ruleset !== 'usenet' && position.setup.pieces.some(({ unmoved }) => unmoved);
      if (hasKingRights) continue;
      const flipped = engineParse(ruleset, flipText(position.text()));
      expect(idsOf(flipped), position.text()).toEqual(
        idsOf(position)
          .map((id) => mirrorId(flipper, id))
          .sort(),
      );
    }
  });

  test('has one face inside and one outside, and they agree', () => {
    for (const position of walk(ruleset, 8, COUNT)) {
      const machine = position.machine();
      const base = machine.top;
      const count = machine.generate();
      const codes = [...machine.stack.slice(base, base + count)];
      machine.top = base;
      expect(codes.map((code) => machine.id(code)).sort(), position.text()).toEqual(idsOf(position));
      expect(machine.count()).toBe(count);
      const checked = [0, 1].filter((seat) => machine.inCheck(seat)).map((seat) => rulesetOf(ruleset).players[seat]);
      expect(checked).toEqual(position.checks().map(({ player }) => player));
    }
  });

  test('replays a game to the same positions', () => {
    const game: string[] = [];
    let position = engineParse(ruleset, rulesetOf(ruleset).start);
    const texts: string[] = [];
    for (let ply = 0; ply < 40 && position.moves().length > 0; ply += 1) {
      const moves = position.moves();
      const move = moves[(ply * 7) % moves.length];
      if (move === undefined) break;
      game.push(move.id);
      position = position.after(move);
      texts.push(position.text());
    }
    let again = engineParse(ruleset, rulesetOf(ruleset).start);
    expect(game.length).toBeGreaterThan(10);
    expect(game.map((id) => (again = unwrap(again.play(id))).text())).toEqual(texts);
    expect(again.key()).toBe(position.key());
  });
});
