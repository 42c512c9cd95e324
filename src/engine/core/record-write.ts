import type { Position } from './position.ts';
import type { GameRecord } from './record.ts';
import type { Ply } from './record-line.ts';
import type { Ruleset } from './ruleset.ts';

/**
 * Writes a record so that `parseRecord` reads it back: headers, then a line a round. What would end a header or a comment
 * early is written otherwise: `"` as `'`, a brace as a bracket, a new line as a space; a header whose name is no word throws.
 */
export function makeRecord(record: GameRecord): string {
  const headers = new Map(record.headers);
  headers.set('Ruleset', record.ruleset.id);
  const options = Object.entries(record.ruleset.options).map(([name, value]) => `${name}=${value}`);
  if (options.length > 0) headers.set('Options', options.join(', '));
  if (record.start.text() !== record.ruleset.start) headers.set('Position', record.start.text());
  headers.set('Result', record.result);
  const lines = [...headers].map(([name, value]) => {
    if (!/^[A-Za-z]+$/.test(name)) throw new Error(`“${name}” is not a name of a header`);
    return `[${name} "${value.replaceAll('"', "'").replace(/\s+/g, ' ').trim()}"]`;
  });
  const words = writeLine(record.ruleset, record.start, record.plies, '\n').join(' ').replace(/ \n/g, '\n');
  return `${lines.join('\n')}\n${words}\n${record.result}\n`;
}

function writeComment(comment: string | undefined): string[] {
  const words = comment?.replaceAll('{', '(').replaceAll('}', ')').replace(/\s+/g, ' ').trim() ?? '';
  return words === '' ? [] : [`{${words}}`];
}

/** The words of a line; `round` stands before the number of each round. */
function writeLine(ruleset: Ruleset, start: Position, plies: readonly Ply[], round: string): string[] {
  const words: string[] = [];
  let before = start;
  let number = 0;
  let isBroken = true;
  for (const ply of plies) {
    words.push(...writeComment(ply.before));
    const isRound = before.number !== number;
    if (isRound || isBroken) words.push(`${isRound ? round : ''}${before.number}.${before.turn === ruleset.players[0] ? '' : '..'}`);
    number = before.number;
    words.push(ply.move ? ruleset.notation.write(before, ply.move) : ply.id);
    words.push(...writeComment(ply.comment));
    for (const variation of ply.variations ?? []) words.push(`(${writeLine(ruleset, before, variation, '').join(' ')})`);
    isBroken = ply.variations !== undefined;
    before = ply.position;
  }
  return words;
}
