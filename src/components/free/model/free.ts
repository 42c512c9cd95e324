import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { expect, parseAct, type Act, type Move, type Player, type Position } from '../../../engine/index.ts';
import { describeAct } from '../../board/model/acts.ts';
import type { Line } from '../../board/model/line.ts';
import type { Mode } from '../../board/model/mode.ts';
import type { NotationChoice, PieceStyle } from '../../board/model/settings.ts';
import type { Marks, Standing } from '../../board/model/sight.ts';
import { describeState } from '../../board/model/describe-state.ts';
import { describeMove } from '../../board/model/words.ts';
import { fitAddress, isBegun, makeDraftAddress, rulesOf, type Opened } from './address.ts';
import { AtTable } from './at-table.ts';
import { standingOf } from './draft.ts';
import { Editor } from './editor.ts';
import { describeFault } from './fault-words.ts';
import { Game } from './game.ts';
import { Mailing } from './mailing.ts';
import { openSteps, settleMail } from './opening.ts';
import { Rival } from './rival.ts';
import { Shelf } from './shelf.ts';
import { inSlices } from './slices.ts';
import { readText, rulesetIn, sayTextFault } from './texts.ts';
import { Grower, makeTree, type Path } from './game-tree.ts';
import type { World } from './world.ts';
import { FREE } from '../../../words/free.ts';
import type { ToldFault } from '../../../words/told.ts';

/** What the board shows: a place on a line, or in its place what is set up, with what is picked up. */
export interface Seen {
  readonly line: Line;
  readonly index: number;
  readonly still: Standing | undefined;
  readonly marks: Marks;
}

/** Something said beside the texts. */
export interface Told {
  readonly words: string;
  readonly isWrong: boolean;
}
const SILENT: Told = { words: '', isWrong: false };

/** All that the free board holds and does, without a page: every event is a method, what follows from it are signals. */
export class Free {
  readonly game: Game;
  readonly editor: Editor;
  readonly rival: Rival;
  readonly mailing: Mailing;
  /** What those share who play at one device. */
  readonly table: AtTable;
  /** What is wrong with what was asked for last, said over the moves. */
  readonly fault = signal('');
  /** What is said beside the texts that come in and go out, and the text there. */
  readonly told = signal(SILENT);
  readonly text = signal('');
  /** What the reader has chosen for all boards. */
  readonly notation = signal<NotationChoice>('rules');
  readonly pieces = signal<PieceStyle>('turned');
  /** Whether a game was left to set a position up, to which the reader may go back. */
  readonly hasLeft = signal(false);
  readonly seen: ReadonlySignal<Seen>;
  /** The page's address, and whether it holds the whole game. */
  readonly address: ReadonlySignal<{ readonly hash: string; readonly isWhole: boolean }>;
  readonly #world: World;
  readonly #shelf: Shelf;

  constructor(world: World, opened: Opened, fault?: ToldFault) {
    this.#world = world;
    this.game = new Game(opened);
    this.editor = new Editor((words) => world.announce(words));
    this.rival = new Rival(this.game, {
      ask: (question) => world.ask(question),
      drop: () => world.drop(),
      play: (id) => this.#reply(id),
      say: (found) => this.#say(found),
      announce: (words) => world.announce(words),
      shown: () => world.shown(),
    });
    this.mailing = new Mailing(this.game, world.mailbox);
    this.mailing.open(opened.mail);
    this.table = new AtTable(this.game, world, (player) => this.rival.isReaders(player));
    this.#shelf = new Shelf(
      (id) => world.fetchRules(id),
      this.game.position.ruleset,
      () => this.#say({ code: 'unknown', field: 'rules', message: FREE.faults.notFetched }),
    );
    if (opened.machine && !opened.mail) this.rival.take(opened.machine);
    this.#startDraft(opened);
    this.#say(fault);
    const still = computed(() => this.editor.draft && standingOf(this.editor.draft));
    this.seen = computed(() => ({ line: this.game.line, index: this.game.path.length, still: still.value, marks: this.editor.marks }));
    this.address = computed(() => {
      const { game, rival } = this;
      const { draft } = this.editor;
      if (!draft) return fitAddress(game, rival.machine, this.mailing.mail);
      return { hash: makeDraftAddress(draft, game, rival.machine), isWhole: true };
    });
  }

  /** The rules on the board as they are chosen: `harshman mate=last`. */
  get rules(): string {
    const { id, options } = this.position.ruleset;
    return [id, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(' ');
  }

  get position(): Position {
    return this.game.position;
  }

  /** What a press on the board does: nothing where somebody else has to move, in a game by link. */
  get mode(): Mode {
    if (this.editor.draft) return 'edit';
    return this.mailing.mayMove && this.table.waiting === undefined ? 'play' : 'look';
  }

  /** Whose side is nearest, where that is not left to the reader: who sits here sees the game from his side. */
  get side(): Player | undefined {
    const standing = this.mailing.standing.value;
    if (!standing) return this.editor.draft ? undefined : this.table.side;
    const { seats, turn } = standing;
    return seats.length === 0 || seats.includes(turn) ? turn : seats[0];
  }

  /** A legal move of the reader. */
  move(move: Move): void {
    if (this.mode !== 'play') return;
    this.#play(move);
    this.rival.consider();
  }

  /** What may be said here, by the reader. */
  get acts(): readonly Act[] {
    return this.position.acts().filter((act) => this.mailing.mayAct(act));
  }

  /** A declaration, claim or agreement of the players, by its id. */
  act(id: string): void {
    const act = parseAct(id);
    if (act && !this.mailing.mayAct(act)) return;
    if (this.#act(id)) this.rival.consider();
  }

  /** The game up to here goes on by link; what was tried beside it stays behind. */
  beginMail(): void {
    const { tree, line, path } = this.game;
    const grower = new Grower(tree.position);
    for (const { id } of line.moves.slice(0, path.length)) expect(grower.play(id));
    batch(() => {
      this.open({ tree: grower.tree, path: grower.path, machine: { ...this.rival.machine, players: [] } });
      this.mailing.begin();
      this.table.leave();
    });
  }

  /** The game goes on as the reader's own board; what was sent is kept. */
  stopMail(): void {
    this.mailing.open(undefined);
  }

  /** The board is handed over, at the end of the line. */
  handOver(): void {
    const to = this.table.waiting;
    if (to === undefined) return;
    batch(() => {
      this.go('End');
      this.table.hand(to);
    });
    this.announce(describeState(this.position));
  }

  /** Takes back what was played here and not sent yet. */
  takeBack(): void {
    const { game, mailing } = this;
    if (mailing.unsent === 0) return;
    this.go('End');
    this.#change(() => game.cut());
  }

  goTo(path: Path): void {
    this.#change(() => this.game.goTo(path));
  }

  /** Goes where a key leads in the game: along its line, or to the other line of a fork; whether it leads anywhere. */
  go(key: string): boolean {
    const { game } = this;
    if (this.editor.draft) return false;
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      if (!game.hasFork) return false;
      this.#change(() => game.switchLine(key === 'ArrowUp' ? -1 : 1));
      return true;
    }
    const to = game.placeFor(key);
    if (to) this.goTo(to);
    return to !== undefined;
  }

  promote(): void {
    this.#change(() => this.game.promote());
  }

  cut(): void {
    this.#change(() => this.game.cut());
  }

  /** Says something of a step, the one that led here if no other is named. */
  comment(text: string, path: Path = this.game.path): void {
    this.game.comment(text, path);
  }

  get canUndo(): boolean {
    return this.mailing.isOn ? this.mailing.unsent > 0 : this.game.canUndo;
  }

  get canRedo(): boolean {
    return !this.mailing.isOn && this.game.canRedo;
  }

  undo(): void {
    if (this.mailing.isOn) return this.takeBack();
    this.#change(() => this.game.undo((position) => this.rival.isReaders(position.turn)));
  }

  redo(): void {
    if (this.mailing.isOn) return;
    this.#change(() => this.game.redo((position) => this.rival.isReaders(position.turn)));
  }

  /** Other rules, or an option of theirs, from the start. A position that is being set up is then the start too. */
  async choose(choice: string): Promise<void> {
    const isEditing = this.editor.draft !== undefined;
    const start = await this.#shelf.fetchStart(choice);
    if (!start) return;
    this.open({ tree: makeTree(start), path: [] });
    if (isEditing) this.edit();
  }

  /** A new game by the rules on the board. */
  async restart(): Promise<void> {
    await this.choose(this.rules);
    this.rival.consider();
  }

  /** Another game, and a position to set up if there is one. */
  open({ tree, path, draft, machine, mail }: Opened): void {
    this.#change(() => {
      this.editor.stop();
      this.game.open(tree, path);
      this.mailing.open(mail);
      if (mail) this.table.leave();
      this.table.beginAgain();
      const seated = mail ? { ...this.rival.machine, players: [] } : machine;
      if (seated) this.rival.take(seated);
      this.#startDraft({ tree, path, ...(draft && { draft }) });
    });
  }

  /** Opens what an address holds; what is wrong with it is said. A slow one gives way to whatever came after it. */
  async follow(hash: string): Promise<void> {
    if (hash === '' || hash === this.address.value.hash) return;
    const { hash: wanted, fault } = settleMail(hash, this.#world.mailbox);
    // The game on the board is the one that is kept.
    if (fault && wanted === this.address.value.hash) return this.#say(fault);
    const request = await this.#shelf.fetch(rulesOf(wanted));
    if (!request) return;
    const read = await inSlices(openSteps(wanted, this.#shelf.find, this.notation.value));
    if (!this.#shelf.isLatest(request)) return;
    if (read.ok) this.open(read.value);
    if (!read.ok || fault) this.#say(read.ok ? fault : read.fault);
  }

  /** Opens the text that was pasted: a position or a game. A long one gives way to whatever came after it. */
  async load(): Promise<void> {
    const given = this.text.value;
    if (given.trim() === '') return this.tell(FREE.faults.nothing(FREE.faults.examples), true);
    const request = await this.#shelf.fetch(rulesetIn(given) ?? '');
    if (!request) return this.tell(this.fault.value, true);
    const { ruleset } = this.position;
    const read = await inSlices(readText(given, ruleset, this.#shelf.find, this.notation.value));
    if (!this.#shelf.isLatest(request)) return;
    if (read.ok) {
      const { value } = read;
      if (value.kind === 'position') return this.open({ tree: makeTree(value.position), path: [] });
      return this.#change(() => {
        this.editor.stop();
        this.mailing.open(undefined);
        this.game.openRecord(value.record, value.tree);
        this.table.beginAgain();
      });
    }
    // What is written as it should be but cannot be is shown, to be put right.
    if (read.fault.code === 'impossible' && ruleset.readSetup(given.trim()).ok) this.edit(given.trim());
    this.tell(sayTextFault(given, read.fault), true);
  }

  /** Reads a sentence to those who listen. */
  announce(words: string): void {
    this.#world.announce(words);
  }

  /** Says something beside the texts. */
  tell(words: string, isWrong = false): void {
    this.told.value = { words, isWrong };
    if (words !== '') this.announce(words);
  }

  /** Begins to set up the position on the board, or another one of its rules. */
  edit(text: string = this.position.text()): void {
    batch(() => {
      this.rival.rest();
      this.mailing.open(undefined);
      this.hasLeft.value = true;
      this.#say(this.editor.start(this.position.ruleset, text));
    });
  }

  /** Plays on from what is set up, if a game can stand like that; whether it can. */
  play(): boolean {
    const position = this.editor.finish();
    if (!position) return false;
    this.leave(position);
    return true;
  }

  /** Back to the game, or on from a position that was set up. Set up as the game already stands, the game goes on. */
  leave(position?: Position): void {
    const isNew = position !== undefined && (position.ruleset !== this.position.ruleset || position.text() !== this.position.text());
    this.#change(() => {
      this.editor.stop();
      if (isNew) this.game.open(makeTree(position));
      if (isNew) this.table.beginAgain();
    });
  }

  /** Makes something of the game and shows where it then is; the opponent waits until it is asked. */
  #change(make: () => void): void {
    batch(() => {
      this.#say(undefined);
      make();
      this.rival.rest();
      this.table.follow();
    });
  }

  #startDraft(opened: Opened): void {
    const { draft } = opened;
    if (!draft) return;
    this.hasLeft.value = isBegun(opened);
    this.editor.start(draft.ruleset, draft.sketch.text);
  }

  #play(move: Move): void {
    const before = this.position;
    this.#change(() => {
      this.game.play(move);
      this.mailing.played(before.turn);
      this.table.moved(before.turn);
    });
    this.announce(`${describeMove(before, move)}. ${describeState(this.position)}`);
  }

  /** Whether the act could be made. */
  #act(id: string): boolean {
    let fault: ToldFault | undefined;
    this.#change(() => {
      const { turn } = this.position;
      fault = this.game.act(id);
      if (fault) return;
      this.mailing.played(turn);
      this.table.said();
    });
    this.#say(fault);
    if (!fault) this.announce(`${describeAct(id)}. ${describeState(this.position)}`);
    return fault === undefined;
  }

  /** The opponent's move or act. */
  #reply(id: string): void {
    const move = this.position.moves().find((one) => one.id === id);
    if (move) this.#play(move);
    else this.#act(id);
  }

  #say(fault: ToldFault | undefined): void {
    this.fault.value = fault ? describeFault(fault) : '';
    if (fault) this.announce(this.fault.value);
    else this.told.value = SILENT;
  }
}
