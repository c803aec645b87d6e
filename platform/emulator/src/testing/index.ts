export { relayTo } from '../distance/relay';
/** Tests on a Firebase that was not started for them (docs/testing.md). */
export { Holdings } from './holdings';
export { readTarget, TargetProblem, type Hosts, type Target } from './target';
export { startTestEmulator } from './start-test-emulator';
export { AGAINST, itWith, startTestFirebase, startWithRules, type TestFirebase } from './test-firebase';
