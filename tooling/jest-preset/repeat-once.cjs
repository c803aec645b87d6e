// A test that fails is repeated once; the run names those that passed only then (docs/decisions/0017).
jest.retryTimes(1, { logErrorsBeforeRetry: true });
