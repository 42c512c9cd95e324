import { describe, expect, test } from 'vitest';
import { findRuleset, parseAct, parseGoal, parseRecord, RULESETS, type Fault, type Result } from '../../../src/engine/index.ts';
import { toDescribedFault } from '../../../src/words/described-fault.ts';

const MEGABYTE = 1_000_000;
const fill = (part: string): string => part.repeat(Math.ceil(MEGABYTE / part.length));
/** What is repeated has no run of 60 characters that any message of ours could hold by itself. */
const LONG = [' ', '\t', '\n', 'x', '(', ')', '{', '}', '[', '/', ',', ';', ':', '1', '-', '+', '!', '0-0-', 'Q', 'é', '{x} ', '(=)', 'b4N ', 'e.p.', ' e.p', '11.', '1-1-', '"', 'a1W,', 'w', 'wK'].map(fill); // prettier-ignore

/** Milliseconds of this thread's processor time, whatever the others do: the least of three, since what else it does only ever adds. */
function measure(act: () => unknown): number {
  const once = (): number => {
    const begun = process.threadCpuUsage();
    act();
    const { user, system } = process.threadCpuUsage(begun);
    return (user + system) / 1000;
  };
  return Math.min(once(), once(), once());
}

const PARTS = 8;
/** Where time grows with the square of the length, an eighth of the text takes a sixty-fourth of the time; this lies halfway between. */
const MOST = PARTS * Math.sqrt(PARTS);

/**
 * Answers a megabyte in a time that grows with the length and no faster, against its own answer to an eighth of the text in the same run;
 * what is faster than a walk over all characters needs no comparison. Repeats no more than 60 characters of what it was given.
 */
function check(read: (text: string) => Result<unknown> | undefined, text: string): void {
  const begun = process.threadCpuUsage();
  const result = read(text);
  const { user, system } = process.threadCpuUsage(begun);
  if ((user + system) / 1000 > WALK) {
    const part = measure(() => read(text.slice(0, text.length / PARTS)));
    expect(
      measure(() => read(text)),
      JSON.stringify(text.slice(0, 20)),
    ).toBeLessThan(MOST * Math.max(part, WALK / PARTS));
  }
  if (result && !result.ok) checkFault(result.fault, text);
}

/** What a walk over a megabyte takes here and now, in milliseconds: every character one of a list. */
const WALK = measure(() => Array.from(fill('x'), (letter) => letter.codePointAt(0)));

function checkFault(fault: Fault, text: string): void {
  const { message, field } = toDescribedFault(fault);
  expect(message.length + field.length, message.slice(0, 100)).toBeLessThan(700);
  for (const start of [0, 40, text.length - 70])
    if (text.trim().length > 70) expect(message + field).not.toContain(text.slice(start, start + 61));
}

describe.each(RULESETS)('$id answers a megabyte at once', (ruleset) => {
  const position = ruleset.parse(ruleset.start);
  if (!position.ok) throw new Error('the start is read');
  const start = position.value;
  const fields = ruleset.start.split(' ');

  test('as a position, and in any field of one', () => {
    for (const text of LONG) {
      check((each) => ruleset.parse(each), text);
      for (let field = 0; field < fields.length; field++)
        check((each) => ruleset.parse(each), fields.map((each, i) => (i === field ? text : each)).join(' '));
    }
  });

  test('as a move, its id or an act', () => {
    for (const text of LONG)
      for (const each of [text, `b2W-${text}`, `${text}b4N`, `b4N${text}`]) {
        check((asked) => ruleset.notation.read(start, asked), each);
        check((asked) => start.explainId(asked), each);
        check((asked) => (parseAct(asked), undefined), each);
        if (each.trim() !== '') check((asked) => start.play(asked), each);
      }
  });

  test('as a record: blanks, comments and brackets before, between and behind the moves', () => {
    const first = ruleset.notation.write(start, start.moves()[0]!);
    for (const text of LONG)
      for (const each of [
        text,
        `[Ruleset "${ruleset.id}"]\n${text}`,
        `[Ruleset "${ruleset.id}"]\n1. ${first} ${text}`,
        `[Ruleset "${ruleset.id}"]\n${text}1. ${first}`,
        `[Ruleset "${text}"]`,
      ])
        check((asked) => parseRecord(asked, findRuleset), each);
  });

  test('as a change of a setup, and wherever a setup has a name', () => {
    const { setup } = start;
    for (const text of LONG) {
      check((asked) => ruleset.changeSetup(setup, { kind: 'field', name: 'rights', text: asked }), text);
      check((asked) => ruleset.fromSetup({ ...setup, pending: asked }), text);
      check((asked) => ruleset.fromSetup({ ...setup, boards: setup.boards.map(({ id }) => ({ id, pin: asked })) }), text);
      check((asked) => ruleset.fromSetup({ ...setup, pieces: setup.pieces.map((piece) => ({ ...piece, square: asked })) }), text);
      check((asked) => ruleset.fromSetup({ ...setup, enPassant: [{ pawn: asked, crossed: [asked] }] }), text);
    }
  });
});

test('a goal of a megabyte is refused at once', () => {
  for (const text of LONG) check((asked) => parseGoal(asked, 2), text);
});

test('a reader that looks through the whole text again and again is caught', () => {
  const look = (text: string): undefined => {
    let blanks = 0;
    for (let at = 0; at < text.length; at += 2000) for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) === 32) blanks++;
    expect(blanks).toBe(0);
  };
  expect(() => check(look, fill('x'))).toThrow(/to be less than/);
});
