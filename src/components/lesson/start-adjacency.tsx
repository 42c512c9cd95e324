import type { LivePlate, PlateContext } from '../diagram/mount.tsx';
import { hydratePart } from '../diagram/hydrate-part.ts';
import { Adjacency, type AdjacencySpec } from './adjacency.ts';
import { AdjacencyPanel } from './AdjacencyPanel.tsx';

/** Pick a pin, and see where an attack board may go from there, empty or with a passenger; then move it. */
export function startAdjacency(stage: PlateContext<AdjacencySpec>): LivePlate {
  const { spec, board } = stage;
  const adjacency = new Adjacency(spec, board);
  hydratePart(stage, 'panel', <AdjacencyPanel spec={spec} adjacency={adjacency} />);
  return {
    show(tie) {
      const [name] = tie.places;
      if (name === undefined || !adjacency.knows(name)) return false;
      void adjacency.pick(name);
      return true;
    },
  };
}
