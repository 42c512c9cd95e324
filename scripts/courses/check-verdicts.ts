import { captureOf, promotes, ROLES, type Move, type Position } from '../../src/engine/index.ts';
import { isPlaying } from '../../src/training/exercises/exercise-goals.ts';
import { sayForbidden } from '../../src/training/exercises/wrong-answers.ts';
import { listTries } from './list-tries.ts';
import { isAt, isTrue, readStatements } from './check-statements.ts';
import type { LessonTask } from './tasks.ts';

/** A legal move that a sentence answers: the position it is made in, and the one after it. */
interface Tried {
  readonly position: Position;
  readonly move: Move;
  readonly after: Position;
}
/** What a clause says of the move it answers, and whether that is so. */
interface Reading {
  readonly pattern: RegExp;
  holds(tried: Tried, match: RegExpMatchArray): boolean;
}

const ROLE = `(?<role>${ROLES.join('|')})`;
const SQUARE = '(?<square>[a-pz]\\d{1,2}(?:[WNB]|QL|KL|ql|kl)?)';

const givesCheck = ({ position, after }: Tried): boolean => after.checks().some(({ player }) => player !== position.turn);
const roleOf = (position: Position, square: string): string | undefined => position.at(square)?.role;

/** Whether a reply of such a piece (any, where no role is given) captures what the word names: a role, her (the queen), or it (what has just moved). */
function isTaken(tried: Tried, by: readonly string[], what: string): boolean {
  const role = what === 'her' ? 'queen' : what;
  return tried.after.moves().some((reply) => {
    const taken = captureOf(reply);
    const isBy = by.length === 0 || by.includes(roleOf(tried.after, reply.from) ?? '');
    return taken !== undefined && isBy && (role === 'it' ? taken.square === tried.move.to : taken.piece.role === role);
  });
}

/** Clauses that speak of the move itself, and of the reply to it. Others are left to the reader of `npm run tries`. */
const READINGS: readonly Reading[] = [
  { pattern: /^(?:that (?:is|gives) )?(?:a )?check\b(?! (?:is|that|only))/i, holds: givesCheck },
  { pattern: /^(?:that is )?no check\b|\bgives no check\b|\bit is no check\b/i, holds: (tried) => !givesCheck(tried) },
  {
    pattern: /\b(?:nothing is captured|no capture(?! en passant)|not a capture|(?:captures|takes) nothing)\b(?! there)/i,
    holds: ({ move }) => captureOf(move) === undefined,
  },
  {
    pattern: new RegExp(
      `^(?:that|she|it|there she) (?:takes|captures) (?:the|a|an) (?:black |white |light |dark )?${ROLE}\\b(?! to\\b)`,
      'i',
    ),
    holds: ({ move }, { groups }) => captureOf(move)?.piece.role === groups!['role']!.toLowerCase(),
  },
  {
    pattern: /\bnot (?:on|to) file (?<file>[a-pz])\b/i,
    holds: ({ move }, { groups }) => !move.to.startsWith(groups!['file']!.toLowerCase()),
  },
  {
    pattern: /\bnot (?:on|to) rank (?<rank>\d{1,2})\b/i,
    holds: ({ move }, { groups }) => move.to.match(/\d+/)?.[0] !== groups!['rank'],
  },
  { pattern: /^that promotes\b/i, holds: ({ move }) => promotes(move) },
  { pattern: /^no pawn is promoted\b/i, holds: ({ move }) => !promotes(move) },
  { pattern: /^(?:that is )?stalemate\b/i, holds: ({ after }) => after.status() === 'stalemate' },
  {
    pattern:
      /\b(?:that is no mate|that does not mate(?! in)|not mate|black is not mated|white is not mated)\b|\bhas (?:an|several) answers?\b/i,
    holds: ({ after }) => after.status() !== 'checkmate',
  },
  { pattern: /\bhas no (?:legal )?move\b(?! (?:left|that))/i, holds: ({ after }) => after.moves().length === 0 },
  {
    pattern: new RegExp(
      `^(?:then )?(?:the |black’s |white’s )?(?<by>(?:${ROLES.join('|')})(?: or (?:the )?(?:${ROLES.join('|')}))?)(?: on ${SQUARE}(?: of[^,]*)?)? (?:takes (?=her|it)|(?:takes|captures|can take|can capture) (?:the )?(?!it))(?<what>her|it|${ROLES.join('|')})\\b`,
      'i',
    ),
    holds: (tried, { groups }) => isTaken(tried, groups!['by']!.toLowerCase().split(/ or (?:the )?/), groups!['what']!.toLowerCase()),
  },
  { pattern: /^(?:she|it) can be (?:taken|captured)\b/i, holds: (tried) => isTaken(tried, [], 'it') },
  {
    pattern: new RegExp(
      `\\bking (?:can |could )?(?:also )?(?:steps?|goe?s?|gets?|escapes?)(?: aside| away)? (?:down |up )?to ${SQUARE}`,
      'i',
    ),
    holds: ({ after }, { groups }) =>
      after.moves().some((reply) => roleOf(after, reply.from) === 'king' && isAt(reply.to, groups!['square']!)),
  },
];

/** A sentence that calls the try itself legal. */
const LEGAL = /^(?:legal|allowed)\b|^that is (?:a )?legal\b|^(?:the \w+|she|it) (?:may|can) go there\b|^a turn of the board is allowed\b/i;
/** A clause that leaves open which of two things is so, or speaks of what might be. */
const OPEN = /\b(?:if|were|would|neither|unless)\b/i;

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+/);
const clausesOf = (sentence: string): readonly string[] => sentence.split(/\s*[;:]\s+|,? but |, and (?=the |she |it )/);

/** What a sentence says of the move it answers that is not so. */
function findUntrueClauses(says: string, tried: Tried): readonly string[] {
  return sentencesOf(says).flatMap((sentence) =>
    clausesOf(sentence).filter((clause) => {
      if (OPEN.test(clause)) return false;
      return READINGS.some(({ pattern, holds }) => {
        const match = clause.match(pattern);
        if (!match) return false;
        // “The king takes it, or no mate follows” is true where one of both is.
        if (/\bor\b/.test(clause.replace(match[0], ''))) return false;
        return !holds(tried, match);
      });
    }),
  );
}

/** Whether a sentence's claims about pieces on squares hold before the try, after it, or after a reply. */
function isEverTrue(says: string, { position, after }: Tried): boolean {
  const replies = (): readonly Position[] => after.moves().map((reply) => after.after(reply));
  return readStatements(says).every(
    (statement) => isTrue(statement, position) || isTrue(statement, after) || replies().some((next) => isTrue(statement, next)),
  );
}

/** Whether a text says anything that can be held to a move; what has nothing needs no tries, which are found by proof where the task is to mate. */
const isCheckable = (says: string): boolean =>
  readStatements(says).length > 0 ||
  sentencesOf(says)
    .flatMap(clausesOf)
    .some((clause) => READINGS.some(({ pattern }) => pattern.test(clause)));

/** Every sentence to a wrong try that is not true of a try it answers, with file and line; for tasks of several moves, the first ones. */
export function findUntrueVerdicts(tasks: readonly LessonTask[]): readonly string[] {
  return tasks.flatMap((task) => [...findUntrueTries(task), ...findCalledLegal(task), ...findCheckedStalemates(task)]);
}

function findUntrueTries(task: LessonTask): readonly string[] {
  const { position, goal, wrong } = task;
  if (!isPlaying(goal) || !Object.values(wrong).some(isCheckable)) return [];
  const moves = new Map(position.moves().map((move) => [move.id, move]));
  const found = new Map<string, string[]>();
  for (const { name, verdict, says } of listTries(task)) {
    const move = moves.get(name);
    if (verdict !== 'wrong' || !move || says.startsWith('(')) continue;
    const tried: Tried = { position, move, after: position.after(move) };
    const untrue = [...findUntrueClauses(says, tried), ...sentencesOf(says).filter((sentence) => !isEverTrue(sentence, tried))];
    for (const clause of untrue) found.set(clause, [...(found.get(clause) ?? []), name]);
  }
  return [...found].map(
    ([clause, names]) => `${task.at}: “${task.name}” says “${clause}”, which is not so of ${names.slice(0, 4).join(', ')}`,
  );
}

/** Moves that a task accepts as a stalemate and that give check: a player in check is not stalemated. */
function findCheckedStalemates(task: LessonTask): readonly string[] {
  const { position, goal } = task;
  if (goal.kind !== 'play') return [];
  return position.moves().flatMap((move) => {
    if (!goal.moves.includes(move.id)) return [];
    const after = position.after(move);
    if (after.status() !== 'stalemate' || after.checks().length === 0) return [];
    return [`${task.at}: “${task.name}” accepts ${move.id} as a stalemate, and it gives check`];
  });
}

/** Tries that a sentence calls legal and the rules forbid: targets of a task that asks where a piece may go, and moves of their own name. */
function findCalledLegal({ position, goal, wrong, at, name }: LessonTask): readonly string[] {
  const isCalled = (says: string): boolean => sentencesOf(says).some((sentence) => LEGAL.test(sentence));
  const complain = (key: string, says: string): string => `${at}: “${name}” says “${says}” of ${key}, which is not legal`;
  if (goal.kind === 'moves')
    return Object.entries(wrong).flatMap(([key, says]) => (key !== '*' && isCalled(says) ? [complain(key, says)] : []));
  if (!isPlaying(goal)) return [];
  const ids = position.moves().map(({ id }) => id);
  return Object.entries(wrong).flatMap(([key, says]) => {
    if (key === '*' || !isCalled(says) || ids.some((id) => id === key || (key.endsWith('*') && id.startsWith(key.slice(0, -1))))) return [];
    const asked = key.endsWith('*') ? key.slice(0, -1) : key;
    return ids.some((id) => id.startsWith(`${asked}=`) || id.startsWith(`${asked},`)) || sayForbidden(wrong, asked, ids) === undefined
      ? []
      : [complain(key, says)];
  });
}
