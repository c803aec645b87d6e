const React = require('react');

/**
 * React's development build takes a stack trace for each element that is created, to say in a warning which component created it: a tenth of what
 * tests of pages cost. React itself stops at some thousands a second, by this count. Warnings name their component all the same.
 */
Object.defineProperty(React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {},
});
