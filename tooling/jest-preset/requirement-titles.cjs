const { requireKnownIds } = require('../cli/requirement-ids.cjs');

// A test that cites a requirement by a wrong ID would prove nothing.
beforeEach(() => requireKnownIds(expect.getState().currentTestName ?? ''));
