import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeApi } from './api.ts';
import { PACKAGES, ROOT } from './packages.ts';
import { stage } from './stage.ts';

/**
 * Packs everything that can be published into tarballs, and describes it on pages beside them: `npm run pack [-- --to FOLDER]`; only the
 * tarballs with `--tarballs`. Nothing is published.
 */
interface Packed {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly entryCount: number;
}

const { to, tarballs } = parseArgs({
  options: { to: { type: 'string', default: join(ROOT, 'packs') }, tarballs: { type: 'boolean', default: false } },
}).values;
const folder = resolve(to);
const staged = join(ROOT, '.cache/pack', String(process.pid));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
try {
  await stage(staged);
  if (!tarballs) await writeApi(staged, join(folder, 'api'));
  const folders = PACKAGES.map((name) => join(staged, name));
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--json', '--pack-destination', folder, ...folders], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`npm pack: ${stderr}`);
  const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(0).padStart(6)} kB`;
  for (const { name, version, filename, size, unpackedSize, entryCount } of JSON.parse(stdout) as readonly Packed[])
    console.log(
      `${`${name} ${version}`.padEnd(30)}${kilobytes(size)} packed ${kilobytes(unpackedSize)} unpacked ${String(entryCount).padStart(4)} files  ${filename}`,
    );
} finally {
  rmSync(staged, { recursive: true, force: true });
}
