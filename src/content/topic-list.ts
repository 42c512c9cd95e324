/** What lessons and terms of the glossary can be about; puzzles name theirs in the same words. */
export { TOPICS, type Topic } from '../puzzles/topic.ts';
