const JunitReporter = require('jest-junit');
const { shownResults } = require('./shown-characters.cjs');

/** The file of jest-junit, for titles and messages with any character. */
module.exports = class {
  /** @param {unknown} config @param {object} options */
  constructor(config, options) {
    this.file = new JunitReporter(config, options);
  }

  /** @param {Set<unknown>} contexts @param {import("@jest/test-result").AggregatedResult} results */
  onRunComplete(contexts, results) {
    return this.file.onRunComplete(contexts, shownResults(results));
  }
};
