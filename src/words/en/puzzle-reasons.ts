import type { Role } from '../../engine/core/piece.ts';
import type { Piece, Met, ReasonCases, ReasonCode, Saving, Stop, Way } from '../reason-cases.ts';
import { countWord, listEither, listNames as list, PLAYER_WORDS } from './names.ts';

/** Up to this many squares are named; for more only the number is given. */
const MOST_NAMED = 3;

const piece = ({ role, square, isWaiting }: Piece): string => `the ${role} on ${square}${isWaiting ? ', about to be promoted,' : ''}`;
const a = (role: Role): string => `a ${role}`;
const squares = (names: readonly string[]): string => (names.length > MOST_NAMED ? `${countWord(names.length)} squares` : list(names));
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** How a reply refutes a try, as what follows a colon. */
function sayWay(way: Way): string {
  switch (way.kind) {
    case 'flight':
      return way.cover
        ? `${way.square} is open to the king, which in the solution ${piece(way.cover)} covers`
        : `${way.square} is open to the king`;
    case 'king-takes':
      return way.guard
        ? `nothing guards the ${way.piece.role} there, while ${piece(way.guard)} guards ${way.on ?? ''}`
        : `nothing guards the ${way.piece.role} there`;
    case 'takes':
      return way.level
        ? `${piece(way.by)} reaches ${way.piece.square}, but not ${way.level}`
        : `${piece(way.by)} reaches ${way.piece.square}`;
    case 'between':
      return `${piece(way.by)} comes between on ${way.square}`;
    case 'board':
      return way.ride
        ? `the board ${way.turns ? 'turns' : `goes to ${way.pin}`} and takes the king to ${way.ride}`
        : `${way.pieces.length > 0 ? `${list(way.pieces.map(piece))} ${way.pieces.length === 1 ? 'rides' : 'ride'} along` : way.turns ? `the board on ${way.pin} turns` : `a board goes to ${way.pin}`}`;
    case 'attacks':
      return `then ${list(way.by.map(piece))} ${way.by.length === 1 ? 'attacks' : 'attack'} the king`;
    case 'captures':
      return `that captures the ${way.piece.role}`;
    case 'mates':
      return 'that is mate';
    case 'promotes':
      return `a new ${way.role} is on the board`;
    case 'checks':
    case 'other':
      return '';
  }
}

const sayMet = ({ replies, more, answer }: Met<string>): string =>
  `after ${more > 0 ? `${list(replies)} and ${countWord(more)} more` : listEither(replies)} comes ${answer}`;

/** How moves save a king, as what follows them. */
function saySaving(how: Saving, isOne: boolean): string {
  switch (how.kind) {
    case 'steps':
      return isOne ? 'takes the king out of reach' : 'take the king out of reach';
    case 'castles':
      return `takes the king to ${how.square}, out of reach`;
    case 'takes':
      return `${isOne ? 'captures' : 'capture'} ${piece(how.piece)}${how.attacks ? ', which attacks it' : ''}`;
    case 'checks':
      return `${isOne ? 'gives' : 'give'} check, which ${PLAYER_WORDS[how.player]} has to answer`;
    case 'between':
      return isOne ? 'shuts the line to the king' : 'shut the line to the king';
  }
}

/** Why a threat no longer works, as what follows the key. */
function sayStop(stop: Stop<string>, moves: number): string {
  const inTime = moves > 1 ? ' in time' : '';
  switch (stop.kind) {
    case 'blocked':
      return `stands in its way on ${stop.square}`;
    case 'captured':
      return `captures ${piece(stop.piece)}, which would play it`;
    case 'pinned':
      return `pins ${piece(stop.piece)}, which would play it`;
    case 'covered':
      return `covers ${stop.square}${stop.by ? ` with ${piece(stop.by)}` : ''}`;
    case 'check':
      if (stop.isMate) return 'mates first';
      return stop.replies.length > 0
        ? `gives check, and the only ${stop.replies.length === 1 ? 'reply' : 'replies'}, ${list(stop.replies)}, ${stop.replies.length === 1 ? 'does' : 'do'} not mate${inTime}`
        : `gives check, and none of the ${countWord(stop.count)} replies mates${inTime}`;
    case 'gone':
      return `takes away ${stop.square}, where it would go`;
    case 'unreached':
      return 'makes it impossible';
    case 'late':
      return '';
    case 'no-check':
      return 'shuts the line of its check';
    case 'answered':
      return sayAnswered(stop);
  }
}

function sayAnswered({ reply, way, left, by }: Extract<Stop<string>, { kind: 'answered' }>): string {
  switch (way.kind) {
    case 'flight':
      if (left === 'vacated') return `clears ${way.square} for the king: ${reply}`;
      if (left === 'arrived') return `brings the king a new square, ${way.square}: ${reply}`;
      if (left === 'walked') return `takes the king to where it can step out: ${reply}`;
      if (left === 'shut' && by) return `shuts the line of ${piece(by)} to ${way.square}, and the king steps out: ${reply}`;
      return `lets the king step out: ${reply}`;
    case 'takes':
      return `guards ${way.piece.square}: ${reply}`;
    case 'king-takes':
      return `leaves ${way.piece.square} to the king: ${reply}`;
    case 'between':
      return `lets ${piece(way.by)} come between: ${reply}`;
    case 'board':
      return way.ride ? `lets the king ride away: ${reply}` : `lets a board answer it: ${reply}`;
    default:
      return `lets ${reply} answer it`;
  }
}

const sayCovers = (covers: readonly { readonly by: Piece; readonly squares: readonly string[] }[]): string =>
  covers.map(({ by, squares: covered }) => `${piece(by)} covers ${squares(covered)}`).join(', ');

/** A sentence for every reason why a solution solves its puzzle. */
export const PUZZLE_REASONS: { readonly [C in ReasonCode]: (args: ReasonCases<string>[C]) => string } & { readonly it: string } = {
  /** The key, where a sentence goes on about it. */
  it: 'It',
  'other-checks': ({ count, outs, cover }) => {
    const leave = (square: string): string => `leaves the king ${square}`;
    const [first, second] = outs;
    if (first!.square === '') return `Against each of the ${countWord(count)} other checks the checking piece can be captured.`;
    if (!second) {
      const rest = cover ? `, which in the solution ${piece(cover)} covers` : '';
      return `Each of the ${countWord(count)} other checks ${leave(first!.square)}${rest}.`;
    }
    return `Of the ${countWord(count)} other checks ${countWord(first!.count)} ${first!.count === 1 ? leave(first!.square) : leaveAll(first!.square)}, and ${second.count === 1 ? `the last one ${leave(second.square)}` : `the rest ${leaveAll(second.square)}`}.`;
  },
  mated: ({ checking, own, others, rest, count, blocked }) =>
    [
      `${capital(list(checking.map(piece)))} ${checking.length === 1 ? 'gives' : 'give'} check`,
      own.length > 0 ? ` and covers ${squares(own)}` : '',
      ...others.map(({ by, squares: covered }) => `; ${piece(by)} covers ${squares(covered)}`),
      rest.length > 0 ? `; ${list(rest.map(piece))} cover the other ${countWord(count)}` : '',
      blocked.length > 0
        ? `; ${blocked.length === 1 ? 'one of its own pieces stands' : 'its own pieces stand'} on ${squares(blocked)}`
        : '',
      '.',
    ].join(''),
  wins: ({ won, given, made, waits }) => {
    const line = [
      won.length > 0 ? `wins ${list(won.map(a))}` : '',
      given.length > 0 ? `gives ${list(given.map(a))}` : '',
      made.length > 0 ? `makes ${list(made.map(a))} of a pawn` : '',
      waits ? 'has a pawn that waits to become a queen' : '',
    ].filter(Boolean);
    return `The main line ${list(line)}.`;
  },
  becomes: ({ role, square }) => `The pawn becomes ${a(role)} on ${square}, whatever the reply.`,
  depends: ({ ways }) =>
    `What the pawn becomes depends on the reply: ${ways
      .map(({ replies, roles, square }) => `after ${listEither(replies)} ${listEither(roles.map(a))} on ${square}`)
      .join('; ')}.`,
  left: ({ roles, isMain }) =>
    `${isMain ? 'In the main line' : 'Then'} ${
      roles.length === 0
        ? 'only the two kings are left'
        : roles.length === 1
          ? `only ${a(roles[0]!)} is left beside the kings`
          : 'only bishops on squares of one colour are left beside the kings'
    }, and the game is drawn at once.`,
  survives: ({ king, next, third, replies, isAlways }) =>
    `${isAlways ? `${PLAYER_WORDS[king]}’s king stays in check, and yet is not taken` : `Where ${PLAYER_WORDS[king]}’s king stays in check, it is not taken`}: ${PLAYER_WORDS[next]} is next, and ${replies === 1 ? 'the only legal move takes' : 'every legal move takes'} ${PLAYER_WORDS[third]}’s king. That ends the game, and ${PLAYER_WORDS[king]} survives with ½ point.`,
  saved: ({ ways }) => `${capital(ways.map(({ moves, how }) => `${list(moves)} ${saySaving(how, moves.length === 1)}`).join('; '))}.`,
  danger: ({ king, player, from, reply, isAny, taker }) =>
    `${isAny ? `If ${PLAYER_WORDS[player]} moves ${piece(from)}` : `After ${PLAYER_WORDS[player]}’s ${reply}`}, ${PLAYER_WORDS[taker.owner]}’s ${taker.role} on ${taker.square} takes ${PLAYER_WORDS[king]}’s king: that is the danger.`,
  closes: ({ key, king, squares: closed }) =>
    `${key} covers ${squares(closed)} next to ${PLAYER_WORDS[king]}’s king, which ${closed.length === 1 ? 'was' : 'were'} uncovered before.`,
  'under-attack': ({ king, by }) =>
    `${PLAYER_WORDS[king]}’s king is attacked by ${list(by.map(({ owner, role, square }) => `${PLAYER_WORDS[owner]}’s ${role} on ${square}`))}.`,
  'double-check': ({ key, by, isMate }) =>
    isMate
      ? `${key} is double check: no single move meets both.`
      : `After ${key} ${list(by.map(piece))} check at once, and no single move meets both.`,
  discovered: ({ key, by, isBoard, isMate }) =>
    `${key} ${isBoard ? 'moves a board out of the line' : 'opens the line'} of ${piece(by)}${isMate ? '' : ', which gives check'}.`,
  uncovers: ({ key, square, role }) => `${key} uncovers the pawn on ${square}, which becomes ${a(role)} there.`,
  rides: ({ key, pieces, turns, isMate }) => {
    const brought = list(pieces.map(({ role, square }) => `the ${role} to ${square}`));
    return `${key} ${turns ? 'turns its board and brings' : 'carries'} ${brought}${isMate ? '' : ', where it gives check'}.`;
  },
  level: ({ square, other, role, way, isQuiet }) =>
    isQuiet
      ? `The level matters: on ${other} the ${role} gives no check.`
      : way?.kind === 'takes'
        ? `The level matters: ${piece(way.by)} reaches ${other}, but not ${square}.`
        : way?.kind === 'between'
          ? `The level matters: with the ${role} on ${other}, ${piece(way.by)} comes between.`
          : `The level matters: with the ${role} on ${other}, ${way?.kind === 'flight' ? way.square : ''} is open to the king.`,
  threat: ({ key, threat, moves, isForced }) =>
    `${key} threatens ${threat}${moves > 1 ? ` and mate in ${countWord(moves)}` : ''}${isForced ? ', and nothing stops it' : ''}.`,
  early: ({ key, threat, reply, by, square }) =>
    `${threat} at once fails to ${reply}: only after ${key} does ${piece(by)} cover ${square}.`,
  zugzwang: ({ key, player }) =>
    `${key} threatens nothing: it is zugzwang, and ${PLAYER_WORDS[player]} would be safe if no move had to be made.`,
  takes: ({ key, squares: taken }) => `${key} takes ${squares(taken)} from the king.`,
  gives: ({ key, squares: given }) => `${key} even gives the king ${squares(given)}.`,
  offers: ({ key, role }) => `${key} offers the ${role}.`,
  replies: ({ count, ways, rest, isThreatLeft, isCheck }) => {
    const said = capital(ways.map(sayMet).join('; '));
    const lead = isThreatLeft && !isCheck ? (count === 1 ? 'One reply stops it: ' : `${capital(countWord(count))} replies stop it: `) : '';
    const all = lead === '' ? said : lead + said.slice(0, 1).toLowerCase() + said.slice(1);
    return `${all}${rest > 0 ? `; ${rest === 1 ? 'one more has an answer of its' : `${countWord(rest)} more have answers of their`} own` : ''}.`;
  },
  only: ({ reply, answer }) => `The only reply is ${reply}, and then comes ${answer}.`,
  try: ({ tried, reply, player, isByName, way, met }) => {
    const why = sayWay(way);
    return `${tried} fails to ${isByName ? `${PLAYER_WORDS[player]}’s ` : ''}${reply}${met ? `, which after ${met.key} is answered by ${met.answer}` : why === '' ? '' : `: ${why}`}.`;
  },
  parried: ({ threat, key, moves, stop }) =>
    `The threat is ${threat}${moves > 1 ? ` and mate in ${countWord(moves)}` : ''}. ${stop.kind === 'late' ? `After ${key} it comes too late` : `${key} ${sayStop(stop, moves)}`}.`,
  'in-check': ({ player, by, count, ways, rest }) =>
    ways.length === 0
      ? `${PLAYER_WORDS[player]} is in check from ${list(by.map(piece))}, and the other ${count === 1 ? 'parry loses' : `${countWord(count)} parries lose`} to a mate.`
      : `${PLAYER_WORDS[player]} is in check from ${list(by.map(piece))}, and the other parries lose: ${ways.map(sayMet).join('; ')}${rest > 0 ? `; so do ${countWord(rest)} more` : ''}.`,
  attacks: ({ key, isCheck, targets, isForced }) =>
    `${key} ${isCheck ? 'gives check and ' : ''}attacks ${list(targets.map(piece))}${isForced ? ': one of them is lost' : ''}.`,
  doomed: ({ key, piece: lost, how, reply, answer }) => {
    const end = `after ${reply} comes ${answer}.`;
    if (how === 'check') return `${key} gives check and attacks ${piece(lost)}, which is lost: ${end}`;
    if (how === 'pinned') return `After ${key} ${piece(lost)} is pinned and lost: ${end}`;
    if (how === 'drawn') return `${key} draws ${piece(lost)} away, and it is lost whatever the reply: ${end}`;
    return `After ${key} ${piece(lost)} is lost whatever the reply: ${end}`;
  },
  chase: ({ player, reply, next, answer, role, owner }) =>
    `After ${PLAYER_WORDS[player]}’s ${reply}${next ? ` and ${PLAYER_WORDS[next.player]}’s ${next.reply}` : ''}, ${answer} takes ${PLAYER_WORDS[owner]}’s ${role}.`,
  attacked: ({ king, by }) => `${PLAYER_WORDS[king]}’s king is attacked by ${list(by.map(piece))} at once.`,
  attempt: ({ player, reply, from, to, king, way, taker }) => {
    const what =
      way.kind === 'between'
        ? `come between with ${piece(from)} on ${to}`
        : way.kind === 'takes' || way.kind === 'king-takes'
          ? `capture the ${way.piece.role} on ${way.piece.square}`
          : `play ${reply ?? to}`;
    return `${PLAYER_WORDS[player]} can ${what}${reply ? ` (${reply})` : ''}, but then ${piece(taker)} takes ${PLAYER_WORDS[king]}’s king.`;
  },
  steps: ({ king, checking, covers }) => {
    const [first] = checking;
    const own = first && covers.find(({ by }) => by.square === first.square);
    const others = covers.filter((one) => one !== own);
    const lead = first ? `${capital(piece(first))} attacks ${PLAYER_WORDS[king]}’s king` : '';
    return `${lead}${own ? ` and covers ${squares(own.squares)}` : ''}${others.length > 0 ? `; ${sayCovers(others.slice(0, 2))}` : ''}.`;
  },
  shared: ({ king, takers }) => {
    const said = takers.map(({ player, count, replies }, at) =>
      replies.length > 0
        ? `after ${listEither(replies)} ${PLAYER_WORDS[player]} takes the king`
        : `after ${at === 0 ? `${countWord(count)} of ${PLAYER_WORDS[king]}’s moves` : `the other ${countWord(count)}`} ${PLAYER_WORDS[player]} takes the king`,
    );
    return `${capital(said.join(', '))}.`;
  },
  captured: ({ captures }) => {
    const said = captures.map(
      ({ role, owner, square, by, from }) =>
        `${piece(by)} captures ${PLAYER_WORDS[owner]}’s ${role} on ${square}${from ? `, which had come from ${from}` : ''}`,
    );
    return `${capital(said.join('; '))}.`;
  },
  impostor: ({ role, square, from }) => `The ${role} on ${square} is not the one that began there: it came from ${from}.`,
  twice: ({ role, from, square, by }) => `The ${role} from ${from} comes to ${square} by way of ${list(by)}.`,
  home: ({ role, square, by }) => `The ${role} on ${square} has not stood still: it has been on ${list(by)} and come home.`,
  order: ({ first, then, to }) =>
    `${capital(piece(first))} moves first, to let ${piece(then)} ${to === first.square ? 'in' : `through to ${to}`}.`,
  'board-away': ({ move, player }) => `${move} takes a board away from beside ${PLAYER_WORDS[player]}’s king.`,
  helpless: ({ player, piece: checking }) => `${PLAYER_WORDS[player]} can neither capture ${piece(checking)} nor come between.`,
  'self-block': ({ player, pieces, moves }) =>
    `${list(moves)}: ${list(pieces.map(piece))} ${pieces.length === 1 ? 'takes that square' : 'take those squares'} from ${PLAYER_WORDS[player]}’s own king.`,
  opens: ({ move, by }) => `${move} opens the line of ${piece(by)}.`,
  walks: ({ player, from, to, isRide }) =>
    `${PLAYER_WORDS[player]}’s king ${isRide ? 'rides' : 'goes'} from ${from} to ${to} to be mated there.`,
  'must-take': ({ key, replies, isCheck }) => `${key} ${isCheck ? 'gives check and ' : ''}has to be captured: ${listEither(replies)}.`,
  stuck: ({ player, covers, own, pinned, still, isMain }) => {
    const parts = [
      covers.length > 0 ? sayCovers(covers) : '',
      own.length > 0 ? `its own pieces stand on ${squares(own)}` : '',
      pinned.length > 0 ? `${list(pinned.map(piece))} ${pinned.length === 1 ? 'is' : 'are'} pinned` : '',
      still.length > 0 && still.length <= MOST_NAMED ? `${list(still.map(piece))} cannot move` : '',
    ].filter(Boolean);
    return `${isMain ? 'In the main line ' : 'Then '}${PLAYER_WORDS[player]} has no move: ${parts.join('; ')}.`;
  },
};

const leaveAll = (square: string): string => `leave the king ${square}`;
