import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import { expect, parseAct, type Act, type Move, type Player, type Position, type Ruleset } from '../../../engine/index.ts';
import { describeAct } from '../../board/model/acts.ts';
import type { Line } from '../../board/model/line.ts';
import type { Mode } from '../../board/model/mode.ts';
import type { NotationChoice, PieceStyle } from '../../board/model/settings.ts';
import type { Marks, Standing } from '../../board/model/sight.ts';
import { describeState } from '../../board/model/describe-state.ts';
import { describeMove } from '../../board/model/words.ts';
import type { OpponentQuestion } from '../../opponent/reply.ts';
import { fitAddress, isBegun, makeDraftAddress, readAddress, rulesOf, type Opened } from './address.ts';
import { standingOf } from './draft.ts';
import { Editor } from './editor.ts';
import { describeFault } from './fault-words.ts';
import { Game } from './game.ts';
import { compareMail, mailIn } from './mail.ts';
import { Mailing, type Mailbox } from './mailing.ts';
import { Passing, type PassingMode } from './passing.ts';
import { Timing } from './timing.ts';
import type { ClockSetting } from './clock-setting.ts';
import { Rival } from './rival.ts';
import { nameSteps } from './rows.ts';
import { inSlices } from './slices.ts';
import { quotePlace, readText, rulesetIn } from './texts.ts';
import { Grower, makeTree, type Path } from './game-tree.ts';
import { FREE } from '../../../words/free.ts';
import { TABLE } from '../../../words/table.ts';
import type { Spoken, ToldFault } from '../../../words/told.ts';

/** What the free board needs of the world around it. */
export interface World {
  /** The rules with this id, fetched if need be; nothing if there are none. */
  fetchRules(id: string): Promise<Ruleset | undefined>;
  /** The opponent's move or act in answer to a game; nothing when the question was taken back. */
  ask(question: OpponentQuestion): Promise<Spoken<string> | undefined>;
  /** Takes the question back. */
  drop(): void;
  /** Reads a sentence to those who listen to the page. */
  announce(words: string): void;
  /** Done when the board shows what was played last. */
  shown(): Promise<unknown>;
  /** The games by link that are kept here. */
  readonly mailbox: Mailbox;
  /** The time, in milliseconds, as it is on other days too. */
  now(): number;
}

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
  readonly timing: Timing;
  readonly passing = new Passing();
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
  readonly #known = new Map<string, Ruleset>();

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
    this.timing = new Timing(world);
    this.#known.set(this.game.position.ruleset.id, this.game.position.ruleset);
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
    return this.mailing.mayMove && this.waiting === undefined ? 'play' : 'look';
  }

  /** Whose side is nearest, where that is not left to the reader: who sits here sees the game from his side. */
  get side(): Player | undefined {
    const standing = this.mailing.standing.value;
    const { turn: next, ruleset } = this.#latest;
    if (!standing) return this.editor.draft ? undefined : this.passing.side(next, ruleset.players, this.#isReaders);
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
      this.#leaveTable();
    });
  }

  /** The game goes on as the reader's own board; what was sent is kept. */
  stopMail(): void {
    this.mailing.open(undefined);
  }

  /** Who is to be given the board before the game goes on. */
  get waiting(): Player | undefined {
    return this.passing.waitsFor(this.#latest, this.#isReaders);
  }

  /** The board is handed over; who had it presses his clock. */
  handOver(): void {
    const to = this.waiting;
    if (to === undefined) return;
    batch(() => {
      this.go('End');
      this.passing.hand(to);
      const { clock } = this.timing;
      if (clock && clock.after.length <= this.game.path.length) this.timing.press(clock.turn, this.position, this.game.path.length);
    });
    this.#world.announce(describeState(this.position));
  }

  /** The board turns, or no more. */
  pass(mode: PassingMode): void {
    this.passing.choose(mode, this.#latest.turn);
  }

  /** Clocks are set for the game on the board, or taken away. */
  setClocks(setting: ClockSetting | undefined): void {
    this.timing.set(setting, this.#latest, this.game.end.length);
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
    const to = placeFor(game, key);
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
    const start = await this.#startOf(choice);
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
      if (mail) this.#leaveTable();
      this.#beginAgain();
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
    const asked = await this.#fetch(rulesOf(wanted));
    if (!asked) return;
    const read = await inSlices(openSteps(wanted, (id) => this.#known.get(id), this.notation.value));
    if (this.#asked !== asked) return;
    if (read.ok) this.open(read.value);
    if (!read.ok || fault) this.#say(read.ok ? fault : read.fault);
  }

  /** Opens the text that was pasted: a position or a game. A long one gives way to whatever came after it. */
  async load(): Promise<void> {
    const given = this.text.value;
    if (given.trim() === '') return this.tell(FREE.faults.nothing(FREE.faults.examples), true);
    const asked = await this.#fetch(rulesetIn(given) ?? '');
    if (!asked) return this.tell(this.fault.value, true);
    const { ruleset } = this.position;
    const read = await inSlices(readText(given, ruleset, (id) => this.#known.get(id), this.notation.value));
    if (this.#asked !== asked) return;
    if (read.ok) {
      const { value } = read;
      if (value.kind === 'position') return this.open({ tree: makeTree(value.position), path: [] });
      return this.#change(() => {
        this.editor.stop();
        this.mailing.open(undefined);
        this.game.openRecord(value.record, value.tree);
        this.#beginAgain();
      });
    }
    // What is written as it should be but cannot be is shown, to be put right.
    if (read.fault.code === 'impossible' && ruleset.readSetup(given.trim()).ok) this.edit(given.trim());
    const { at } = read.fault;
    const isUnlike = read.fault.code === 'malformed' && read.fault.field === 'position';
    const said = describeFault(read.fault);
    const placed = at === undefined ? said : FREE.faults.at(said, quotePlace(given, at));
    this.tell(isUnlike ? FREE.faults.neither(FREE.faults.examples) : placed, true);
  }

  /** Reads a sentence to those who listen. */
  announce(words: string): void {
    this.#world.announce(words);
  }

  /** Says something beside the texts. */
  tell(words: string, isWrong = false): void {
    this.told.value = { words, isWrong };
    if (words !== '') this.#world.announce(words);
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
      if (isNew) this.#beginAgain();
    });
  }

  /** Makes something of the game and shows where it then is; the opponent waits until it is asked. */
  #change(make: () => void): void {
    batch(() => {
      this.#say(undefined);
      make();
      this.rival.rest();
      this.timing.follow(this.#latest, this.game.end.length);
    });
  }

  /** The position at the end of the line, wherever the reader looks. */
  get #latest(): Position {
    return this.game.line.positions.at(-1)!;
  }

  readonly #isReaders = (player: Player): boolean => this.rival.isReaders(player);

  /** Another game: the clocks begin again, and whose turn it is has the board. */
  #beginAgain(): void {
    const { clock } = this.timing;
    if (clock) this.setClocks(clock.setting);
    this.passing.choose(this.passing.mode.value, this.#latest.turn);
  }

  /** Players who are not at one table have neither clocks nor a board that goes round. */
  #leaveTable(): void {
    this.setClocks(undefined);
    this.pass('off');
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
      // Who has yet to hand the board over has not pressed his clock.
      if (this.waiting === undefined) this.timing.press(before.turn, this.position, this.game.path.length);
    });
    this.#world.announce(`${describeMove(before, move)}. ${describeState(this.position)}`);
  }

  /** Whether the act could be made. */
  #act(id: string): boolean {
    let fault: ToldFault | undefined;
    this.#change(() => {
      const { turn } = this.position;
      fault = this.game.act(id);
      if (fault) return;
      this.mailing.played(turn);
      this.timing.note(this.position, this.game.path.length);
    });
    this.#say(fault);
    if (!fault) this.#world.announce(`${describeAct(id)}. ${describeState(this.position)}`);
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
    if (fault) this.#world.announce(this.fault.value);
    else this.told.value = SILENT;
  }

  async #startOf(choice: string): Promise<Position | undefined> {
    const [id = '', ...options] = choice.split(' ');
    const asked = await this.#fetch(id);
    if (!asked || asked !== this.#asked) return undefined;
    const chosen = this.#known.get(id)?.configure(Object.fromEntries(options.map((option) => option.split('=', 2) as [string, string])));
    const start = chosen?.ok ? chosen.value.parse(chosen.value.start) : undefined;
    return start?.ok ? start.value : undefined;
  }

  /**
   * Fetches rules, and says so if they could not be fetched. Gives what tells this request from later ones: whatever is
   * asked for meanwhile goes before it.
   */
  async #fetch(id: string): Promise<object | undefined> {
    const asked = (this.#asked = {});
    try {
      const ruleset = this.#known.get(id) ?? (id === '' ? undefined : await this.#world.fetchRules(id));
      if (ruleset) this.#known.set(id, ruleset);
      return asked;
    } catch {
      if (this.#asked === asked) this.#say({ code: 'unknown', field: 'rules', message: FREE.faults.notFetched });
      return undefined;
    }
  }
  #asked: object | undefined;
}

/**
 * The address to open when somebody asks for one: his own game where a link is older than it or tells another, with what is to
 * be said of that.
 */
export function settleMail(hash: string, box: Mailbox): { readonly hash: string; readonly fault?: ToldFault } {
  const id = mailIn(hash);
  const kept = box.list().find((one) => one.id === id);
  if (!kept) return { hash };
  const told = compareMail(hash, kept);
  if (told.kind === 'newer') return { hash };
  const about = told.kind === 'older' ? { field: 'mail', message: TABLE.mail.older(told.by) } : told.fault;
  return { hash: kept.hash, fault: { code: 'impossible', ...about } };
}

/** Reads an address and names the steps of its game. */
export function* openSteps(
  hash: string,
  find: (id: string) => Ruleset | undefined,
  notation: NotationChoice,
): Generator<undefined, Spoken<Opened>, undefined> {
  const read = yield* readAddress(hash, find);
  if (read.ok) yield* nameSteps(read.value.tree, notation);
  return read;
}

function placeFor({ path, ahead, end }: Game, key: string): Path | undefined {
  switch (key) {
    case 'ArrowLeft':
      return path.length > 0 ? path.slice(0, -1) : undefined;
    case 'ArrowRight':
      return ahead;
    case 'Home':
      return [];
    case 'End':
      return end;
    default:
      return undefined;
  }
}
