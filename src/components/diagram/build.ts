import { expect, findRuleset, ok, parseRecord, type Position } from '../../engine/index.ts';
import { extendByAct, extendLine, makeLine, nameStep, type Line } from '../../board/state/line.ts';
import type { Marks } from '../../board/scene/render-options.ts';
import { joinMarks, readMarks, sayWhy, splitMarks, type AuthorMarks } from './author-marks.ts';
import { failBuild, type Where } from './author-fault.ts';
import { toDescribedFault } from '../../words/described-fault.ts';
import { sayFault } from '../../words/faults.ts';
import { PLATE_FAULTS } from '#words/plate-faults.ts';

/** The position an author names: a position string, or `start`. */
export function openPositionOrFail(where: Where, id: string, text = 'start', options: Readonly<Record<string, string>> = {}): Position {
  const named = findRuleset(id);
  if (!named) return failBuild(where, id, PLATE_FAULTS.noRuleset(id));
  const ruleset = named.configure(options);
  if (!ruleset.ok) return failBuild(where, id, sayFault(ruleset.fault));
  const position = ruleset.value.parse(text === 'start' ? ruleset.value.start : text);
  return position.ok
    ? position.value
    : failBuild(
        where,
        text,
        position.fault.field === 'position'
          ? `position: ${sayFault(position.fault)}`
          : `position, ${position.fault.field}: ${sayFault(position.fault)}`,
      );
}

/** A line as an author writes it, checked and named. */
export interface NamedLine {
  readonly line: Line;
  /** Each move or act in the ruleset's notation. */
  readonly names: readonly string[];
  /** The sentence of the start, then of each move; empty where there is none. */
  readonly says: readonly string[];
  /** The marks of the start, then of each step: those of the whole line and its own. */
  readonly marks: readonly Marks[];
  /** The steps whose move the author praises with “!”. */
  readonly praised: readonly number[];
}

/**
 * Moves from a position, written as in a game record: `1. b4N {A word about it. [attacks b4N]} b5B 2. c3W`. Canonical ids
 * serve as well, acts (`##b`, `mate:wg>b`) too. Marks in brackets belong to their step, `marks` to all of them.
 */
export function readLine(where: Where, position: Position, moves: string, start = '', marks: AuthorMarks = {}): NamedLine {
  const { ruleset } = position;
  const options = Object.entries(ruleset.options).map(([name, value]) => `${name}=${value}`);
  const heads = [
    `[Ruleset "${ruleset.id}"]`,
    ...(options.length > 0 ? [`[Options "${options.join(', ')}"]`] : []),
    `[Position "${position.text()}"]`,
  ];
  const read = parseRecord(`${heads.join('\n')}\n\n${spellOut(position, moves)}`, findRuleset);
  if (!read.ok) {
    const { field, message } = toDescribedFault(read.fault);
    return failBuild(where, /“([^”]+)”/.exec(message)?.[1] ?? '', `${field}: ${message}`);
  }
  let line = makeLine(position);
  const sentences = [start];
  for (const { id, comment } of read.value.plies) {
    const at = line.moves.length;
    const move = line.positions[at]!.moves().find((one) => one.id === id);
    const next = move ? ok(extendLine(line, at, move)) : extendByAct(line, at, id);
    line = next.ok ? next.value : failBuild(where, id, sayFault(next.fault));
    sentences.push(comment ?? '');
  }
  const steps = sentences.map((sentence) => splitMarks(where, sentence));
  return {
    line,
    names: line.moves.map((_, index) => nameStep(line, index)),
    says: steps.map((step, index) => [step.says, sayWhy(where, line.positions[index]!, step.marks)].filter(Boolean).join(' ')),
    marks: steps.map((step, index) => joinMarks(readMarks(where, position, marks), readMarks(where, line.positions[index]!, step.marks))),
    praised: listPraised(moves),
  };
}

/** The steps of a line, from 1, that end with “!”; sentences and numbers of moves are none. */
function listPraised(moves: string): readonly number[] {
  const words = moves.replace(/\{[^}]*\}/g, ' ').split(/\s+(?!e\.p\.)/);
  const steps = words.filter((word) => word !== '' && !/^\d+\.*$/.test(word));
  return steps.flatMap((word, index) => (word.endsWith('!') ? [index + 1] : []));
}

/** Canonical ids in a line are written in the ruleset's notation, so that one reader serves both. */
function spellOut(position: Position, text: string): string {
  if (!/[a-z]\d+[A-Za-z]*-[a-z]\d|[QK][PL]\d+(-[QK][PL]\d+|r)/.test(text)) return text;
  let here: Position = position;
  return text
    .split(/(\{[^}]*\}|\s+(?!e\.p\.))/)
    .map((word) => {
      if (/^\s*$|^\{|^\d+\./.test(word)) return word;
      const act = here.acts().find((one) => one.id === word || here.ruleset.notation.writeAct?.(here, one) === word);
      if (act) {
        here = expect(here.play(act.id));
        return word;
      }
      const named = here.moves().find((one) => one.id === word) ?? readMove(here, word);
      if (!named) return word;
      const name = here.ruleset.notation.write(here, named);
      here = here.after(named);
      return name;
    })
    .join('');
}

function readMove(position: Position, text: string): ReturnType<Position['moves']>[number] | undefined {
  const read = position.ruleset.notation.read(position, text);
  return read.ok ? read.value : undefined;
}
