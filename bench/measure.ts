import { cpuUsage } from 'node:process';

/** Seconds of processor time that a run takes. */
export function secondsOf(run: () => void): number {
  const before = cpuUsage();
  run();
  const { user, system } = cpuUsage(before);
  return (user + system) / 1e6;
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Something that counts units (nodes, plies) when it runs. */
export interface Contestant {
  readonly name: string;
  run(): number;
}

export interface Score {
  readonly name: string;
  /** Units per second of processor time: the median of the rounds. */
  readonly speed: number;
  /** Speed over the first contestant's of the same round: the median. */
  readonly ratio: number;
}

/** Runs the contestants in turn, round after round, each long enough to be measured, after one warm-up. */
export function race(contestants: readonly Contestant[], rounds = 5, least = 0.3): Score[] {
  const speeds: number[][] = contestants.map(() => []);
  for (let round = -1; round < rounds; round++)
    for (const [index, contestant] of contestants.entries()) {
      let units = 0;
      let seconds = 0;
      while (seconds < least) seconds += secondsOf(() => (units += contestant.run()));
      if (round >= 0) speeds[index]!.push(units / seconds);
    }
  return contestants.map(({ name }, index) => ({
    name,
    speed: medianOf(speeds[index]!),
    ratio: medianOf(speeds[index]!.map((speed, round) => speed / speeds[0]![round]!)),
  }));
}
