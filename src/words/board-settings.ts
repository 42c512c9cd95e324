/** The words of the panel for all boards, in the language of the site. */
export { BOARD_SETTINGS } from './en/board-settings.ts';
