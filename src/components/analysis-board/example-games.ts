import { sayGame } from '../../words/games.ts';
import { href } from '../../platform/href.ts';
import { expect, RULESETS } from '../../engine/index.ts';
import { makeAddress } from '../../game/game-address.ts';
import { makeTree, playId, type TreePlace } from '../../game/tree.ts';

export interface Example {
  readonly name: string;
  /** The rules it is played by. */
  readonly rules: string;
  /** The address that opens it before its first move. */
  readonly href: string;
}

/** Every ruleset's games, as addresses of the analysis board; a game that cannot be played to its end stops the build. */
export function listExamples(): readonly Example[] {
  return RULESETS.flatMap((ruleset) =>
    ruleset.games.map(({ id, steps }) => {
      const empty: TreePlace = { tree: makeTree(ruleset.begin()), path: [] };
      const { tree } = steps.reduce((place, step) => expect(playId(place, step)), empty);
      return { name: sayGame(ruleset.id, id), rules: ruleset.name, href: href(`/board/${makeAddress({ tree, path: [] })}`) };
    }),
  );
}
