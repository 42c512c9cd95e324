import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseAddress } from '../../../src/game/game-address.ts';
import { type listParts } from '../../../src/game/tree.ts';
import { runToEnd } from '../../../src/platform/cooperative-task.ts';
import { readPasted } from '../../../src/game/pasted-text.ts';
import { convertMoves } from '../../../src/game/convert.ts';
import { nameMove } from '../../../src/board/text/move-names.ts';
import { NOTATION_CHOICES } from '../../../src/board/state/settings.ts';
import { findRuleset, RULESETS } from '../../../src/engine/index.ts';
import { readText } from '../../../src/game/reader/read-text.ts';
import { answer } from '../../../tools/engine/commands.ts';
import { TEXTS } from './texts.ts';

/** The corpus: texts by kind, and their siblings. */
const CORPUS: readonly { readonly text: string; readonly rules: string; readonly kind?: string }[] = [
  ...TEXTS,
  ...readFileSync(new URL('siblings.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { text: string; rules: string; kind?: string }),
];

/** What a place that reads texts makes of one: the ids of the main line, and what it says. */
interface Door {
  readonly moves: readonly string[];
  readonly says: string;
}

/** Ids of the main line of a tree. */
const mainOf = (tree: Parameters<typeof listParts>[0]): readonly string[] => {
  const ids: string[] = [];
  for (let node = tree.next[0]; node; node = node.next[0]) ids.push(node.move!.id);
  return ids;
};

const atCommand = (text: string, rules: string): Door => {
  const answered = answer({ command: 'read', ruleset: rules, text });
  if (!answered.ok) throw new Error(answered.fault.message);
  const { moves, fault } = answered.value as { moves: string[]; fault: { sentence: string } | null };
  return { moves, says: fault?.sentence ?? '' };
};

const atBox = (text: string, rules: string): Door => {
  const { pasted, sentence = '' } = runToEnd(readPasted(text, findRuleset(rules)!, findRuleset, 'rules'));
  const tree = pasted?.kind === 'record' ? pasted.tree : pasted?.kind === 'link' ? pasted.opened.tree : undefined;
  return { moves: tree ? mainOf(tree) : [], says: sentence };
};

const atConverter = (text: string, rules: string): Door => {
  const { moves, fault = '' } = convertMoves(findRuleset(rules)!.begin(), text, findRuleset);
  return { moves: moves.map(({ names }) => names.squares), says: fault };
};

describe('every place that reads texts', () => {
  test('reads each of them the same way: the box of the board, the converter, the command', { timeout: 120_000 }, () => {
    const differences = CORPUS.flatMap(({ text, rules }) => {
      const command = atCommand(text, rules);
      return [atBox(text, rules), atConverter(text, rules)].flatMap((door) =>
        JSON.stringify(door) === JSON.stringify(command) ? [] : [{ text, command, door }],
      );
    });
    expect(differences).toEqual([]);
  });

  test('and the address its links', () => {
    const links = CORPUS.filter(
      ({ kind, text }) => kind === 'link' && text.startsWith('#') && /rules(?:=|%3d)[^&]/i.test(text) && !/[\n ]/.test(text),
    );
    expect(links.length).toBeGreaterThan(10);
    for (const { text, rules } of links) {
      const read = parseAddress(text, findRuleset);
      const door = read.ok
        ? { moves: mainOf(read.value.tree), says: read.value.fault?.message ?? '' }
        : { moves: [], says: read.fault.message };
      expect(door, text).toEqual(atCommand(text, rules));
    }
  });

  test('and the field for a move every name that we write for one', () => {
    for (const ruleset of RULESETS) {
      const ids = readText(ruleset.games[0]!.steps.slice(0, 12).join(' '), { find: findRuleset, ruleset }).plies;
      for (const [index, { move }] of ids.entries()) {
        const start = ids[index - 1]?.position ?? ruleset.begin();
        for (const notation of NOTATION_CHOICES) {
          const text = nameMove(start, move!, notation);
          const { plies, fault } = readText(text, { find: findRuleset, ruleset, start });
          expect({ ids: plies.map(({ id }) => id), says: fault?.sentence }, `${ruleset.id}, ${notation}: ${text}`).toEqual({
            ids: [move!.id],
            says: undefined,
          });
        }
      }
    }
  });
});
