import { describe, expect, test } from 'vitest';
import { compose } from '../../../src/board/scene/compose.ts';
import { PIECE_SETS } from '../../../src/board/render/outlines.ts';
import { PIECE_STYLES } from '../../../src/board/state/settings.ts';
import { drawPieceShape, makeSvg, parsePieceDrawing } from '../../../src/board/render/svg.ts';
import { PLAYERS, ROLES } from '../../../src/engine/core/piece.ts';
import { fakeHex } from './fake.ts';

const svg = (pieces: (typeof PIECE_STYLES)[number]): string => makeSvg(compose(fakeHex()), { prefix: 'x-', pieces });

describe.each(PIECE_STYLES)('the pieces %s', (style) => {
  test('are six, each another drawing with a body, and bands for the army that has them', () => {
    const bodies = ROLES.map((role) => PIECE_SETS[style][role].find((layer) => layer.role === 'body')?.d);
    expect(new Set(bodies).size).toBe(6);
    for (const role of ROLES) {
      expect(PIECE_SETS[style][role].some((layer) => layer.role === 'band')).toBe(true);
      const [white, gray, black] = PLAYERS.map((owner) => drawPieceShape({ owner, role, size: 32, isGone: false }, style));
      expect(gray).toContain('stroke-width="3.8"');
      for (const other of [white, black]) expect(other).not.toContain('stroke-width="3.8"');
    }
  });

  test('leave their fine lines out where they are small', () => {
    for (const role of ROLES) {
      const [small, large] = [16, 80].map((size) => drawPieceShape({ owner: 'w', role, size, isGone: false }, style));
      expect(small).not.toContain('class="fine"');
      expect(large).toContain('class="fine"');
    }
  });

  test('can take the place of others in a picture: each drawing says what it is', () => {
    const drawings = [...svg(style).matchAll(/<g id="[^"]+" data-man="([^"]+)">(.*?)<\/g>/g)];
    expect(drawings.length).toBe(18);
    const other = PIECE_STYLES.find((one) => one !== style)!;
    let changed = svg(style);
    for (const [, text = '', inside = ''] of drawings) {
      const piece = parsePieceDrawing(text)!;
      expect(drawPieceShape(piece, style)).toBe(inside);
      changed = changed.replace(inside, drawPieceShape(piece, other));
    }
    expect(changed).toBe(svg(other));
  });
});

describe('what a drawing says it is', () => {
  test('is read only when it is a piece', () => {
    expect(parsePieceDrawing('w knight 36.5')).toEqual({ owner: 'w', role: 'knight', size: 36.5, isGone: false });
    expect(parsePieceDrawing('g king 42 gone')).toEqual({ owner: 'g', role: 'king', size: 42, isGone: true });
    for (const text of ['', 'x knight 36', 'w horse 36', 'w knight', 'w knight 0']) expect(parsePieceDrawing(text)).toBeUndefined();
  });
});
