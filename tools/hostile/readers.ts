import { readSettings } from '../../src/board/state/settings.ts';
import { parseCompareAddress } from '../../src/comparison/parse-compare-address.ts';
import { parseAddress } from '../../src/game/game-address.ts';
import { readProgress } from '../../src/training/lesson-record.ts';
import { parseFile, writeFile } from '../../src/training/progress-file.ts';
import { makeSummaries, readSummaries } from '../../src/training/puzzle-index.ts';
import { readChoice } from '../../src/training/practice-choice.ts';
import { parsePage, parseQuery } from '../../src/training/filter.ts';
import { findRuleset, MOVABLE_RULESETS, parseRecord, RULESETS, type Position, type Result } from '../../src/engine/index.ts';
import { readText } from '../../src/game/reader/read-text.ts';
import { parseJson } from '../../src/platform/json.ts';
import { parseCollection } from '../../src/puzzles/format.ts';
import { toDescribedFault, type AnyFault } from '../../src/words/described-fault.ts';
import { readPuzzles } from '../../curation/common/read-collection.ts';

/** A reader of text from outside: samples that it takes, and what it makes of a text. It throws for none. */
export interface Reader {
  readonly name: string;
  readonly samples: readonly string[];
  /** What is wrong with the text, in words; nothing where it is taken, or where the reader takes what it can. */
  read(text: string): string | undefined;
}

const say = (result: Result<unknown, AnyFault>): string | undefined => (result.ok ? undefined : toDescribedFault(result.fault).message);
const IDS = RULESETS.map(({ id }) => id);
const MOVABLE = MOVABLE_RULESETS.map(({ id }) => id);
/** Puzzles of each ruleset: positions in which something is the matter. */
const PUZZLES = IDS.flatMap((id) => readPuzzles(id).slice(0, 6));
const FACETS = readSummaries(JSON.parse(makeSummaries(PUZZLES)));

/** The first moves of some game, as a reader writes them. */
function playFirst(start: Position, plies: number): { readonly position: Position; readonly ids: readonly string[] } {
  const ids: string[] = [];
  let position = start;
  for (let ply = 0; ply < plies; ply += 1) {
    const moves = position.moves();
    const move = moves[(ply * 7) % moves.length];
    const next = move && position.play(move.id);
    if (!move || !next?.ok) break;
    ids.push(move.id);
    position = next.value;
  }
  return { position, ids };
}

const positions: readonly Reader[] = RULESETS.map((ruleset) => ({
  name: `position of ${ruleset.id}`,
  samples: [ruleset.start, ...PUZZLES.filter((puzzle) => puzzle.ruleset === ruleset.id).map(({ position }) => position)],
  read: (text) => say(ruleset.parse(text)),
}));

const setups: readonly Reader[] = RULESETS.map((ruleset) => ({
  name: `set-up of ${ruleset.id}`,
  samples: [ruleset.start],
  read: (text) => say(ruleset.readSetup(text)),
}));

const moves: readonly Reader[] = RULESETS.map((ruleset) => {
  const start = ruleset.parse(ruleset.start);
  if (!start.ok) throw new Error(`${ruleset.id} does not read its own start`);
  const { position } = playFirst(start.value, 6);
  return {
    name: `notation of ${ruleset.id}`,
    samples: position.moves().flatMap((move) => [move.id, ruleset.notation.write(position, move)]),
    read: (text) => say(ruleset.notation.read(position, text)),
  };
});

/** The games rulesets come with, as records. */
const games = RULESETS.map((ruleset) => `[Ruleset "${ruleset.id}"]\n\n${(ruleset.games[0]?.steps ?? []).slice(0, 12).join(' ')}\n`);
/** Games in notations of others, by the ruleset they are written for. */
const FOREIGN_TEXTS: Readonly<Record<string, readonly string[]>> = {
  bartmess: ['1. Pb2(2)-b4(2)'],
  meder: ['1. W P b2W-b4N\n1... B P b7B–b5B', '1. Wb2-Wb4'],
  grant: ['1. 1b2-2b4'],
};
/** What people paste, one reader for each ruleset on the board. */
const pasted: readonly Reader[] = RULESETS.map((ruleset) => {
  const { ids } = playFirst(ruleset.begin(), 6);
  const game = ruleset.games[0]?.steps.slice(0, 8).join(' ') ?? '';
  return {
    name: `pasted text of ${ruleset.id}`,
    samples: [
      `[White "A"]\n[Ruleset "${ruleset.id}"]\n\n1. ${game} {well (played)} *`,
      `1. ${ids.join(' ')} (=) ${ruleset.players.length === 2 ? '½-½' : '½-½-0'}`,
      `https://example.org/board/#rules=${ruleset.id}&moves=${ids.join('+')}&at=2`,
      `#rules=${ruleset.id}&amp;moves=${ids.join('%20')}.`,
      ruleset.start,
      ...(FOREIGN_TEXTS[ruleset.id] ?? []),
    ],
    read: (text) => readText(text, { find: findRuleset, ruleset }).fault?.sentence,
  };
});

const PROGRESS = JSON.stringify(
  readProgress(JSON.parse('{"version":1,"lessons":{"meder/pins":{"seen":["a","b"],"solved":["knight"],"at":1}}}')),
);
const SAVED = '{"version":1,"lessons":{},"puzzles":{"version":1,"skills":{},"history":[{"id":"meder-ab12","at":5,"won":true}]}}';

/** Every reader of text that comes from outside: an address, a file, the browser's storage, a field. */
export const READERS: readonly Reader[] = [
  ...positions,
  ...setups,
  ...moves,
  ...pasted,
  { name: 'record of a game', samples: games, read: (text) => say(parseRecord(text, findRuleset)) },
  {
    name: 'address of the board',
    samples: IDS.flatMap((id) => {
      const start = findRuleset(id)!.parse(findRuleset(id)!.start);
      const line = start.ok ? playFirst(start.value, 8).ids.join('+') : '';
      return [`#rules=${id}`, `#rules=${id}&moves=${line}&at=3`, `#rules=${id}&position=${findRuleset(id)!.start}&edit=1&machine=w:club`];
    }),
    read: (text) => say(parseAddress(text, findRuleset)),
  },
  {
    name: 'address of the comparison',
    samples: [`#rules=${MOVABLE.join(',')}&of=${MOVABLE[0]}&pick=d1W`, `#rules=${MOVABLE.slice(0, 2).join(',')}&pick=QL&position=a_b`],
    read: (text) => say(parseCompareAddress(text, MOVABLE)),
  },
  {
    name: 'query of the list',
    samples: ['?ruleset=meder&kind=mate-2&page=2', '?theme=sacrifice&level=3'],
    read: (text) => {
      parseQuery(text, FACETS);
      parsePage(text);
      return undefined;
    },
  },
  {
    name: 'choice of the trainer',
    samples: ['ruleset=meder&task=mate-2&strength=hard', `puzzle=${PUZZLES[0]?.id}`, 'mode=storm'],
    read: (text) => {
      readChoice(new URLSearchParams(text), FACETS);
      return undefined;
    },
  },
  {
    name: 'stored progress',
    samples: [PROGRESS],
    read: (text) => {
      const progress = readProgress(parseJson(text));
      if (progress && !readProgress(parseJson(JSON.stringify(progress)))) throw new Error('what was read cannot be read again');
      return undefined;
    },
  },
  {
    name: 'file of progress',
    samples: [SAVED, PROGRESS],
    read: (text) => {
      const file = parseFile(text);
      if (file && !parseFile(writeFile(file))) throw new Error('what was read cannot be read again');
      return undefined;
    },
  },
  {
    name: 'stored settings',
    samples: ['{"theme":"wood","view":"tower","notation":"rules","coordinates":true}'],
    read: (text) => {
      readSettings(parseJson(text));
      return undefined;
    },
  },
  {
    name: 'file of puzzles',
    samples: PUZZLES.slice(0, 8).map((puzzle) => JSON.stringify([puzzle])),
    read: (text) => say(parseCollection(parseJson(text) ?? text)),
  },
];
