import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './imports.ts';

/** The rooms that know no page: what they look for in one is theirs, or says what it does by an attribute. */
const LOW = ['src/components/board', 'src/components/diagram'];

const filesOf = (room: string): { readonly name: string; readonly text: string }[] =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx|astro|css)$/.test(file))
    .map((file) => ({ name: `${room}/${file}`, text: readFileSync(join(ROOT, room, file), 'utf8') }));

/** The classes a script asks for, in `closest`, `matches` and `querySelector`. */
function listAsked(text: string): string[] {
  const calls = [...text.matchAll(/\b(?:closest|matches|querySelector(?:All)?)(?:<[^>]*>)?\(\s*(['"`])([^'"`]+)\1/g)];
  return calls.flatMap(([, , selector = '']) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
}

/** Whether one of these files gives something the class: by markup, script or style sheet, not by asking for it. */
function isGiven(name: string, files: readonly { readonly text: string }[]): boolean {
  const given = new RegExp(
    `(?:class(?:Name|:list)?\\s*=\\s*[^\\n]*|classList\\.\\w+\\([^)]*)\\b${name}\\b|^\\s*[^\\n('"]*\\.${name}\\b[^\\n;]*[{,]$`,
    'm',
  );
  return files.some(({ text }) => given.test(text));
}

const FILES = LOW.flatMap(filesOf);
const findForeign = (files: readonly { readonly name: string; readonly text: string }[]): string[] =>
  files
    .filter(({ name }) => !name.endsWith('.css'))
    .flatMap(({ name, text }) => listAsked(text).flatMap((one) => (isGiven(one, FILES) ? [] : [`${name} asks for .${one}`])));

test('the board and the diagram ask for no class of the pages they stand in', () => {
  expect(FILES.flatMap(({ text }) => listAsked(text)).length).toBeGreaterThan(10);
  expect(findForeign(FILES)).toEqual([]);
});

test('a class of the trainer, or of guided reading, would be found', () => {
  const text = "this.closest('.trainer'); document.querySelectorAll<HTMLElement>('.board-frame, .guide-bar')";
  expect(findForeign([{ name: 'x.ts', text }])).toEqual(['x.ts asks for .trainer', 'x.ts asks for .guide-bar']);
});
