import { ok, PLAYERS, type Player } from '../../engine/index.ts';
import type { Mode } from '../../board/state/board-state.ts';
import { VIEWS, type Marks, type View } from '../../board/scene/render-options.ts';
import { failWith, type DescribedResult } from '../../words/described-fault.ts';
import { PLATE_FAULTS } from '#words/plate-faults.ts';

/** What a page tells the script of any plate, as JSON in its element; each kind adds its own. All of it was checked by the build. */
export interface PlateSpec {
  readonly kind: string;
  readonly ruleset: string;
  /** Options of the ruleset that differ from the default. */
  readonly options?: Readonly<Record<string, string>>;
  readonly position: string;
  /** Ids of the moves of its line. */
  readonly moves?: readonly string[];
  /** The sentence of the start and of each step. */
  readonly says?: readonly string[];
  /** The marks of the start and of each step. */
  readonly steps?: readonly Marks[];
  readonly view: View;
  /** The view is what the diagram is about: the reader's choice for all boards leaves it alone. */
  readonly keepsView?: boolean;
  readonly side: Player;
  readonly marks: Marks;
  readonly mode: Mode;
}

export interface DiagramSpec extends PlateSpec {
  readonly kind: 'diagram';
}

const MODES: readonly Mode[] = ['look', 'play', 'choose', 'edit'];
const isIn = (list: readonly string[], value: unknown): boolean => typeof value === 'string' && list.includes(value);
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

const EXPECTED = PLATE_FAULTS.expected;

/** What every plate's spec must hold, and what is expected there. */
const FIELDS: Readonly<Record<string, readonly [(value: unknown) => boolean, string]>> = {
  kind: [isText, EXPECTED.kind],
  ruleset: [isText, EXPECTED.ruleset],
  position: [isText, EXPECTED.position],
  view: [(value) => isIn(VIEWS, value), PLATE_FAULTS.oneOf(VIEWS)],
  side: [(value) => isIn(PLAYERS, value), PLATE_FAULTS.oneOf(PLAYERS)],
  marks: [(value) => typeof value === 'object' && value !== null, EXPECTED.marks],
  mode: [(value) => isIn(MODES, value), PLATE_FAULTS.oneOf(MODES)],
};

/** Reads the spec of a plate; the error for an outdated or broken page names the field. */
export function parseSpec(text: string | undefined): DescribedResult<PlateSpec> {
  let read: unknown;
  try {
    read = JSON.parse(text ?? '');
  } catch {
    return failWith('malformed', 'plate', PLATE_FAULTS.noJson);
  }
  if (typeof read !== 'object' || read === null) return failWith('malformed', 'plate', PLATE_FAULTS.noObject);
  const spec = read as Readonly<Record<string, unknown>>;
  const wrong = Object.entries(FIELDS).find(([field, [isRight]]) => !isRight(spec[field]));
  if (wrong) {
    const [field, [, expected]] = wrong;
    return failWith('malformed', field, PLATE_FAULTS.unlike(JSON.stringify(spec[field])?.slice(0, 60), expected));
  }
  return ok(read as PlateSpec);
}

/** The spec of a plate on the page; throws in words where there is none. */
export function specOf(host: HTMLElement): PlateSpec {
  const spec = parseSpec(host.dataset['spec']);
  if (!spec.ok) throw new Error(`this plate cannot be started (${spec.fault.field}): ${spec.fault.message}`);
  return spec.value;
}
