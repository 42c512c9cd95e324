import { findExamples } from '../../../src/game/example-moves.ts';
import { compose } from '../../../src/board/scene/compose.ts';
import type { Scene } from '../../../src/board/scene/scene.ts';
import { toRenderOptions } from '../../../src/board/scene/render-options.ts';
import { countOnFront, groupLines, listEnds, listOurs, listReach } from '../../../src/content/rules-card.ts';
import { drawCardSpecialMoves } from '../../../src/comparison/card-special-moves.ts';
import { drawPieceMoves } from '../../../src/comparison/piece-moves.ts';
import { PLAYER_NAMES, type Ruleset } from '../../../src/engine/index.ts';
import { CARD } from '#words/card.ts';
import { CHESS_PAGE } from '#words/compare/chess-page.ts';
import { NOTATION_EXAMPLES } from '#words/notation-examples.ts';
import { sayRuling } from '../../../src/words/rulings.ts';
import { SITE } from '#words/site.ts';

/** What a card is made of, from top to bottom. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  /** A sentence with its section, and a label where it is not in the text. */
  | { readonly kind: 'fact'; readonly text: string; readonly source: string; readonly label?: string }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'picture'; readonly scene: Scene }
  /** Small pictures in rows of `columns`, under their words. */
  | {
      readonly kind: 'pictures';
      readonly columns: number;
      readonly pictures: readonly { readonly words: string; readonly scene: Scene }[];
    };

/** One side of the sheet: columns that are filled each by itself, or one that runs on from the first column into the second. */
export interface Side {
  readonly title: string;
  readonly columns: readonly [readonly Block[], readonly Block[]] | readonly [readonly Block[]];
}

const heading = (text: string): Block => ({ kind: 'heading', text });
const note = (text: string): Block => ({ kind: 'note', text });

/** Both sides of the card of a ruleset: what its page shows, as plain data. */
export function listSides(ruleset: Ruleset): readonly [front: Side, back: Side] {
  const { name } = ruleset;
  const groups = groupLines(ruleset);
  const onFront = countOnFront(ruleset);
  const start = toRenderOptions(ruleset.begin(), { view: 'stack', side: 'w', coordinates: true, marks: {} });
  const pictures: readonly Block[] = [
    heading(CARD.start),
    { kind: 'picture', scene: enlargeCoordinates(compose(start)) },
    note(CARD.startSeen),
  ];
  const front: Side = {
    title: name,
    columns: [[...pictures, ...writeMoves(ruleset)], groups.slice(0, onFront).flatMap(writeGroup)],
  };
  const back: Side = {
    title: CARD.otherSide(name),
    columns: [
      [
        ...groups.slice(onFront).flatMap(writeGroup),
        ...writeReach(ruleset),
        ...writeEnds(ruleset),
        ...writeNotation(ruleset),
        ...writeOurs(ruleset),
      ],
    ],
  };
  return [front, back];
}

/** On a card ranks and files are read from further away than on a screen. */
const LARGER = 1.6;
const enlargeCoordinates = (scene: Scene): Scene => ({
  ...scene,
  nodes: scene.nodes.map((node) => (node.kind === 'label' && node.coordinate ? { ...node, size: node.size * LARGER } : node)),
});

const writeGroup = ({ title, lines }: ReturnType<typeof groupLines>[number]): readonly Block[] => [
  heading(title),
  ...lines.map(({ says, ruling, source }): Block => ({
    kind: 'fact',
    text: says,
    source,
    ...(ruling !== 'text' && { label: SITE.kinds[ruling] }),
  })),
];

/** How every piece moves, drawn. */
function writeMoves(ruleset: Ruleset): readonly Block[] {
  const pictures = [
    ...drawPieceMoves(ruleset).map(({ role, scene }) => ({ words: CHESS_PAGE.roles[role], scene })),
    ...drawCardSpecialMoves(ruleset).map(({ kind, scene }) => ({ words: CARD.drawn[kind], scene })),
  ];
  return [
    heading(CARD.moves),
    { kind: 'pictures', columns: ruleset.family === 'threeway' ? 2 : 3, pictures },
    note(CARD.movesAbout(ruleset.family === 'threeway')),
  ];
}

function writeReach(ruleset: Ruleset): readonly Block[] {
  const rows = listReach(ruleset);
  if (rows.length === 0) return [];
  const { reach } = CARD;
  // Where a rider goes forward only, Black’s go the other way.
  const isSided = rows.some(({ ridden }) => ridden !== undefined);
  const write = (pins: readonly string[]): string => (pins.length === 0 ? reach.none : pins.join(', '));
  const columns = [
    { head: reach.empty, of: rows.map(({ empty }) => empty), missing: CARD.noEmpty },
    { head: isSided ? reach.white : reach.loaded, of: rows.map(({ loaded }) => loaded), missing: CARD.noLoaded },
    ...(isSided ? [{ head: reach.black, of: rows.map(({ ridden, loaded }) => ridden ?? loaded), missing: '' }] : []),
  ];
  const [some, none] = [true, false].map((has) => columns.filter(({ of }) => of.some((pins) => pins.length > 0) === has));
  return [
    heading(reach.title),
    {
      kind: 'table',
      head: [reach.from, ...some!.map(({ head }) => head)],
      rows: rows.map(({ pin, ranks }, at) => [reach.pin(pin, ranks), ...some!.map(({ of }) => write(of[at]!))]),
    },
    note([CARD.mirror, ...none!.map(({ missing }) => missing)].join('')),
  ];
}

function writeEnds(ruleset: Ruleset): readonly Block[] {
  const ends = listEnds(ruleset);
  if (ends.length === 0) return [];
  const head = [CARD.happens, ...ruleset.players.map((player) => PLAYER_NAMES[player])];
  return [heading(CARD.points), { kind: 'table', head, rows: ends.map(({ says, points }) => [says, ...points]) }, note(CARD.examples)];
}

function writeNotation(ruleset: Ruleset): readonly Block[] {
  const examples = findExamples(ruleset);
  const { written, shown, means } = NOTATION_EXAMPLES;
  const hasShown = examples.some((example) => example.shown !== undefined);
  return [
    heading(CARD.notation),
    {
      kind: 'table',
      head: [written, ...(hasShown ? [shown] : []), means],
      rows: examples.map((example) => [example.written, ...(hasShown ? [example.shown ?? ''] : []), example.says]),
    },
  ];
}

function writeOurs(ruleset: Ruleset): readonly Block[] {
  const facts = listOurs(ruleset).map(({ id, source }): Block => ({ kind: 'fact', text: sayRuling(ruleset.id, id).says, source }));
  return [heading(CARD.ours), ...facts, note(CARD.labels(SITE.kinds.counted, SITE.kinds.inferred, SITE.kinds.house).join(''))];
}
