import { readFileSync } from 'node:fs';
import { sayFault } from '../../src/words/faults.ts';
import { sayRefusal } from '../../src/words/refusals.ts';
import {
  analyse,
  dividePerft,
  findMate,
  findRuleset,
  ok,
  parseGoal,
  parseRecord,
  perft,
  RULESETS,
  solve,
  type Position,
  type Ruleset,
} from '../../src/engine/index.ts';
import { readText } from '../../src/game/reader/read-text.ts';
import type { Request } from './args.ts';
import { failWith, describeResult, type DescribedResult } from '../../src/words/described-fault.ts';
import { quote } from '#words/quote.ts';

/** Longest perft asked for by mistake is worse than a refusal. */
const MOST_DEPTH = 12;

type Answer = DescribedResult<Record<string, unknown>>;
type Command = (request: Request) => Answer;

const COMMANDS: Readonly<Record<string, Command>> = {
  rulesets: listRulesets,
  moves: listMoves,
  explain: explainMove,
  perft: countLines,
  mate: proveMate,
  solve: solveGoal,
  analyse: analysePosition,
  replay: replayGame,
  read: readOutsideText,
};

/** Answers one request with the object to print, or the fault. */
export function answer(request: Request): Answer {
  const command = Object.hasOwn(COMMANDS, request.command) ? COMMANDS[request.command] : undefined;
  return command
    ? command(request)
    : failWith('unknown', 'command', `${quote(request.command)} is not a command; expected ${Object.keys(COMMANDS).join(', ')} or batch`);
}

function listRulesets(): Answer {
  return ok({ rulesets: RULESETS.map(({ id, name, players, start }) => ({ id, name, players: players.length, startPosition: start })) });
}

function chooseRuleset(request: Request): DescribedResult<Ruleset> {
  const known = RULESETS.map((ruleset) => ruleset.id).join(', ');
  if (request.ruleset === undefined) return failWith('malformed', 'ruleset', `expected --ruleset and one of ${known}`);
  const ruleset = findRuleset(request.ruleset);
  if (!ruleset) return failWith('unknown', 'ruleset', `${quote(request.ruleset)} is not a ruleset; expected one of ${known}`);
  return describeResult(ruleset.configure(request.options ?? {}));
}

/** The position asked about, with the moves given played from it. */
function choosePosition(request: Request): DescribedResult<Position> {
  const ruleset = chooseRuleset(request);
  if (!ruleset.ok) return ruleset;
  const start = ruleset.value.parse(request.position ?? ruleset.value.start);
  if (!start.ok) return describeResult(start);
  let position = start.value;
  for (const [index, id] of (request.moves ?? '').split(/\s+/).filter(Boolean).entries()) {
    const next = position.play(id);
    if (!next.ok) return failWith(next.fault.code, 'moves', `move ${index + 1}: ${sayFault(next.fault)}`);
    position = next.value;
  }
  return ok(position);
}

function listMoves(request: Request): Answer {
  const chosen = choosePosition(request);
  if (!chosen.ok) return chosen;
  const position = chosen.value;
  const acts = position.acts();
  return ok({
    position: position.text(),
    turn: position.turn,
    check: position.checks().map((check) => check.player),
    status: position.status(),
    moves: position.moves().map((move) => ({ id: move.id, notation: position.ruleset.notation.write(position, move) })),
    declarations: acts.filter((act) => act.kind === 'declaration').map((act) => act.id),
    claims: acts.filter((act) => act.kind === 'claim').map((act) => act.id),
  });
}

/** What an id would be here: legal, or the first rule that bars it and what is in its way. */
function explainMove(request: Request): Answer {
  const { id } = request;
  if (id === undefined) return failWith('malformed', 'id', 'explain needs --id, a canonical id such as b2W-b4N');
  const chosen = choosePosition(request);
  if (!chosen.ok) return chosen;
  const explained = chosen.value.explainId(id);
  if (!explained.ok) return describeResult(explained);
  if (explained.value.legal) return ok({ id, legal: true });
  const { code, rule, source, by } = explained.value;
  return ok({ id, legal: false, code, rule, section: source, by, sentence: sayRefusal(explained.value) });
}

function countLines(request: Request): Answer {
  const chosen = choosePosition(request);
  if (!chosen.ok) return chosen;
  const { depth } = request;
  if (depth === undefined) return failWith('malformed', 'depth', 'perft needs --depth, the number of plies');
  if (depth > MOST_DEPTH) return failWith('malformed', 'depth', `found ${depth}, expected at most ${MOST_DEPTH} plies`);
  const machine = chosen.value.machine();
  if (!request.divide || depth === 0) return ok({ nodes: perft(machine, depth) });
  const divide = dividePerft(machine, depth);
  return ok({ nodes: Object.values(divide).reduce((sum, nodes) => sum + nodes, 0), divide });
}

/** Longest mate asked for by mistake, likewise. */
const MOST_MOVES = 20;

/** The position and the number of moves of a proof that is asked for. */
function chooseProof(request: Request): DescribedResult<{ position: Position; moves: number }> {
  const chosen = choosePosition(request);
  if (!chosen.ok) return chosen;
  const moves = request.in;
  if (moves === undefined) return failWith('malformed', 'in', `${request.command} needs --in, the most moves it may take`);
  if (moves < 1 || moves > MOST_MOVES) return failWith('malformed', 'in', `found ${moves}, expected 1 to ${MOST_MOVES} moves`);
  return ok({ position: chosen.value, moves });
}

function proveMate(request: Request): Answer {
  const chosen = chooseProof(request);
  if (!chosen.ok) return chosen;
  const answer = findMate(chosen.value.position, chosen.value.moves);
  return answer.ok ? ok({ ...answer.value }) : describeResult(answer);
}

/** A goal, mate if none is named, with the tree of best defences and what refutes every wrong first move. */
function solveGoal(request: Request): Answer {
  const chosen = chooseProof(request);
  if (!chosen.ok) return chosen;
  const goal = parseGoal(request.goal ?? 'mate', chosen.value.moves);
  if (!goal.ok) return describeResult(goal);
  const solution = solve(chosen.value.position, goal.value);
  return solution.ok ? ok({ ...solution.value }) : describeResult(solution);
}

/** Positions, milliseconds and lines asked for by mistake, likewise. */
const MOST = { nodes: 1_000_000_000, ms: 600_000, lines: 500 } as const;

/** Four digits are more than a chance is worth, and the same on every machine. */
const roundChance = (chance: number): number => Math.round(10_000 * chance) / 10_000;

/** The best lines of a position within a number of positions looked at, or a time. */
function analysePosition(request: Request): Answer {
  const chosen = choosePosition(request);
  if (!chosen.ok) return chosen;
  const { nodes, ms, lines } = request;
  if (nodes === undefined && ms === undefined)
    return failWith('malformed', 'nodes', 'analyse needs --nodes, the positions to look at, or --ms, the milliseconds to take');
  for (const [name, value] of Object.entries({ nodes, ms, lines })) {
    const most = MOST[name as keyof typeof MOST];
    if (value !== undefined && (value < 1 || value > most))
      return failWith('malformed', name, `found ${value}, expected 1 to ${most} ${name}`);
  }
  const analysis = analyse(chosen.value, {
    ...(nodes !== undefined && { nodes }),
    ...(ms !== undefined && { ms }),
    ...(lines !== undefined && { lines }),
  });
  return ok({
    lines: analysis.lines.map(({ moves, chance, mate }) => ({
      moves,
      chance:
        typeof chance === 'number' ? roundChance(chance) : chosen.value.ruleset.players.map((player) => roundChance(chance[player] ?? 0)),
      ...(mate !== undefined && { mate }),
    })),
    ...(analysis.status !== 'playing' && { status: analysis.status }),
    depth: analysis.depth,
    nodes: analysis.nodes,
    ms: analysis.ms,
  });
}

function replayGame(request: Request): Answer {
  if (request.game === undefined) return failWith('malformed', 'game', 'replay needs --game, the file of a game record');
  let text: string;
  try {
    text = readFileSync(request.game, 'utf8');
  } catch {
    return failWith('unknown', 'game', `the file ${request.game} cannot be read`);
  }
  const headed = request.ruleset === undefined || /^\s*\[Ruleset /m.test(text) ? text : `[Ruleset "${request.ruleset}"]\n${text}`;
  const record = parseRecord(headed, findRuleset);
  if (!record.ok) return describeResult(record);
  const { start, plies, result, ruleset } = record.value;
  if (request.ruleset !== undefined && request.ruleset !== ruleset.id)
    return failWith('illegal', 'ruleset', `the record is a game of ${ruleset.id}, not of ${request.ruleset}`);
  const before = [start, ...plies.map((ply) => ply.position)];
  return ok({
    positions: before.map((position) => position.text()),
    moves: plies.map((ply, i) => ({ id: ply.id, notation: ply.move ? ruleset.notation.write(before[i]!, ply.move) : ply.id })),
    result,
  });
}

/** What somebody pasted, as the pages read it: a fault of the text is part of the answer. */
function readOutsideText(request: Request): Answer {
  if (request.text === undefined)
    return failWith('malformed', 'text', 'read needs --text, the file of a text; in a batch, the text itself');
  const named = request.ruleset === undefined ? undefined : chooseRuleset(request);
  if (named && !named.ok) return named;
  const { kind, ruleset, form, plies, position, fault } = readText(request.text, {
    find: findRuleset,
    ...(named && { ruleset: named.value }),
  });
  return ok({
    kind,
    ruleset: ruleset?.id ?? null,
    form: form ?? null,
    moves: plies.map(({ id }) => id),
    position: position?.text() ?? null,
    fault: fault ? { sentence: fault.sentence, line: fault.line, word: fault.word } : null,
  });
}
