/** What the trainer says and asks, in the language of the site. */
export { TRAINER } from './en/trainer.ts';
