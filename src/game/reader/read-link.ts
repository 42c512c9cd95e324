import { settleResult, type FaultCode, type Resting } from '../../engine/index.ts';
import { sayFault } from '../../words/faults.ts';
import { READER } from '#words/reader.ts';
import { makePlain } from '../../notation/characters.ts';
import { makeFault } from './reading-faults.ts';
import { readMoves } from './game-text.ts';
import type { LinkText } from './link.ts';
import { findRulesId, RULES_IDS } from './rules-name.ts';
import { cutWords } from './tokens.ts';
import { NONE, configure, countPlies, earlier, readBoard, type ReadContext, type Reading } from './reading.ts';

/** Reads the parts of a link of ours. */
export function* readLinkText(source: string, { parts, unknown, twice, at }: LinkText, context: ReadContext): Resting<Reading> {
  const base = { kind: 'link', ...NONE, link: parts } as const;
  const deny = (field: string, message: string, word: string, code: FaultCode = 'malformed'): Reading => ({
    ...base,
    fault: makeFault(source, { code, field, message, at, word }),
  });
  const given = makePlain(parts.get('rules') ?? '').text.replace(/[^\p{L}\d\s-]+$/u, '');
  const named = given === '' ? undefined : findRulesId(given);
  if (given !== '' && named === undefined) return deny('rules', READER.unknownRules(given, RULES_IDS), given);
  const known = named === undefined ? context.ruleset : context.find(named);
  if (!known) return deny('rules', READER.noRulesInLink, '');
  const ruleset = configure(known, parts.get('options')?.replace(/[.;]+$/, ''));
  if (!ruleset.ok) return { ...deny('options', ruleset.message, parts.get('options') ?? ''), ruleset: known };
  const rules = ruleset.value;
  const written = parts.get('position');
  if (written === '' && parts.get('edit') !== '1') return { ...deny('position', READER.emptyPosition, ''), ruleset: rules };
  const position = written === undefined || parts.get('edit') === '1' ? undefined : readBoard(written, rules);
  if (position && !position.ok) return { ...deny(position.field, position.message, '', position.code), ruleset: rules };
  const start = position?.value ?? rules.begin();
  // A plus that was escaped parts moves all the same.
  const joined = parts.get('moves') ?? '';
  const line = (/%(?:20|2b|2c)/i.test(joined) ? joined.replace(/%(?:20|2b|2c)/gi, ' ') : joined)
    .replace(/[_,]+(?=[({]*[a-pz]\d\w*[-x])/gi, ' ')
    .replace(/\+(?=[({]*(?:[a-pz]\d|[QK][LP]\d|O-O|[a-z]+:))/g, ' ');
  const moves = makePlain(parts.get('edit') === '1' ? '' : line);
  const cut = cutWords(moves);
  const read = yield* readMoves(moves, cut.words, start);
  const last = read.plies.at(-1)?.position ?? start;
  const settled = settleResult(undefined, cut.result, rules, last);
  const result: Reading = {
    ...base,
    ruleset: rules,
    form: read.form,
    start,
    plies: read.plies,
    position: last,
    ...(settled.ok && { result: settled.value }),
  };
  const wrong = earlier(moves.source, read.fault, cut);
  if (wrong) return { ...result, fault: { ...wrong, at, line: 1 } };
  if (!settled.ok)
    return { ...result, fault: makeFault(source, { field: 'result', message: sayFault(settled.fault), at, word: cut.result ?? '' }) };
  const steps = countPlies(read.plies);
  const place = parts.get('at')?.replace(/[^\d]+$/, '');
  if (place !== undefined && parts.get('at') !== '' && !(/^\d+$/.test(place) && Number(place) <= steps))
    return {
      ...result,
      fault: makeFault(source, { field: 'at', message: READER.noStep(parts.get('at')!, steps), at, word: parts.get('at')! }),
    };
  if (twice.length > 0)
    return { ...result, fault: makeFault(source, { field: 'link', message: READER.partTwice(twice), at, word: twice[0]! }) };
  if (unknown.length > 0)
    return {
      ...result,
      fault: makeFault(source, { code: 'unknown', field: 'link', message: READER.unknownPart(unknown), at, word: unknown[0]! }),
    };
  return result;
}
