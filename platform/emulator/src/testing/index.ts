/** Tests on a Firebase that was not started for them (docs/testing.md). */
export { Holdings } from './holdings';
export { readTarget, TargetProblem, type Hosts, type Target } from './target';
export { against, AGAINST, has, itWith, NEEDS, startTestFirebase, type TestFirebase } from './test-firebase';
