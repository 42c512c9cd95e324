import { describe, expect, test } from 'vitest';
import { parseAddress } from '../../src/game/game-address.ts';
import { AnalysisBoard } from '../../src/game/analysis-board.ts';
import { openSteps, chooseNewerGame } from '../../src/game/opening-address.ts';
import { runToEnd } from '../../src/platform/cooperative-task.ts';
import type { StoredCorrespondence } from '../../src/game/correspondence.ts';
import { expect as must, findRuleset } from '../../src/engine/index.ts';

/** A browser with its own storage, which opens links. */
class Browser {
  readonly kept: StoredCorrespondence[] = [];
  free!: AnalysisBoard;
  readonly box = {
    list: () => this.kept,
    keep: (mail: StoredCorrespondence) => void this.kept.splice(0, this.kept.length, mail, ...this.kept.filter(({ id }) => id !== mail.id)),
    makeId: () => 'k3x9q',
  };

  constructor(hash: string) {
    this.open(hash);
  }

  /** Opens an address as its page does, in a new tab. */
  open(hash: string): this {
    const nothing = async () => undefined;
    const fetchRules = async (id: string) => findRuleset(id);
    const games = { list: () => [], keep: () => {}, remove: () => {}, isUnsaved: false, makeId: () => 'g4m3s' };
    const world = {
      fetchRules,
      games,
      ask: nothing,
      drop: () => {},
      announce: () => {},
      shown: nothing,
      mailbox: this.box,
      random: () => 0,
      now: () => 0,
    };
    const settled = chooseNewerGame(hash, this.box);
    this.free = new AnalysisBoard(world, must(parseAddress(settled.hash, findRuleset)), settled.fault);
    return this.keep();
  }

  keep(): this {
    this.free.correspondence.keep(this.hash);
    return this;
  }

  get hash(): string {
    return this.free.address.value.hash;
  }

  play(id: string): this {
    const { free } = this;
    free.move(free.position.moves().find((move) => move.id === id)!);
    return this.keep();
  }

  /** Sends the link. */
  send(): string {
    this.free.correspondence.send('');
    this.keep();
    return this.hash;
  }

  get says(): string {
    const standing = this.free.correspondence.standing.value;
    return standing ? `${standing.kind} ${standing.turn} as ${standing.seats.join('') || '-'}, ${standing.news.length} new` : 'none';
  }
}

/** A game by link of two, as far as Black has its first link. */
function begin(): { white: Browser; black: Browser } {
  const white = new Browser('#rules=meder');
  white.free.beginCorrespondence();
  white.play('b2W-b4N');
  return { white, black: new Browser(white.send()) };
}

describe('a game by link', () => {
  test('goes to and fro: who opens a link sees what was played and plays; who has moved waits', () => {
    const white = new Browser('#rules=meder');
    white.free.beginCorrespondence();
    expect([white.says, white.free.mode]).toEqual(['turn w as -, 0 new', 'play']);
    white.play('b2W-b4N');
    expect([white.says, white.free.mode, white.hash]).toEqual(['unsent b as w, 1 new', 'look', '#rules=meder&moves=b2W-b4N&mail=k3x9q:b']);
    const black = new Browser(white.send());
    expect([white.says, black.says]).toEqual(['waits b as w, 0 new', 'turn b as -, 1 new']);
    expect([white.free.side, black.free.side]).toEqual(['w', 'b']);
    black.play('b7B-b5B');
    white.open(black.send());
    expect([black.says, white.says, white.free.mode]).toEqual(['waits w as b, 0 new', 'turn w as w, 1 new', 'play']);
  });

  test('nobody moves for another, nor beside the game', () => {
    const { white, black } = begin();
    white.play('b7B-b5B');
    expect(white.hash).toContain('moves=b2W-b4N&');
    black.free.go('Home');
    expect(black.free.mode).toBe('look');
    black.play('c2W-c3W');
    expect(black.hash).toBe('#rules=meder&moves=b2W-b4N&at=0&mail=k3x9q:b');
    black.free.go('End');
    expect(black.free.mode).toBe('play');
  });

  test('unless somebody sits down for both', () => {
    const { white } = begin();
    white.free.correspondence.sitDown();
    expect([white.says, white.free.mode]).toEqual(['turn b as wb, 0 new', 'play']);
    white.play('b7B-b5B').play('c2W-c3W');
    expect(white.free.correspondence.unsent).toBe(2);
  });

  test('what was not sent is taken back, what was is not', () => {
    const { white, black } = begin();
    expect([white.free.canUndo, white.free.canRedo]).toEqual([false, false]);
    white.free.undo();
    expect(white.hash).toContain('moves=b2W-b4N&');
    black.play('b7B-b5B');
    expect(black.free.canUndo).toBe(true);
    black.free.undo();
    expect([black.hash, black.free.mode]).toEqual(['#rules=meder&moves=b2W-b4N&mail=k3x9q:b', 'play']);
    black.free.undo();
    expect(black.hash).toContain('moves=b2W-b4N&');
  });

  test('is the same after a reload, with what waits to be sent', () => {
    const { black } = begin();
    black.play('b7B-b5B');
    expect(black.open(black.hash).says).toBe('unsent w as b, 1 new');
    // The link that came is older by then: the browser shows what was played since.
    black.open('#rules=meder&moves=b2W-b4N&mail=k3x9q:b');
    expect([black.says, black.free.fault.value]).toEqual(['unsent w as b, 1 new', expect.stringContaining('older than your game')]);
  });

  test('a link that tells another game is refused, and the game is shown as it is kept', () => {
    const { white, black } = begin();
    black.play('b7B-b5B');
    white.open(black.send().replace('b2W-b4N', 'c2W-c3W'));
    expect(white.free.fault.value).toMatch(/^Move 1: found c2W-c3W, expected b2W-b4N/);
    expect(white.says).toBe('waits b as w, 0 new');
    expect(white.open(black.hash).says).toBe('turn w as w, 1 new');
  });

  test('begins with the line on the board, without what was tried beside it; the machine leaves', () => {
    const board = new Browser('#rules=meder&moves=b2W-b4N+(c2W-c3W)+b7B-b5B&at=1&machine=b:club');
    board.free.beginCorrespondence();
    expect(board.hash).toBe('#rules=meder&moves=b2W-b4N&mail=k3x9q:b');
    board.free.stopCorrespondence();
    expect([board.says, board.hash]).toEqual(['none', '#rules=meder&moves=b2W-b4N']);
  });

  test('is left by another game, a position that is set up, or other rules', async () => {
    for (const leave of [
      async (free: AnalysisBoard) => free.edit(),
      (free: AnalysisBoard) => free.loader.choose('grant'),
      (free: AnalysisBoard) => free.loader.restart(),
    ]) {
      const { white } = begin();
      await leave(white.free);
      expect([white.says, white.hash.includes('mail')]).toEqual(['none', false]);
      expect(white.kept).toHaveLength(1);
    }
  });

  test('in which nothing was played is not kept', () => {
    const board = new Browser('#rules=meder');
    board.free.beginCorrespondence();
    expect(board.keep().kept).toEqual([]);
  });
});

describe('a game of three by link', () => {
  test('tells each what the two others played', () => {
    const white = new Browser('#rules=harshman');
    white.free.beginCorrespondence();
    const gray = new Browser(white.play('c1-e4').send());
    const black = new Browser(gray.play('a6-a4').send());
    expect([gray.says, black.says]).toEqual(['waits b as g, 0 new', 'turn b as -, 2 new']);
    // Whoever is sent another's link sees that it is not their turn.
    expect(white.open(gray.hash).says).toBe('waits b as w, 1 new');
    white.open(black.play('l6-k5').send());
    expect([white.says, white.free.mode]).toEqual(['turn w as w, 2 new', 'play']);
  });

  test('a mate is declared by the player who sits here, and by no other (Harshman VIII)', () => {
    const MATE = '#rules=harshman&moves=c1-e4+a6-a4+l6-k5+e4-d6+a7-a5+k5-j4+d6-b7&mail=k3x9q:g';
    const seat = (seats: StoredCorrespondence['seats']): Browser => {
      const browser = new Browser('#rules=meder');
      browser.kept.push({ id: 'k3x9q', seats, sent: 7, hash: MATE });
      return browser.open(MATE);
    };
    const ids = ({ free }: Browser): readonly string[] => free.acts.map(({ id }) => id);
    expect(ids(seat(['w']))).toContain('mate:w>g');
    expect(ids(seat(['b']))).not.toContain('mate:w>g');
    const white = seat(['w']);
    white.free.act('mate:w>g');
    expect([white.says, white.free.position.status()]).toEqual(['over b as w, 1 new', 'checkmate']);
    const black = seat(['b']);
    black.free.act('mate:w>g');
    expect(black.says).toBe('waits g as b, 1 new');
  });

  test('resignation is declared after one’s own move, by nobody else (Harshman VIII)', () => {
    const white = new Browser('#rules=harshman');
    white.free.beginCorrespondence();
    const gray = new Browser(white.play('c1-e4').send());
    const named = ({ free }: Browser): readonly string[] => free.acts.map(({ id }) => id).filter((id) => id.startsWith('resign'));
    expect([named(white), named(gray), named(gray.play('a6-a4'))]).toEqual([['resign:w'], [], ['resign:g']]);
  });
});

describe('an address that cannot be read', () => {
  const read = (hash: string) => runToEnd(openSteps(hash, findRuleset, 'usual'));

  test('says to ask for the link again if it is one of a game by link, and only then', () => {
    const wrong = '#rules=harshman&moves=f1-g5';
    const byLink = read(`${wrong}&mail=k3x9q:g`);
    expect(byLink.ok ? '' : byLink.fault.message).toMatch(
      /^Move 1 \(White\): “f1-g5” is not a legal move here: the knight leaps [^.:]+ \(IV, Knight\)\. Ask for the link to be sent again\.$/,
    );
    const own = read(wrong);
    expect(own.ok ? '' : own.fault.message).toMatch(
      /^Move 1 \(White\): “f1-g5” is not a legal move here: the knight leaps [^.:]+ \(IV, Knight\)\.$/,
    );
    expect(read('#rules=harshman&moves=f1-g4&mail=k3x9q:g').ok).toBe(true);
  });
});

describe('how a game by link ends before its last position', () => {
  test('a player resigns, on their turn or not; the link and the record say who, and both browsers are told', () => {
    const { white, black } = begin();
    expect(white.free.correspondence.resigning).toBe('w');
    black.play('b7B-b5B');
    white.open(black.send());
    white.play('c2W-c4N').free.match.resign('w');
    white.keep();
    expect(white.says).toBe('over b as w, 1 new');
    expect(white.free.correspondence.unsent).toBe(2);
    // Not sent yet: it can be taken back, and is still there when the page is loaded again.
    expect(white.open(white.hash).free.correspondence.unsent).toBe(2);
    white.free.takeBack();
    expect([white.free.game.closing, white.free.correspondence.unsent]).toEqual([undefined, 1]);
    white.free.match.resign('w');
    const link = white.send();
    expect(link).toMatch(/c4N\+0-1&mail=k3x9q%?.*b$/);
    black.open(link);
    expect(black.free.game.closing).toEqual({ result: '0-1', reason: 'resignation' });
    expect([black.free.correspondence.unsent, black.free.correspondence.mayMove, black.free.correspondence.resigning]).toEqual([
      0,
      false,
      undefined,
    ]);
    expect(black.free.game.record()).toMatch(/\[Termination "resignation"\][\s\S]*0-1/);
  });

  test('who waits may resign too, and the other browser takes that for news', () => {
    const { white, black } = begin();
    white.free.match.resign('w');
    black.play('b7B-b5B').send();
    const link = white.keep().send();
    const other = new Browser('#rules=meder');
    other.open(link);
    expect(other.free.game.closing?.result).toBe('0-1');
    expect(other.free.correspondence.unsent).toBe(0);
    // Nobody here resigns for the other side.
    expect(begin().white.free.match.resign('b')).toBeUndefined();
    const { white: fresh } = begin();
    fresh.free.match.resign('b');
    expect(fresh.free.game.closing).toBeUndefined();
  });

  test('a draw is offered with a move, accepted by the other side only, and declined by the next move', () => {
    const { white, black } = begin();
    black.play('b7B-b5B');
    black.free.correspondence.offerDraw(true);
    const link = black.send();
    expect(link).toMatch(/mail=k3x9q(:|%3A)w(:|%3A)draw$/);
    // Whoever offers cannot accept.
    black.free.match.agree();
    expect(black.free.game.closing).toBeUndefined();
    white.open(link);
    expect(white.free.correspondence.standing.value).toMatchObject({ offer: 'b', mayAccept: true });
    const declined = new Browser(link);
    declined.play('c2W-c4N');
    expect(declined.free.correspondence.standing.value?.offer).toBeUndefined();
    expect(declined.hash).not.toContain('draw');
    white.free.match.agree();
    const end = white.keep().send();
    black.open(end);
    expect(black.free.game.closing).toEqual({ result: '1/2-1/2', reason: 'agreement' });
    expect(black.free.game.record()).toContain('[Termination "agreement"]');
  });

  test('of three players no draw is offered with a link: the rules have acts for it', () => {
    const board = new Browser('#rules=harshman');
    board.free.beginCorrespondence();
    board.play('f1-g4');
    expect(board.free.correspondence.standing.value?.mayOffer).toBe(false);
    expect(board.free.correspondence.resigning).toBeUndefined();
    const forged = board.send().replace(/mail=(.*)$/, 'mail=k3x9q:g:draw');
    expect(() => new Browser(forged)).toThrow(/mail/);
  });
});
