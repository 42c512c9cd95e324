import { parseAddress } from '../../src/game/game-address.ts';
import { AnalysisBoard } from '../../src/game/analysis-board.ts';
import type { GameEntry } from '../../src/game/game-list.ts';
import type { OpponentQuestion } from '../../src/game/opponent/reply.ts';
import { expect as must, findRuleset, ok } from '../../src/engine/index.ts';
import type { DescribedResult } from '../../src/words/described-fault.ts';

/** An analysis board in a world that answers at once, and what that world was told. */
export function open(hash = '#rules=meder', isOffline = false) {
  const said: string[] = [];
  const asked: OpponentQuestion[] = [];
  const fetched: string[] = [];
  const waiting: ((reply: DescribedResult<string> | undefined) => void)[] = [];
  const world = {
    isOffline,
    fetchRules: async (id: string) => {
      if (world.isOffline) throw new Error('offline');
      fetched.push(id);
      return findRuleset(id);
    },
    ask: (question: OpponentQuestion) => {
      asked.push(question);
      return new Promise<DescribedResult<string> | undefined>((settle) => waiting.push(settle));
    },
    drop: () => {
      for (const settle of waiting.splice(0)) settle(undefined);
    },
    announce: (words: string) => said.push(words),
    shown: async () => {},
    /** Games that are kept, the latest first. */
    kept: [] as GameEntry[],
    games: {
      list: () => world.kept,
      keep: (entry: GameEntry) => {
        world.kept = [entry, ...world.kept.filter(({ id }) => id !== entry.id)];
      },
      remove: () => {},
      isUnsaved: false,
      makeId: () => `g4m3s${world.kept.length}`,
    },
    chance: 0,
    mailbox: { list: () => [], keep: () => {}, makeId: () => 'k3x9q' },
    random: () => world.chance,
    now: () => 0,
  };
  const free = new AnalysisBoard(world, must(parseAddress(hash, findRuleset)));
  const play = (...ids: string[]): void => {
    for (const id of ids) free.move(free.position.moves().find((move) => move.id === id)!);
  };
  /** The opponent answers what it was asked last. */
  const reply = async (id: string): Promise<void> => {
    waiting.shift()?.(ok(id));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { free, world, play, reply, said, asked, fetched };
}
