// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Board } from '../../../src/components/board/board.ts';
import { MOVE_TIME, VIEW_TIME } from '../../../src/board/scene/animate.ts';
import { makeLine, playIds } from '../../../src/board/state/line.ts';
import type { SceneNode, Scene } from '../../../src/board/scene/scene.ts';
import { expect as valueOf, type Position } from '../../../src/engine/index.ts';
import { openRules, preparePage, sendMouse } from '../harness/plate.ts';

/** Every scene that was drawn, in the place of Pixi. */
const drawn: Scene[] = [];
vi.mock('../../../src/components/board/view/pixi/painter.ts', () => ({
  makePixiPainter: async () => ({ paint: (scene: Scene) => void drawn.push(scene), refresh: () => undefined, destroy: () => undefined }),
}));

/** The page's clock in milliseconds, and who waits for its next frame. */
let now = 0;
let waiting: ((time: number) => void)[] = [];

/** Lets so much time pass, a frame every sixteen milliseconds; the scenes that were drawn meanwhile. */
function pass(time: number): readonly Scene[] {
  drawn.length = 0;
  for (const end = now + time; now < end;) {
    now += 16;
    for (const tick of waiting.splice(0)) tick(now);
  }
  return [...drawn];
}

beforeEach(() => {
  preparePage();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  [now, waiting] = [0, []];
  vi.stubGlobal('requestAnimationFrame', (tick: (time: number) => void) => waiting.push(tick));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
const boards: Board[] = [];
afterEach(() => {
  for (const board of boards.splice(0)) board.destroy();
  document.body.textContent = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function showBoard(position: Position, moves: readonly string[] = []): Promise<Board> {
  const frame = document.createElement('div');
  document.body.append(frame);
  const line = moves.length > 0 ? valueOf(playIds(position, moves)) : makeLine(position);
  const board = new Board(frame, { line, view: 'stack', side: 'w', marks: {}, mode: 'play', prefix: 'm-', isOther: true });
  boards.push(board);
  // The painter is brought when the board has been drawn once.
  pass(16);
  await vi.waitFor(() => expect(frame.classList.contains('is-live')).toBe(true));
  pass(50);
  return board;
}

const pieceOf = (scene: Scene, id: string): Extract<SceneNode, { kind: 'piece' }> => {
  const found = scene.nodes.find((node) => node.id === id);
  if (found?.kind !== 'piece') throw new Error(`no piece “${id}”`);
  return found;
};
const tileOf = (scene: Scene, name: string): { x: number; y: number } => {
  const { x, foot } = scene.tiles.find((tile) => tile.name === name)!;
  return { x, y: foot };
};
const far = (one: { x: number; y: number }, other: { x: number; y: number }): number => Math.hypot(one.x - other.x, one.y - other.y);

/** How far a place is from the straight way between two others, on which a passage stays and a turn does not. */
const fromChord = (one: { x: number; y: number }, other: { x: number; y: number }, place: { x: number; y: number }): number =>
  Math.abs((other.x - one.x) * (one.y - place.y) - (one.x - place.x) * (other.y - one.y)) / far(one, other);

/** Every scene brings a thing nearer to its end, it stands between for some of them, and is there in the last. */
function expectPassage(places: readonly { x: number; y: number }[], end: { x: number; y: number }): void {
  const way = places.map((place) => far(place, end));
  expect(way.filter((left) => left > 0.5 && left < way[0]! - 0.5).length).toBeGreaterThan(3);
  expect(way.every((left, at) => at === 0 || left <= way[at - 1]! + 0.001)).toBe(true);
  expect(way.at(-1)).toBeCloseTo(0, 3);
}

describe('with motion', () => {
  test('a piece passes from where it stood to where it goes, and then nothing is drawn any more', async () => {
    const board = await showBoard(openRules('meder'));
    const id = board.line.ids[0]!.get('b2W')!;
    const done = vi.fn();
    void board.play(board.position.moves().find((move) => move.id === 'b2W-b4N')!).then(done);
    const scenes = pass(MOVE_TIME + 100);
    expectPassage(
      scenes.map((scene) => pieceOf(scene, id)),
      tileOf(scenes.at(-1)!, 'b4N'),
    );
    await Promise.resolve();
    expect(done).toHaveBeenCalledOnce();
    expect(pass(500)).toEqual([]);
  });

  test('an attack board passes from pin to pin with its passenger (Meder 3.6)', async () => {
    const text = 'W:4/4/1P1P/2B1;N:4/4/2p1/4;B:2b1/1p1p/4/4;QL@QL3:2/R1;KL@KL1:2/K1;ql@QL6:2/1r;kl@KL6:kr/pp w - - - 0 10';
    const board = await showBoard(openRules('meder', text));
    const [rook] = board.standing.squares.filter((square) => square.board === 'QL' && square.piece);
    const id = board.line.ids[0]!.get(rook!.name)!;
    void board.play(board.position.moves().find(({ from, to }) => from === 'QL3' && to === 'QL4')!);
    const scenes = pass(MOVE_TIME + 100);
    const [after] = board.standing.squares.filter((square) => square.board === 'QL' && square.piece);
    expectPassage(
      scenes.map((scene) => pieceOf(scene, id)),
      tileOf(scenes.at(-1)!, after!.name),
    );
  });

  test('stepping on in the middle of a passage ends it, and the pieces of both steps arrive', async () => {
    const board = await showBoard(openRules('meder'), ['b2W-b4N', 'b7B-b5B']);
    const [white, black] = ['b2W', 'b7B'].map((name) => board.line.ids[0]!.get(name)!) as [string, string];
    const first = vi.fn();
    void board.goTo(1).then(first);
    pass(MOVE_TIME / 2);
    void board.goTo(2);
    await Promise.resolve();
    expect(first).toHaveBeenCalledOnce();
    const scenes = pass(MOVE_TIME + 100);
    const last = scenes.at(-1)!;
    expect(far(pieceOf(last, white), tileOf(last, 'b4N'))).toBeCloseTo(0, 3);
    expectPassage(
      scenes.map((scene) => pieceOf(scene, black)),
      tileOf(last, 'b5B'),
    );
    // Back to the start at once: that is no passage.
    void board.goTo(0, true);
    const jump = pass(MOVE_TIME);
    expect(jump.map((scene) => far(pieceOf(scene, white), tileOf(scene, 'b2W')))).toEqual([0]);
  });

  test('what is dragged follows the pointer without a passage; let go of beside every square it glides home', async () => {
    const board = await showBoard(openRules('meder'));
    const { frame } = board;
    const box = { left: 0, top: 0, width: 400, height: 400, right: 400, bottom: 400, x: 0, y: 0 } as DOMRect;
    frame.getBoundingClientRect = () => box;
    frame.setPointerCapture = () => undefined;
    const scene = (board.setCoordinates(true), pass(50).at(-1)!);
    const scale = Math.min(400 / scene.width, 400 / scene.height);
    const at = (x: number, y: number): object => ({
      clientX: 200 + (x - scene.width / 2) * scale,
      clientY: 200 + (y - scene.height / 2) * scale,
    });
    const send = (type: string, place: object): void => void sendMouse(frame, type, place);
    const id = board.line.ids[0]!.get('b2W')!;
    const home = scene.tiles.find(({ name }) => name === 'b2W')!;
    send('pointerdown', at(home.x, home.y));
    const xs = [20, 40, 60].map((dx) => {
      send('pointermove', at(home.x + dx, home.y));
      const scenes = pass(16);
      expect(scenes).toHaveLength(1);
      return pieceOf(scenes[0]!, id).x - home.x;
    });
    expect(xs.map(Math.round)).toEqual([20, 40, 60]);
    send('pointerup', at(-400, -400));
    expectPassage(
      pass(MOVE_TIME).map((one) => pieceOf(one, id)),
      tileOf(scene, 'b2W'),
    );
  });

  test('another view is passed to, and a turn of the Tower goes round: no piece takes the straight way', async () => {
    const board = await showBoard(openRules('meder'));
    const id = board.line.ids[0]!.get('a1W')!;
    void board.setView('tower');
    const views = pass(VIEW_TIME + 100);
    expectPassage(
      views.map((scene) => pieceOf(scene, id)),
      tileOf(views.at(-1)!, 'a1W'),
    );
    const before = pieceOf(views.at(-1)!, id);
    void board.turnBy(90);
    const turns = pass(VIEW_TIME + 100);
    expect(turns.length).toBeGreaterThan(10);
    const end = pieceOf(turns.at(-1)!, id);
    expect(far(before, end)).toBeGreaterThan(5);
    expect(Math.max(...turns.map((scene) => fromChord(before, end, pieceOf(scene, id))))).toBeGreaterThan(5);
    expect(pass(500)).toEqual([]);
  });

  test('a piece of the three-way board passes, and the board goes round to the next player (Harshman III)', async () => {
    const board = await showBoard(openRules('harshman'));
    const id = board.line.ids[0]!.get('b3')!;
    void board.play(board.position.moves().find((move) => move.id === 'b3-b5')!);
    const steps = pass(MOVE_TIME + 100);
    expectPassage(
      steps.map((scene) => pieceOf(scene, id)),
      tileOf(steps.at(-1)!, 'b5'),
    );
    const before = pieceOf(steps.at(-1)!, id);
    void board.flip();
    const turns = pass(VIEW_TIME + 100);
    const end = pieceOf(turns.at(-1)!, id);
    expect(Math.max(...turns.map((scene) => fromChord(before, end, pieceOf(scene, id))))).toBeGreaterThan(5);
    expect(pass(500)).toEqual([]);
  });

  test('who wants less motion sees no passage at all', async () => {
    const board = await showBoard(openRules('meder'));
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    void board.play(board.position.moves().find((move) => move.id === 'b2W-b4N')!);
    expect(pass(MOVE_TIME)).toHaveLength(1);
    void board.setView('tower');
    expect(pass(VIEW_TIME)).toHaveLength(1);
    void board.turnBy(90);
    expect(pass(VIEW_TIME)).toHaveLength(1);
  });
});
