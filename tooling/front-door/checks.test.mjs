import { atLeastOneFailure, countJest, countPlaywright, repeatedTests } from './checks.mjs';

describe('counting tests', () => {
  it('counts a file that cannot be loaded as a failure', () => {
    expect(countJest({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({ passed: 5, failed: 3 });
  });

  it('counts a browser test that passed when it was repeated as passed, and one that failed twice as a failure', () => {
    expect(countPlaywright({ stats: { expected: 4, flaky: 1, unexpected: 2 } })).toEqual({ passed: 5, failed: 2 });
  });

  it('names the unit tests that passed only when they were repeated', () => {
    const assertionResults = [
      { fullName: 'at first', status: 'passed', invocations: 1 },
      { fullName: 'the second time', status: 'passed', invocations: 2 },
      { fullName: 'never', status: 'failed', invocations: 2 },
    ];
    expect(repeatedTests({ testResults: [{ assertionResults }] })).toEqual(['the second time']);
    expect(repeatedTests(null)).toEqual([]);
  });

  it('never shows a run that broke off as green', () => {
    expect(atLeastOneFailure(1, countPlaywright(null))).toEqual({ passed: 0, failed: 1 });
  });
});
