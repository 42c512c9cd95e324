/** Line drawings in a square of 24, stroked in the colour of the text. */
export const ICONS = {
  book: 'M12 6c-2-1.5-5-2-8-1.5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5v-13c-3-.5-6 0-8 1.5zM12 6v13',
  list: 'M4 6h1M4 12h1M4 18h1M9 6h11M9 12h11M9 18h11',
  columns: 'M4 5h6v14H4zM14 5h6v14h-6z',
  target: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0z',
  boards: 'M12 4l8 3-8 3-8-3zM4 12l8 3 8-3M4 17l8 3 8-3',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.5 15.5L21 21',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1',
  menu: 'M4 7h16M4 12h16M4 17h16',
  sliders: 'M3 7h9M18 7h3M3 17h3M12 17h9M18 7a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM12 17a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  close: 'M6 6l12 12M18 6L6 18',
} as const;

export type IconName = keyof typeof ICONS;
