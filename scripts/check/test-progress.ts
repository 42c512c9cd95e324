import type { Reporter, TestModule, TestSpecification } from 'vitest/node';

/** How often it says how far the tests are, in milliseconds. */
const EVERY = 10_000;
const clock = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** How far a run is: `120 of 303 files, 2 of them failed, after 1:10`. */
export function sayProgress(done: number, failed: number, all: number, milliseconds: number): string {
  return `${done} of ${all} files${failed === 0 ? '' : `, ${failed} of them failed`}, after ${clock(milliseconds)}`;
}

/** A reporter for Vitest that says every ten seconds, when a file ends, how far the run is. */
export default class Progress implements Reporter {
  #all = 0;
  #done = 0;
  #failed = 0;
  #start = 0;
  #said = 0;

  onTestRunStart(files: readonly TestSpecification[]): void {
    [this.#all, this.#done, this.#failed] = [files.length, 0, 0];
    this.#start = this.#said = performance.now();
  }

  onTestModuleEnd(module: TestModule): void {
    this.#done += 1;
    if (module.state() === 'failed') this.#failed += 1;
    const now = performance.now();
    if (now - this.#said < EVERY && this.#done < this.#all) return;
    this.#said = now;
    console.log(`-- ${sayProgress(this.#done, this.#failed, this.#all, now - this.#start)}`);
  }
}
