/**
 * Whether everything is looked at: every page, plate, state, window and theme. `npm run test:all` asks for it. What a change has to pass
 * is a fixed set, the same whatever the change.
 */
export const LOOKS_AT_ALL = process.env['TESTS'] === 'all';
