import { rolldown, type Plugin } from 'rolldown';
import { expect, test } from 'vitest';
import { noSideEffects } from '../../scripts/build/no-side-effects.ts';

/** All that a reader is sent of a module, as text. */
async function bundle(input: string, plugins: readonly Plugin[]): Promise<string> {
  const bundled = await rolldown({ input, plugins: [...plugins], platform: 'browser', logLevel: 'silent' });
  const { output } = await bundled.generate({ format: 'esm' });
  await bundled.close();
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

// Bundling Pixi twice takes some seconds on a busy machine.
const PATIENCE = 30_000;

test(
  'the painter brings no sprite sheets along, which Pixi’s index would enter by being read (decision 22)',
  { timeout: PATIENCE },
  async () => {
    const painter = 'src/components/board/view/pixi/painter.ts';
    const [kept, without] = await Promise.all([bundle(painter, [noSideEffects]), bundle(painter, [])]);
    expect(kept).not.toMatch(/spritesheet/i);
    expect(kept).toContain('cacheAsTexture');
    // The negative case: without the plugin they are there.
    expect(without).toMatch(/spritesheet/i);
  },
);
