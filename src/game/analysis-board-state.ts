import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Player, Position } from '../engine/index.ts';
import type { Line } from '../board/state/line.ts';
import type { Mode } from '../board/state/board-state.ts';
import type { NotationChoice, PieceStyle } from '../board/state/settings.ts';
import type { Marks, BoardSnapshot } from '../board/scene/render-options.ts';
import { BoardOverlay } from './board-overlay.ts';
import { fitAddress, isBegun, makeDraftAddress, type OpenedGame } from './game-address.ts';
import { HotSeat } from './hot-seat.ts';
import { snapshotOf } from './setup-draft.ts';
import { Editor } from './editor.ts';
import { describeFault } from './describe-fault.ts';
import { GameLog } from './game-log.ts';
import { Game } from './game.ts';
import { CorrespondenceController } from './correspondence-controller.ts';
import { PlayedGame } from './played-game.ts';
import { OpponentController } from './opponent-controller.ts';
import type { Environment } from './game-environment.ts';
import type { DescribedFault } from '../words/described-fault.ts';

/** What the board shows: a place on a line, or in its place what is set up, with what is picked up. */
export interface ShownPlace {
  readonly line: Line;
  readonly index: number;
  readonly still: BoardSnapshot | undefined;
  readonly marks: Marks;
}

/** Something said beside the texts. */
export interface Notice {
  readonly words: string;
  readonly isWrong: boolean;
}
const SILENT: Notice = { words: '', isWrong: false };

/** What the analysis board holds, and what follows from it as signals; `AnalysisBoard` has the events that change it. */
export abstract class AnalysisBoardState {
  readonly game: Game;
  readonly editor: Editor;
  readonly opponent: OpponentController;
  readonly correspondence: CorrespondenceController;
  /** The games that are kept. */
  readonly log: GameLog;
  /** What those share who play at one device. */
  readonly hotSeat: HotSeat;
  /** A task, arrows and grades that others lay over the game. */
  readonly overlay = new BoardOverlay();
  /** What is wrong with what was asked for last, said over the moves. */
  readonly fault = signal('');
  /** What is said beside the texts that come in and go out, and the text there. */
  readonly notice = signal(SILENT);
  readonly text = signal('');
  /** What the reader has chosen for all boards. */
  readonly notation = signal<NotationChoice>('rules');
  readonly pieces = signal<PieceStyle>('turned');
  /** Whether a game was left to set a position up, to which the reader may go back. */
  readonly hasLeft = signal(false);
  readonly shown: ReadonlySignal<ShownPlace>;
  /** The page's address, and whether it holds the whole game. */
  readonly address: ReadonlySignal<{ readonly hash: string; readonly isWhole: boolean }>;
  /** Somebody wants to begin a game: the page opens its door, for a game from the position on the board if it says so. */
  readonly door = signal<{ readonly isFromHere: boolean } | undefined>(undefined);
  /** A review of the game was asked for: the page opens its panel and begins it. */
  readonly isLookWanted = signal(false);
  /** How far that review is, in words for its button; empty before it has begun. */
  readonly lookState = signal('');
  readonly match: PlayedGame;
  protected readonly world: Environment;

  constructor(world: Environment, opened: OpenedGame, fault?: DescribedFault) {
    this.world = world;
    this.game = new Game(opened);
    this.editor = new Editor((words) => world.announce(words));
    this.opponent = new OpponentController(this.game, {
      ask: (question) => world.ask(question),
      drop: () => world.drop(),
      play: (id) => this.reply(id),
      say: (found) => this.say(found),
      announce: (words) => world.announce(words),
      shown: () => world.shown(),
    });
    this.match = new PlayedGame(this, {
      open: (other) => this.open(other),
      change: (make) => this.change(make),
      undo: () => this.undo(),
    });
    this.log = new GameLog(world.games, () => world.now());
    if (opened.entry !== undefined) this.log.open(opened.tree, opened.entry);
    this.correspondence = new CorrespondenceController(this.game, world.mailbox);
    this.correspondence.open(opened.mail);
    this.hotSeat = new HotSeat(this.game, world, (player) => this.opponent.isReaders(player));
    if (opened.seats && !opened.mail) this.opponent.take(opened.seats);
    if (opened.isAsked) this.door.value = { isFromHere: isBegun(opened) };
    this.startDraft(opened);
    this.say(fault);
    const still = computed(() => this.editor.draft && snapshotOf(this.editor.draft));
    this.shown = computed(() => {
      const { game, editor, overlay } = this;
      const task = overlay.task.value;
      if (task) return { line: task.line, index: task.index, still: undefined, marks: task.marks };
      return { line: game.line, index: game.path.length, still: still.value, marks: overlay.addTo(editor.marks) };
    });
    this.address = computed(() => {
      const { game, opponent: opponent } = this;
      const { draft } = this.editor;
      if (!draft) return fitAddress(game, opponent.seats, this.correspondence.mail);
      return { hash: makeDraftAddress(draft, game, opponent.seats), isWhole: true };
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
    const task = this.overlay.task.value;
    if (task) return task.isOpen ? 'play' : 'look';
    if (this.editor.draft) return 'edit';
    return this.correspondence.mayMove && !this.game.isClosed && this.hotSeat.waiting === undefined ? 'play' : 'look';
  }

  /** Whose side is nearest, where that is not left to the reader: a person who sits here sees the game from their own side. */
  get side(): Player | undefined {
    const task = this.overlay.task.value;
    if (task) return task.side;
    const standing = this.correspondence.standing.value;
    if (!standing) return this.editor.draft ? undefined : (this.hotSeat.side ?? this.match.you);
    const { seats, turn } = standing;
    return seats.length === 0 || seats.includes(turn) ? turn : seats[0];
  }

  /** Keeps the game on the board, with what its table is like. */
  keep(table: unknown): void {
    if (!this.editor.draft) this.log.keep(this.game, this.opponent.seats, this.correspondence, table);
  }

  /** Reads a sentence to those who listen. */
  announce(words: string): void {
    this.world.announce(words);
  }

  /** Says something beside the texts. */
  tell(words: string, isWrong = false): void {
    this.notice.value = { words, isWrong };
    if (words !== '') this.announce(words);
  }

  /** Another game, and a position to set up if there is one. */
  abstract open(opened: OpenedGame): void;

  /** Takes the latest change back; in a game with a machine its move with the one it answers. */
  abstract undo(): void;

  /** The opponent's move or act. */
  protected abstract reply(id: string): void;

  /** Says what is wrong over the moves, or with nothing that all is well. */
  protected say(fault: DescribedFault | undefined): void {
    this.fault.value = fault ? describeFault(fault) : '';
    if (fault) this.announce(this.fault.value);
    else this.notice.value = SILENT;
  }

  /** Makes something of the game and shows where it then is; the opponent waits until it is asked. */
  protected change(make: () => void): void {
    batch(() => {
      this.say(undefined);
      this.overlay.task.value = undefined;
      make();
      this.match.said.value = '';
      this.opponent.rest();
      this.hotSeat.follow();
    });
  }

  protected startDraft(opened: OpenedGame): void {
    const { draft } = opened;
    if (!draft) return;
    this.hasLeft.value = isBegun(opened);
    this.editor.start(draft.ruleset, draft.view.text);
  }
}
