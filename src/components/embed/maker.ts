import { loadRuleset, type Ruleset } from '../../engine/index.ts';
import { EMBED_PAGE } from '#words/embed-page.ts';
import { makeBoardAddress } from '../../board/address/board-address.ts';
import { makeLine, type Line } from '../../board/state/line.ts';
import { VIEWS } from '../../board/scene/render-options.ts';
import { parseAddress, rulesetInAddress } from '../../game/game-address.ts';
import { endOf, lineAlong } from '../../game/tree.ts';
import { runToEnd } from '../../platform/cooperative-task.ts';
import { readPasted } from '../../game/pasted-text.ts';
import { findRulesIn } from '../../game/reader/read-text.ts';
import type { DescribedFault } from '../../words/described-fault.ts';
import { makeSnippet, type Wanted } from './snippet.ts';
import { unlessAborted } from '../../platform/latest.ts';

/** Aborted by nobody. */
const NEVER = new AbortController().signal;
const THEMES = ['light', 'dark'] as const;

/** Where the parts of a snippet lead. */
export interface Places {
  /** The script of the element. */
  readonly script: string;
  /** Any address of the site. */
  readonly here: string;
}

/**
 * What is wanted on another page, as it is chosen. What comes from outside gives the sentence why it cannot be shown, or nothing; once its
 * signal is aborted it rejects and changes nothing.
 */
export class Maker {
  #wanted: Wanted | undefined;

  get wanted(): Wanted {
    if (!this.#wanted) throw new Error('nothing is wanted yet');
    return this.#wanted;
  }

  /** The start of a game by other rules. */
  async begin(id: string, signal = NEVER): Promise<string | undefined> {
    const ruleset = await fetchRules(id, signal);
    if (!ruleset) return EMBED_PAGE.notFetched;
    this.#take(makeLine(ruleset.begin()), 0);
    return undefined;
  }

  /** The game an address of the site holds, at the place the board shows, and from the side and in the view it may name. */
  async follow(hash: string, signal = NEVER): Promise<string | undefined> {
    const asked = await fetchRules(rulesetInAddress(hash), signal);
    const read = parseAddress(hash, (id) => (asked?.id === id ? asked : undefined));
    if (!read.ok) return say(read.fault);
    const { tree, path } = read.value;
    const parts = new URLSearchParams(hash.replace(/^#/, ''));
    this.#take(lineAlong(tree, endOf(tree, path)), path.length);
    for (const name of ['side', 'view'] as const) {
      const said = parts.get(name);
      if (said !== null) this.choose(name, said);
    }
    return read.value.fault && isPart(read.value.fault) ? read.value.fault.message : undefined;
  }

  /** What somebody pasted: a link of the site, a game or a position, of the rules that are chosen where it names none. */
  async read(text: string, signal = NEVER): Promise<string | undefined> {
    const hash = /^[^\s#]+#(\S*\brules=\S+)$/.exec(text.trim())?.[1];
    if (hash !== undefined) return this.follow(`#${hash}`, signal);
    const chosen = this.wanted.line.positions[0]!.ruleset;
    const named = findRulesIn(text);
    const ruleset = named === undefined ? chosen : ((await fetchRules(named, signal)) ?? chosen);
    const { pasted, sentence } = runToEnd(readPasted(text, ruleset, (id) => (ruleset.id === id ? ruleset : undefined), 'usual'));
    if (pasted?.kind === 'position') this.#take(makeLine(pasted.position), 0);
    if (pasted?.kind === 'record') this.#take(lineAlong(pasted.tree, endOf(pasted.tree, [])), 0);
    if (pasted?.kind === 'link') this.#take(lineAlong(pasted.opened.tree, endOf(pasted.opened.tree, [])), pasted.opened.path.length);
    return sentence;
  }

  /** Takes one of the choices of the page; any other word is as if nothing was chosen. */
  choose(name: 'view' | 'side' | 'at' | 'theme', value: string): void {
    const { wanted } = this;
    const { ruleset, boards } = wanted.line.positions[0]!;
    const { players } = ruleset;
    // The hexagonal board has one view.
    const views = boards.length > 0 ? VIEWS : [VIEWS[0]];
    const chosen: Readonly<Record<typeof name, () => Partial<Wanted>>> = {
      view: () => ({ view: views.find((one) => one === value) ?? VIEWS[0] }),
      side: () => ({ side: players.find((one) => one === value) ?? players[0]! }),
      at: () => ({ index: Math.max(0, Math.min(wanted.line.moves.length, Math.trunc(Number(value)) || 0)) }),
      theme: () => ({ theme: THEMES.find((one) => one === value) }),
    };
    this.#wanted = { ...wanted, ...chosen[name]() };
  }

  /** What is to be put into the page. */
  write({ script, here }: Places): string {
    const { line } = this.wanted;
    const words = EMBED_PAGE.link(line.positions[0]!.ruleset.name);
    return makeSnippet(this.wanted, script, { href: new URL(makeBoardAddress(line), here).href, words });
  }

  #take(line: Line, index: number): void {
    const { ruleset, boards } = line.positions[0]!;
    const before = this.#wanted;
    const side = ruleset.players.find((one) => one === before?.side) ?? ruleset.players[0]!;
    const view = boards.length > 0 ? (before?.view ?? VIEWS[0]) : VIEWS[0];
    this.#wanted = { line, index, view, side, theme: before?.theme };
  }
}

/** Rules that cannot be fetched are, for whoever asks, not there. */
function fetchRules(id: string, signal: AbortSignal): Promise<Ruleset | undefined> {
  return unlessAborted(
    signal,
    loadRuleset(id).catch(() => undefined),
  );
}

const say = ({ field, message }: DescribedFault): string => EMBED_PAGE.cannot(field, message.replace(/\.$/, ''));

/** Whether a fault is one of the game; a page that asks for a board adds parts of its own to an address. */
const isPart = ({ field }: DescribedFault): boolean => field !== 'link';
