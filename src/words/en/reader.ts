import { listEither, listNames, PLAYER_WORDS } from './names.ts';
import type { Player } from '../../engine/core/piece.ts';
import type { Family } from '../../engine/core/ruleset.ts';
import { quote } from './quote.ts';

/** A sentence to stand behind a colon: without its stop, and with a capital only where a name has one. */
const headless = (sentence: string): string => {
  const [first = ''] = /^\p{L}+/u.exec(sentence) ?? [];
  const isName = Object.values(PLAYER_WORDS).includes(first) || first.length === 1;
  return (
    (isName && first !== 'A' ? sentence.charAt(0) : sentence.charAt(0).toLowerCase()) +
    sentence.slice(1).replace(/\.$/, '').replace(': ', '; ')
  );
};

/** What is said of a text that was pasted and could not be read, or not to its end. Each ends without its stop. */
export const READER = {
  place: (line: number): string => `line ${line}`,
  moveAt: (number: number, player: Player): string => `move ${number} (${PLAYER_WORDS[player]})`,
  sentence: (place: string, message: string): string => `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${message}.`,
  tooLong: (most: number): string => `this text is too long for a game; expected at most ${most} characters`,
  nothing: 'there is nothing to read; expected a game, a position or a link',
  neither: 'this is neither a position nor a game; a game begins with its first move, as in “1. …”',
  noRules: 'the text does not say by which rules it is played; expected a header such as [Ruleset "meder"]',
  noRulesInLink: 'the link does not say which rules; part of it may have been lost',
  emptyPosition: 'the link has no position behind position=; part of it may have been lost',
  unknownRules: (found: string, ids: readonly string[]): string =>
    `${quote(found)} is not a ruleset known here; expected ${listEither(ids)}`,
  unknownVariant: (found: string, rules: string): string =>
    `the header names ${quote(found)}, which is not one of our rulesets; the moves are read by the ${rules}`,
  severalRules: (ids: readonly string[]): string => `this position can stand by several rules; say which: ${listEither(ids)}`,
  otherRules: (asked: string, ids: readonly string[]): string =>
    `this position cannot stand by the rules asked for, ${asked}; it can by ${listEither(ids)}`,
  otherRulesToo: (message: string, ids: readonly string[]): string => `${message}; this position can stand by ${listEither(ids)}`,
  list: (turn: Player, isThreeway: boolean): string =>
    `this is read as a list of pieces: ${PLAYER_WORDS[turn]} is to move, no piece may castle${isThreeway ? '' : ', and a board that is not named stands where it begins'}`,
  listSquare: (found: string, isThreeway: boolean): string =>
    `this looks like a list of pieces, but ${quote(found)} is not a square here; write each piece with its ${isThreeway ? 'cell, as Ke1' : 'square and its level, as Kd0KL'}, or set the position up by hand`,
  listOwner: (isThreeway: boolean): string =>
    `this looks like a list of pieces; say whose they are, as in ${isThreeway ? 'White: Ke1. Gray: Ka5. Black: Kl5' : 'White: Kd0KL. Black: Kd9kl'}`,
  listImpossible: (reason: string): string => `this looks like a list of pieces, and they make no position: ${headless(reason)}`,
  beginsLater: (number: string, turn: Player): string =>
    `${quote(number)} says that ${PLAYER_WORDS[turn]} has moved already; that move is missing before it`,
  positionBehind: 'another position begins here; a game has one, before its moves',
  positionPart: 'this is a part of a position; a whole one names every board and says who is to move',
  unknownPart: (names: readonly string[]): string =>
    `the link has a part that is not known here, ${quote(names.join(', '))}; all else was read`,
  partTwice: (names: readonly string[]): string => `the link says ${listNames(names)} more than once; what stands first was read`,
  otherLink: 'this link holds no game of ours; the link of a game has #rules= in it',
  noStep: (at: string, most: number): string => `found the place ${quote(at)}, expected a step from 0 to ${most}`,
  levelMissing: (moves: readonly string[]): string => `the level is missing: ${listEither(moves)}`,
  levelUnknown: (found: string): string =>
    `${quote(found)} names no level here; a square ends in W, N or B, or in the name of its attack board, as a1QL does`,
  otherLetters: (found: string, letters: readonly string[], written: string, isLegal: boolean): string =>
    `in these rules ${listNames(letters)}: ${quote(found)} is written ${written}${isLegal ? '' : ', which is not a legal move here'}`,
  letterOf: (piece: string, letter: string): string => `the ${piece} is ${letter}`,
  otherTurn: (found: string, player: Player, turn: Player): string =>
    `${quote(found)} calls ${PLAYER_WORDS[player]}, but it is the turn of ${PLAYER_WORDS[turn]}`,
  refused: (found: string, reason: string, source: string): string =>
    `${quote(found)} is not a legal move here: ${headless(reason)} (${source})`,
  castlingForm: (found: string, family: Family): string =>
    `${quote(found)} is not castling; it is written ${family === 'threeway' ? 'O-O or O-O-O' : '0-0 or 0-0-0'}`,
  wordsInBrackets: (found: string): string => `${quote(found)} is not a move; ( ) are for variations, words stand in { }`,
  severalLanguages: (found: string, moves: readonly string[]): string =>
    `${quote(found)} may mean ${listEither(moves)}, in different languages`,
  form: {
    'comment-open': 'a comment that begins with { has no }',
    'variation-first': 'a variation stands behind the move it replaces; there is no move before this (',
    'variation-deep': 'variations are nested too deep',
    'variation-end': 'this ) ends a variation that has no (',
    'variation-empty': 'there is no move between ( and )',
    'variation-open': 'a variation that begins with ( has no )',
    'behind-result': 'moves stand behind the result; a game ends there',
    'another-game': 'another game begins here; the first is read',
    header: 'this is not a header; expected the form [Name "value"]',
    moves: 'the game is too long; at most 3,000 moves of one line and 12,000 with variations are read',
  },
} as const;
