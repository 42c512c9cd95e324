import { writeFileSync } from 'node:fs';
import { LEVELS } from '../../src/puzzles/rating.ts';
import { SOURCES } from '../../src/puzzles/quality.ts';
import { TASK_KINDS } from '../../src/puzzles/task.ts';
import { THEMES } from '../../src/puzzles/theme.ts';
import { PUZZLE_TOPICS } from '../../src/puzzles/topics.ts';
import { readCollection } from '../common/read.ts';

/** Writes the whole collection to one file with its licence and schema: `npm run puzzles:export [-- FILE]`. */
const texts = { type: 'array', items: { type: 'string' } };
const SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A puzzle of Threefold',
  type: 'object',
  required: ['id', 'ruleset', 'position', 'goal', 'tries', 'themes', 'topics', 'rules', 'rating', 'level', 'source'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', pattern: '^[a-z]+-[0-9a-z]{4}$' },
    ruleset: { type: 'string' },
    options: { type: 'object', additionalProperties: { type: 'string' } },
    position: { type: 'string' },
    goal: { type: 'object', required: ['kind'], properties: { kind: { enum: TASK_KINDS } } },
    solution: { $ref: '#/$defs/node' },
    accepted: texts,
    answer: texts,
    choices: texts,
    tries: {
      type: 'array',
      items: { type: 'object', required: ['move', 'refutation'], properties: { move: { type: 'string' }, refutation: texts } },
    },
    themes: { type: 'array', items: { enum: THEMES } },
    topics: { type: 'array', items: { enum: PUZZLE_TOPICS } },
    rules: texts,
    rating: { type: 'integer' },
    level: { enum: LEVELS },
    source: { type: 'object', required: ['kind'], properties: { kind: { enum: SOURCES } } },
    says: { type: 'string' },
  },
  $defs: {
    node: {
      oneOf: [
        { type: 'object', required: ['play'], properties: { play: texts, then: { $ref: '#/$defs/node' } } },
        {
          type: 'object',
          required: ['replies'],
          properties: {
            replies: {
              type: 'array',
              items: { type: 'object', required: ['moves'], properties: { moves: texts, then: { $ref: '#/$defs/node' } } },
            },
          },
        },
      ],
    },
  },
};

const [file = 'threefold-puzzles.json'] = process.argv.slice(2);
const puzzles = readCollection();
const head = { title: 'Threefold puzzles', licence: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/', schema: SCHEMA };
writeFileSync(file, `${JSON.stringify({ ...head, puzzles })}\n`);
console.log(`${puzzles.length} puzzles in ${file}`);
