import { describe, expect, test } from 'vitest';
import { makeRandom } from '../../../curation/common/random.ts';
import { findRuleset, RULESETS } from '../../../src/engine/index.ts';
import { findRefusal } from '../../../src/game/reader/refused-move.ts';
import { readText } from '../../../src/game/reader/read-text.ts';

const say = (id: string, text: string): string | undefined =>
  readText(text, { find: findRuleset, ruleset: findRuleset(id)! }).fault?.sentence;

describe('a typed move that is refused names the rule, as a press on its squares does', () => {
  test.for([
    ['meder', 'b1W-b1N', 'Move 1 (White): “b1W-b1N” is not a legal move here: there is no square b1N now; no board has it (3.1(e)).'],
    ['meder', 'Na1W-c4W', 'the knight goes two along a file or rank and one aside, and from a1W that does not lead to c4W (3.3).'],
    ['meder', 'QL1-QL4', 'White’s board at QL1 carries four pieces; a board moves with one at most (3.6).'],
    ['meder', '0-0', 'castling is not allowed as a player’s first move of the game (3.5(a)(ii)).'],
    ['meder', 'a2QL1-a3W', 'there is no square a2QL now; no board has it (3.1(e)).'],
    ['grant', 'd0KL-d1W', 'your own knight is on d1W (General).'],
    ['bartmess', 'O-O', 'there is no castling in these rules (6.1).'],
    ['bartmess', 'b2,WB-b2,NB', 'there is no square a1N now; no board has it (6).'],
    ['usenet', 'b7B-b6B', 'it is White’s turn, and on b7B is a black pawn (Rules).'],
    ['harshman', 'f1-g5', 'the knight leaps two cells across faces in one direction and one more outward (IV, Knight).'],
    ['harshman', 'O-O', 'castling is blocked from f1 and g1 (IV, Castling).'],
  ] as const)('%s %s', ([id, text, reason]) => {
    expect(say(id, text)).toContain(reason);
    expect(say(id, text)).toMatch(/^Move 1 \(White\): “[^”]+” is not a legal move here: [^.]+ \(.+\)\.$/);
  });

  test.for(RULESETS.map(({ id }) => id))('by the id of any two places as by hand: %s', (id) => {
    const position = findRuleset(id)!.begin();
    const places = [...position.squares.map(({ name }) => name), ...position.boards.map(({ pin }) => pin)];
    const random = makeRandom(3);
    const pick = (): string => places[Math.floor(random() * places.length)]!;
    const pairs = Array.from({ length: 300 }, () => [pick(), pick()] as const);
    const refused = pairs.filter(([from, to]) => !position.explain(from, to).legal);
    expect(refused.length).toBeGreaterThan(200);
    for (const [from, to] of refused) expect(findRefusal(position, `${from}-${to}`)).toEqual(position.explain(from, to));
  });

  test('a legal move has no refusal, nor a word that is no move, nor one that several pieces are refused for different reasons', () => {
    const position = findRuleset('meder')!.begin();
    for (const word of ['b2W-b4N', 'a1W-b3N', 'hello', 'b5', 'Qh5W', 'QL4']) expect(findRefusal(position, word)).toBeUndefined();
  });
});
