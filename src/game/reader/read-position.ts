import type { Ruleset } from '../../engine/index.ts';
import { READER } from '#words/reader.ts';
import type { PlainText } from '../../notation/characters.ts';
import { makeFault, type ReadFault } from './reading-faults.ts';
import type { PieceList } from './piece-list.ts';
import { findLikelyRules } from './likely-rules.ts';
import { RULES_IDS } from './rules-name.ts';
import { NONE, readBoard, type ReadContext, type Reading } from './reading.ts';

/** Reads a position by itself, by the rules that it fits. */
export function readPositionText(source: string, text: string, { ruleset, find }: ReadContext): Reading {
  const base = { kind: 'position', ...NONE } as const;
  const known = RULES_IDS.flatMap((id) => find(id) ?? []);
  const asked = ruleset ? [ruleset, ...known.filter(({ id }) => id !== ruleset.id)] : known;
  const fitting = asked.flatMap((rules) => {
    const read = rules.parse(text);
    return read.ok ? [{ rules, position: read.value }] : [];
  });
  const deny = (field: string, message: string): ReadFault =>
    makeFault(source, { field, message, at: Math.max(source.search(/\S/), 0), word: '' });
  const [first] = fitting;
  const ofAsked = ruleset && first?.rules === ruleset ? first : undefined;
  const only = ofAsked ?? (fitting.length === 1 ? first : undefined);
  if (only) {
    const isOther = ruleset !== undefined && only.rules.id !== ruleset.id;
    const fault = isOther ? { fault: deny('ruleset', READER.otherRules(ruleset.id, [only.rules.id])) } : {};
    return { ...base, form: 'own', ruleset: only.rules, start: only.position, position: only.position, ...fault };
  }
  if (!ruleset && fitting.length > 1) return { ...base, fault: deny('ruleset', READER.severalRules(fitting.map(({ rules }) => rules.id))) };
  const judge = ruleset ?? findLikelyRules(text, known);
  if (!judge) return { ...base, fault: deny('ruleset', READER.noRules) };
  const read = readBoard(text, judge);
  const others = fitting.map(({ rules }) => rules.id);
  const told = read.ok ? '' : others.length > 0 ? READER.otherRulesToo(read.message, others) : read.message;
  const fault = read.ok
    ? undefined
    : { ...deny(read.field, told), code: judge.readSetup(text).ok ? ('impossible' as const) : ('malformed' as const) };
  return { ...base, ruleset: judge, ...(fault && { fault }) };
}

/** A position given as a list of pieces, with what such a list leaves out; or what keeps it from being one. */
export function tellList(list: PieceList, { source, sourceOf }: PlainText, ruleset: Ruleset): Reading {
  const { at, word } = list;
  const isThreeway = ruleset.family === 'threeway';
  const deny = (message: string): ReadFault => makeFault(source, { field: 'position', message, at: sourceOf(at), word });
  if (list.kind !== 'position') {
    const message =
      'message' in list
        ? READER.listImpossible(list.message)
        : list.kind === 'square'
          ? READER.listSquare(word, isThreeway)
          : READER.listOwner(isThreeway);
    return { kind: 'none', ...NONE, ruleset, fault: deny(message) };
  }
  const { position } = list;
  return {
    kind: 'position',
    ...NONE,
    form: 'own',
    ruleset,
    start: position,
    position,
    fault: deny(READER.list(position.turn, isThreeway)),
  };
}
