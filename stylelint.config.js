/** Faults in style sheets: what no browser knows, what is written twice. test/structure/styles.test.ts holds the layers. */
export default {
  extends: ['stylelint-config-recommended'],
  rules: {
    'declaration-no-important': [true, { message: 'A later layer wins (src/styles/layers.ts); nothing asks to win by force.' }],
    // The order of the layers decides, not that of selectors that have one element in common.
    'no-descending-specificity': null,
  },
};
