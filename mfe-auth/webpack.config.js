import { remoteConfig } from 'tooling/webpack';

// One script of 10 KB: the login page is the first thing anybody waits for, and each further script would be found only when
// the one before it has run, a round trip later.
/** @param {{ watch?: boolean }} mode */
export default (mode) => remoteConfig(import.meta.dirname, { ...mode, oneScript: true });
