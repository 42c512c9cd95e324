import type { Rich } from '../rich.ts';

/** What the page says where a reader keeps parts of the site for reading without a network. */
export const OFFLINE_PAGE = {
  title: 'Kept on this device',
  summary: 'What you can read here without a network, what else you may keep, and how to let it go again.',
  about: <T>(size: T): Rich<T> => [
    'The first visit keeps the boards, the lists of lessons and puzzles, the glossary, the comparison and the trainer: ',
    size,
    ' to fetch. A page that you read is kept as you read it, with the lesson after it; of the trainer the puzzles of the rules you solve by. The rest is yours to choose.',
  ],
  search: <T>(size: T): Rich<T> => ['The first part you keep brings the search along, ', size, ', so that it finds what you have.'],
  costs: <T>(size: T, unpacked: T): Rich<T> => [
    'Beside each part stands what it costs to fetch. All parts together are ',
    size,
    ', and take ',
    unpacked,
    ' on the device, where browsers keep them unpacked.',
  ],
  failed:
    'Reading without a network could not be set up: the browser refused the site’s worker, or a part of it could not be fetched. Pages need a network until a reload succeeds.',
  saving: 'Your browser asks to save data, so nothing is fetched ahead. What you choose here is.',
  none: 'This browser keeps nothing here: it has scripts off, a private window, or an address that is not safe.',
  heads: { course: 'Courses', puzzles: 'Puzzles', rest: 'And besides' },
  names: {
    all: 'All of it',
    course: (ruleset: string): string => `Learn ${ruleset}`,
    puzzles: (ruleset: string): string => `Puzzles of ${ruleset}`,
    rules: 'The references of all rulesets',
    compare: 'The comparisons of two rulesets',
    list: 'The pictures of the list of puzzles',
    series: 'Series and twins of puzzles',
    album: 'The album',
    set: 'The page where puzzles are set',
    embed: 'The page that makes boards for other pages',
    search: 'The search through whole pages',
  },
  keep: 'Keep',
  letGo: 'Let go',
  /** What a button does, for those who hear it alone. */
  keepWhat: (name: string): string => `Keep: ${name}`,
  letGoWhat: (name: string): string => `Let go: ${name}`,
  always: 'Always here:',
  again: 'Try again',
};

/** What its script says as the reader keeps something, or lets it go. */
export const OFFLINE = {
  nothing: 'Nothing is kept here yet.',
  room: (used: string): string => `All that this site keeps in your browser takes ${used}, unpacked.`,
  all: 'Kept.',
  allBut: (lost: number): string =>
    `Kept. ${lost === 1 ? 'One file that all pages share' : `${lost} files that all pages share`} could not be fetched, and will be tried again.`,
  some: (lost: number, all: number): string => `${lost} of ${all} files could not be fetched. What came is kept; try again with a network.`,
  inactive:
    'The files are here, but this browser has not started what reads them without a network. Reload the page and try again; a content blocker may be in the way.',
  part: (have: number, all: number): string => `${have} of ${all} files are here.`,
  fetching: (percent: number): string => `Fetching, ${percent} %`,
  full: 'There is no room left in this browser’s storage. Let something go, and try again.',
  lost: 'Not all of it could be fetched. What came is kept; try again with a network.',
  unread: 'What can be kept cannot be read just now. Try again later.',
  closed: 'This browser’s storage is closed to the site, so nothing can be kept.',
  gone: 'Let go.',
  pages: (count: number): string => (count === 1 ? 'One page' : `${count} pages`),
  missing: {
    title: 'Not kept on this device',
    says: (page: string): string => `${page} is not kept here, and the network does not answer. What is kept stands below.`,
    named: (name: string): string => `“${name}”`,
    other: 'The page you asked for',
    back: 'The network is back.',
  },
};
