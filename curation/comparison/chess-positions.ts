import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { explainSurprise } from '../../src/comparison/chess-diff.ts';
import type { ChessExamples, ChessTry } from '../../src/comparison/data/formats.ts';
import { viewAsChess, type ChessView, type Surprise } from '../../src/comparison/chess-expectation.ts';
import { captureOf, promotes, RULESETS, type Move, type Position, type Ruleset } from '../../src/engine/index.ts';
import { CHESS_WORDS } from '#words/compare/chess.ts';
import type { ChessPoint } from '#words/compare/chess/point.ts';
import { playDiffedGame } from './move-differences.ts';

/**
 * Finds the positions that show what changes for a chess player, and those of the quiz: `npm run compare:chess -- [--games 40] [--only
 * meder]`. They come from games of the opponent against itself. The table goes to `src/comparison/data/chess.json`.
 */
const FILE = 'src/comparison/data/chess.json';
const [QUESTIONS, FIRST_PLY, LAST_PLY, STEP] = [10, 6, 60, 2];
/** So many positions from as many games are enough to choose from. */
const ENOUGH = 5;

/** What to try where a sentence speaks of no refusal that is counted, or of another one. */
const TRIED: Readonly<Record<string, readonly string[]>> = {
  'meder ride': ['board-crowded'],
  'meder board': ['not-adjacent'],
  'meder gap': ['leaves-check king'],
  'meder castling': ['castling-first'],
  'meder promotion': ['no-promotion'],
  'bartmess past': ['blocked rook', 'blocked queen', 'blocked bishop'],
  'bartmess board': ['board-loaded'],
  'bartmess pawn': ['pawn-straight', 'blocked pawn'],
  'grant past': ['blocked rook', 'blocked queen', 'blocked bishop'],
  'grant castling': ['castling-blocked', 'castling-check'],
  'grant promotion': ['no-promotion'],
  'grant board': ['board-empty'],
  'usenet past': ['blocked rook', 'blocked queen', 'blocked bishop'],
  'usenet above': ['levels queen', 'levels rook', 'levels bishop'],
  'usenet board': ['board-loaded', 'board-crowded'],
  'usenet check': ['leaves-check king'],
  'harshman declare': ['own-turn'],
  'harshman points': ['joint'],
};

type ChessExample = ChessExamples[string]['examples'][number];
const views = new WeakMap<Position, ChessView>();

/** A position as a chess player sees it, worked out once. */
function viewOf(position: Position): ChessView {
  const view = views.get(position) ?? viewAsChess(position);
  views.set(position, view);
  return view;
}

const findSurprise = (position: Position, move: Move): Surprise | undefined =>
  position.ruleset.family === 'trid' ? explainSurprise(viewOf(position), position, move) : undefined;

type Found = (position: Position, move: Move) => boolean;
const roleOf = (position: Position, { from }: Move): string | undefined => position.at(from)?.role;
const isCalm: Found = (position, move) => !captureOf(move) && position.checks().length === 0;
const moves =
  (role: string, fits: Found = isCalm): Found =>
  (position, move) =>
    move.kind === 'piece' && roleOf(position, move) === role && fits(position, move);

/** What to show as new where no surprise names it. */
const FRESH: Readonly<Record<string, Found>> = {
  'meder promotion': (_, move) => promotes(move) && move.id.endsWith('=Q') && /^.[09]/.test(move.to),
  'grant promotion': (position, move) => move.kind === 'piece' && position.after(move).setup.pending === move.to,
  'grant level': (position, move) => findSurprise(position, move) === 'beside' && roleOf(position, move) !== 'pawn',
  'usenet level': (position, move) => findSurprise(position, move) === 'beside' && roleOf(position, move) === 'knight',
  'bartmess knight': (position, move) => findSurprise(position, move) === 'beside' && roleOf(position, move) === 'knight',
  'bartmess check': (position, move) => findSurprise(position, move) === 'past' && position.after(move).checks().length > 0,
  'bartmess castling': (position, move) => findSurprise(position, move) === 'beside' && roleOf(position, move) === 'king',
  'harshman rook': moves('rook'),
  'harshman bishop': moves('bishop'),
  'harshman knight': moves('knight'),
  'harshman pawn': moves('pawn', (_, move) => captureOf(move) !== undefined),
  'harshman check': (_, move) => captureOf(move)?.piece.role === 'king',
};

const speaks = (patterns: readonly string[], code: string, by: string): boolean =>
  patterns.some((one) => one === code || one === `${code} ${by}`);

/** What somebody might try here and is refused for one of these reasons; the likeliest first. */
function findTried(position: Position, codes: readonly string[]): string | undefined {
  const trid = position.ruleset.family === 'trid';
  const view = trid ? viewOf(position) : undefined;
  const isCode = (id: string, by: string): boolean => {
    const said = position.explainId(id);
    return said.ok && !said.value.legal && speaks(codes, said.value.code, by);
  };
  if (codes.some((code) => code.includes('castling'))) return ['O-O', 'O-O-O'].find((id) => isCode(id, 'king'));
  if (codes.includes('no-promotion')) {
    const pawns = position.moves().filter((move) => move.kind === 'piece' && roleOf(position, move) === 'pawn' && !promotes(move));
    const far = pawns.filter(({ to }) => /^.[18]/.test(to));
    return far.map(({ from, to }) => `${from}-${to}=Q`).find((id) => isCode(id, 'pawn'));
  }
  if (codes.includes('own-turn'))
    return position.ruleset.players
      .filter((victim) => victim !== position.turn && position.checks().some(({ player }) => player === victim))
      .map((victim) => `mate:${position.turn}>${victim}`)
      .find((id) => isCode(id, ''));
  if (codes.includes('joint')) {
    // Together where one alone can declare.
    const alone = position.acts().find((act) => act.kind === 'declaration' && act.by.length === 1);
    if (alone?.kind !== 'declaration') return undefined;
    const by = position.ruleset.players.filter((player) => player !== alone.loser).join('');
    const said = position.explainId(`mate:${by}>${alone.loser}`);
    return said.ok && !said.value.legal ? `mate:${by}>${alone.loser}` : undefined;
  }
  if (codes.some((code) => /board|adjacent/.test(code)))
    return position.boards
      .flatMap(({ pin }) => position.ruleset.pins.map(({ name }) => `${pin}-${name}`))
      .find((id) => isCode(id, 'board'));
  if (view && codes.some((code) => /leaves-check|levels/.test(code))) {
    const legal = new Set(position.moves().map(({ from, to }) => `${from}-${to}`));
    return [...view.moves].filter((id) => !legal.has(id)).find((id) => isCode(id, position.at(id.split('-')[0]!)!.role));
  }
  const own = position.squares.filter(({ piece }) => piece?.owner === position.turn && codes.some((code) => isOf(code, piece.role)));
  // Enemies first: what one would like to capture.
  const ends = [...position.squares].sort((a, b) => Number(isEnemy(position, b)) - Number(isEnemy(position, a)));
  for (const from of own)
    for (const to of ends) {
      if (codes.includes('upright') && (from.file !== to.file || from.rank !== to.rank)) continue;
      const refusal = position.refuse(from.name, to.name);
      if (refusal && speaks(codes, refusal.code, from.piece!.role)) return `${from.name}-${to.name}`;
    }
  return undefined;
}

const isOf = (code: string, role: string): boolean => !code.includes(' ') || code.endsWith(` ${role}`);
const isEnemy = ({ turn }: Position, { piece }: Position['squares'][number]): boolean => piece !== undefined && piece.owner !== turn;

function findFresh(position: Position, ruleset: string, point: ChessPoint): string | undefined {
  const { id, added } = point;
  if (id === 'declare' || id === 'points')
    return position.acts().find((act) => act.kind === 'declaration' && act.by.length === (id === 'points' ? 2 : 1))?.id;
  const own = FRESH[`${ruleset} ${id}`];
  const fits: Found = (one, move) => {
    if (own) return own(one, move);
    const surprise = findSurprise(one, move);
    return surprise !== undefined && speaks(added, surprise, move.kind === 'board' ? 'board' : (roleOf(one, move) ?? ''));
  };
  return position.moves().find((move) => fits(position, move))?.id;
}

/** All that is found for a sentence, game by game: at most one position of a game for each. */
interface Finds {
  readonly both: ChessExample[];
  readonly tried: ChessTry[];
  readonly fresh: ChessTry[];
}

const isFull = ({ both, tried, fresh }: Finds): boolean => both.length > 0 && Math.min(tried.length, fresh.length) >= ENOUGH;

function search(ruleset: Ruleset, games: number, play: typeof playDiffedGame): ReadonlyMap<string, Finds> {
  const finds = new Map(CHESS_WORDS[ruleset.id]!.points.map(({ id }): [string, Finds] => [id, { both: [], tried: [], fresh: [] }]));
  for (let game = 0; game < games; game++) {
    if ([...finds.values()].every(isFull)) break;
    const { plies } = play(ruleset, 1, game);
    for (const point of CHESS_WORDS[ruleset.id]!.points) {
      const key = `${ruleset.id} ${point.id}`;
      const list = finds.get(point.id)!;
      if (isFull(list)) continue;
      const step = ruleset.family === 'threeway' ? 1 : STEP;
      const isRare = /castling|promotion|declare|points|check|gap|ride|board/.test(point.id);
      const found: { tried?: ChessTry; fresh?: ChessTry; both?: ChessExample } = {};
      for (const [ply, { position }] of plies.entries()) {
        if (ply < (key === 'meder castling' ? 0 : FIRST_PLY) || ply % step > 0 || (!isRare && ply > LAST_PLY) || found.both) continue;
        if (position.setup.pending !== undefined || (ruleset.family === 'trid' && position.checks().length > 0)) continue;
        const text = position.text();
        const fresh = findFresh(position, ruleset.id, point);
        if (!fresh && found.tried) continue;
        const tried = findTried(position, TRIED[key] ?? point.refused);
        if (tried) found.tried ??= { position: text, move: tried };
        if (fresh) found.fresh ??= { position: text, move: fresh };
        if (tried && fresh)
          found.both = { point: point.id, tried: { position: text, move: tried }, fresh: { position: text, move: fresh } };
      }
      if (found.both) list.both.push(found.both);
      if (found.tried) list.tried.push(found.tried);
      if (found.fresh) list.fresh.push(found.fresh);
    }
    if (process.stderr.isTTY) process.stderr.write(`\r${ruleset.id} ${game + 1}/${games}`);
  }
  return finds;
}

/** The positions for each sentence, and ten questions from other games: what fails and what is new by turns. */
export function choose(ruleset: Ruleset, games: number, play = playDiffedGame): ChessExamples[string] {
  const finds = search(ruleset, games, play);
  const examples = [...finds].map(([point, { both, tried, fresh }]): ChessExample => {
    const [same] = both;
    return same ?? { point, ...(tried[0] && { tried: tried[0] }), ...(fresh[0] && { fresh: fresh[0] }) };
  });
  const quiz: ChessTry[] = [];
  const isUsed = ({ position }: ChessTry): boolean =>
    [...examples.flatMap(({ tried, fresh }) => [tried, fresh]), ...quiz].some((one) => one?.position === position);
  for (let round = 1; quiz.length < QUESTIONS && round < 2 * games; round++)
    for (const [index, { tried, fresh }] of [...finds.values()].entries()) {
      const list = (index + round) % 2 === 0 ? tried : fresh;
      const next = list.find((one, at) => at >= Math.ceil(round / 2) && !isUsed(one));
      if (next && quiz.length < QUESTIONS) quiz.push(next);
    }
  return { examples, quiz };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { games: { type: 'string', default: '40' }, only: { type: 'string', default: RULESETS.map(({ id }) => id).join(',') } },
  });
  const table: Record<string, ReturnType<typeof choose>> = {};
  for (const ruleset of RULESETS.filter(({ id }) => values.only.split(',').includes(id)))
    table[ruleset.id] = choose(ruleset, Number(values.games));
  await writeFile(FILE, `${JSON.stringify(table, null, 1)}\n`);
}

if (import.meta.main) await main();
