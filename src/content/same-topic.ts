import { sayFact } from '../words/facts.ts';
import { answerOf, type FactTopic, type Ruleset } from '../engine/index.ts';
import type { Topic } from '../puzzles/topic.ts';

/** The facts that say what differs in a topic, the most telling first. A family without one of them has other words for it. */
const FACTS_OF: Partial<Record<Topic, readonly FactTopic[]>> = {
  set: ['pins', 'board-start', 'cells'],
  setup: ['board-start', 'first-moves', 'pieces'],
  names: ['pins', 'cells'],
  lines: ['column-block', 'level-change', 'gap-crossing', 'board-as-level', 'straight-up-down'],
  pieces: ['column-block', 'straight-up-down', 'king-levels', 'knight-levels', 'pieces'],
  king: ['king-levels', 'king-capture', 'king-protection'],
  queen: ['straight-up-down', 'column-block'],
  rook: ['straight-up-down', 'column-block'],
  bishop: ['straight-up-down', 'column-block'],
  knight: ['knight-levels', 'knight-ground'],
  pawn: ['pawn-off-board', 'pawn-levels', 'pawn-step', 'pawn-capture'],
  'double-step': ['double-step', 'carried-double-step'],
  'en-passant': ['en-passant'],
  promotion: ['promotion-when', 'promotion', 'promotion-to', 'promotion-where', 'carried-promotion'],
  castling: ['castling'],
  'attack-boards': ['board-mover', 'board-load', 'board-reach', 'board-forward-only'],
  rotation: ['board-rotation'],
  inversion: ['board-inversion'],
  check: ['king-capture', 'king-protection'],
  checkmate: ['checkmate'],
  stalemate: ['stalemate'],
  draw: ['repetition', 'threefold', 'fifty-moves', 'dead-positions', 'material-draw'],
  declaration: ['checkmate'],
  stages: ['end'],
  resignation: ['resignation'],
};

/** A topic that holds another: where a course has no lesson of the one, it may have one of the other. */
const BROADER: Partial<Record<Topic, Topic>> = {
  king: 'pieces',
  queen: 'pieces',
  rook: 'pieces',
  bishop: 'pieces',
  knight: 'pieces',
  'double-step': 'pawn',
  'en-passant': 'pawn',
  rotation: 'attack-boards',
  inversion: 'attack-boards',
  setup: 'set',
  stalemate: 'draw',
  declaration: 'checkmate',
};

/** The lesson of a course that is about a topic: about it alone, else about what holds it, else about a part of it. */
export function findLesson<T extends { readonly data: { readonly topic?: Topic | undefined } }>(
  lessons: readonly T[],
  topic: Topic,
): T | undefined {
  const about = (one: Topic | undefined): T | undefined => one && lessons.find(({ data }) => data.topic === one);
  return about(topic) ?? about(BROADER[topic]) ?? lessons.find(({ data }) => data.topic && BROADER[data.topic] === topic);
}

/** One sentence on what is different in a topic under another ruleset, from the facts of both; nothing where no fact is about it. */
export function tellDifference(here: Ruleset, there: Ruleset, topic: Topic): string | undefined {
  const ids = FACTS_OF[topic] ?? [];
  const known = ids.filter((id) => answerOf(there, id) !== undefined);
  const different = known.find((id) => answerOf(here, id) !== answerOf(there, id));
  if (different) return sayFact(there, different);
  const same = known[0] && sayFact(there, known[0]);
  return same && `The same there: ${same[0]!.toLowerCase()}${same.slice(1)}`;
}
