/** What the search says. */
export const SEARCH = {
  open: 'Search',
  field: 'Search for',
  example: 'Attack board, castling, QL3 …',
  close: 'Close',
  rules: 'Rules',
  allRules: 'All',
  looksIn: 'Rules, lessons, terms and puzzles.',
  notFetched: 'The search could not be fetched. Close it and open it to try again.',
  asked: (text: string): string => `“${text}”`,
  askedInstead: (instead: string, text: string): string => `“${instead}” (you wrote “${text}”)`,
  nothing: (asked: string): string => `Nothing found for ${asked}.`,
  pages: (count: number, asked: string): string => `${count} ${count === 1 ? 'page' : 'pages'} for ${asked}`,
  only: {
    sections: (says: string): string => `${says.replace(/\.?$/, '.')} Without a connection only lessons, rules and terms are searched.`,
    lost: (says: string): string => `A part of the search could not be fetched: only lessons, rules and terms are searched. ${says}`,
    kept: (says: string): string => `${says.replace(/\.?$/, '.')} Without a connection only pages that are kept here are searched.`,
  },
  again: 'Try again',
  noConnection: 'The search needs a connection, and there is none now.',
  rule: (number: string): string => `Rule ${number}`,
  ruling: 'Ruling',
  /** Between what is said of a page that was found. */
  between: ' · ',
};
