import { expect, RULESETS } from '../../engine/index.ts';
import { playIds } from '../board/line.ts';
import { makeAddress } from './address.ts';

export interface Example {
  readonly name: string;
  /** The rules it is played by. */
  readonly rules: string;
  /** The address that opens it at its first move. */
  readonly href: string;
}

/** Every ruleset's games, as addresses of the free board; a game that cannot be played to its end stops the build. */
export function listExamples(): readonly Example[] {
  return RULESETS.flatMap((ruleset) =>
    ruleset.games.map(({ name, steps }) => {
      const line = playIds(
        expect(ruleset.parse(ruleset.start)),
        steps.map((step) => step.id),
      );
      return { name, rules: ruleset.name, href: `/board/${makeAddress(expect(line), 0)}` };
    }),
  );
}
