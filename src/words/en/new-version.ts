/** What a page says of the build it is from. */
export const NEW_VERSION = {
  newer: 'There is a newer version of this page. You can go on with this one.',
  gone: 'A part of this page could not be fetched: there is no network, or a newer version of the site has taken its place.',
  load: 'Load the page anew',
  close: 'Close',
};
