import { atLeastOneFailure, countJest, countPlaywright } from './checks';

describe('counting tests', () => {
  it('counts a file that cannot be loaded as a failure', () => {
    expect(countJest({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({ passed: 5, failed: 3 });
  });

  it('counts a browser test that passed at the second try as passed', () => {
    expect(countPlaywright({ stats: { expected: 4, flaky: 1, unexpected: 2 } })).toEqual({ passed: 5, failed: 2 });
  });

  it('counts at least one failure for a run that ended with an error', () => {
    expect(atLeastOneFailure(1, countPlaywright(null))).toEqual({ passed: 0, failed: 1 });
  });
});
