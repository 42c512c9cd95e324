import astro from 'eslint-plugin-astro';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/** Walls between folders, where the editor shows them at once; test/structure/arrows.test.ts holds all of them. */
const ENGINE_DOOR = {
  group: ['**/engine/!(core)/**', '**/engine/!(index).ts'],
  message: 'The engine has two doors: src/engine/index.ts, and src/engine/core for its words.',
};
const PIXI_DOOR = { group: ['pixi.js', 'pixi.js/*'], message: 'Only the Pixi painter imports Pixi, and dynamically.' };
const NO_NODE = { group: ['node:*'], message: 'This code runs in the browser.' };
const BROWSER_GLOBALS = [
  'window',
  'document',
  'navigator',
  'localStorage',
  'location',
  'fetch',
  'requestAnimationFrame',
  'HTMLElement',
  'process',
  'Buffer',
];

export default tseslint.config(
  { ignores: ['dist/', '.astro/', '.cache/', 'node_modules/', 'packs/'] },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  ...astro.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'prefer-const': 'error',
      // A constructor alone can be kept from others by no other word.
      'no-restricted-syntax': [
        'error',
        { selector: '[accessibility="private"]:not([kind="constructor"])', message: 'A class keeps what is its own behind #.' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      // Tests use it for fixtures that depend on nothing: Vitest reads the pattern.
      'no-empty-pattern': 'off',
      // Inner loops are written for speed.
      '@typescript-eslint/prefer-for-of': 'off',
      '@typescript-eslint/no-this-alias': 'off',
      // Typed arrays of a known length are read in inner loops.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  // What only the types tell. Astro's files have none here: `astro check` reads them.
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-base-to-string': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-meaningless-void-operator': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/prefer-promise-reject-errors': 'error',
      '@typescript-eslint/return-await': 'error',
      // A `default` may stand for all the rest of a union.
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  // A text from outside may be as long as it likes: an expression that can divide it in many ways is tried in all of them.
  {
    files: ['src/**', 'scripts/**', 'curation/**', 'tools/**'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error' },
  },
  {
    files: ['test/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'vitest', importNames: ['it'], message: 'A test is a test: one word for one thing.' }] },
      ],
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/platform/storage.ts', 'src/engine/**', 'src/puzzles/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage', 'indexedDB'].map((name) => ({
          name,
          message:
            'What the browser stores goes through src/platform/storage.ts; scripts before the first paint say why they cannot wait for it.',
        })),
      ],
    },
  },
  {
    files: ['src/engine/**', 'src/puzzles/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...BROWSER_GLOBALS.map((name) => ({ name, message: 'Rules and puzzles run anywhere: no browser, no Node.' })),
      ],
    },
  },
  {
    files: ['src/board/**', 'src/notation/**', 'src/game/**', 'src/training/**', 'src/comparison/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'HTMLElement', 'requestAnimationFrame'].map((name) => ({
          name,
          message: 'A library without a view knows no page.',
        })),
      ],
    },
  },
  {
    files: ['src/engine/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^[^.]', message: 'The engine imports nothing from outside its folder.' }] },
      ],
    },
  },
  {
    files: ['src/puzzles/**', 'src/{board,notation,game,training,comparison,platform,offline}/**', 'src/components/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [ENGINE_DOOR, PIXI_DOOR, NO_NODE] }] },
  },
  {
    files: ['src/components/board/view/pixi/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [ENGINE_DOOR, NO_NODE] }] },
  },
  {
    files: ['src/content/**', 'src/layouts/**', 'src/pages/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [ENGINE_DOOR, PIXI_DOOR] }] },
  },
  {
    // Commands; two of them stand with the second generator.
    files: ['bench/**', 'scripts/**', 'curation/**', 'tools/**', 'test/engine/refusals/main.ts', 'test/engine/threeway/declarations.ts'],
    rules: { 'no-console': 'off' },
  },
);
