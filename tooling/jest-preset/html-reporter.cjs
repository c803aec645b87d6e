const HtmlReporter = require('jest-html-reporter');
const { shownResults } = require('./shown-characters.cjs');

/** The page of jest-html-reporter, for titles and messages with any character. */
module.exports = class {
  /** @param {unknown} config @param {object} options */
  constructor(config, options) {
    this.page = new HtmlReporter(config, options);
  }

  /** @param {unknown} test @param {object} result */
  onTestResult(test, result) {
    this.page.onTestResult(test, result);
  }

  /** @param {Set<unknown>} contexts @param {import("@jest/test-result").AggregatedResult} results */
  onRunComplete(contexts, results) {
    return this.page.onRunComplete(contexts, shownResults(results));
  }
};
