const HtmlReporter = require('jest-html-reporter');

/** What XML cannot hold: a hostile name in a test's title would end the run instead of being reported. */
const UNUSABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** @param {string} text */
const shown = (text) => text.replace(UNUSABLE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);

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
    const testResults = results.testResults.map((file) => ({ ...file, testResults: file.testResults.map(shownTest) }));
    return this.page.onRunComplete(contexts, { ...results, testResults });
  }
};

/** @param {import("@jest/test-result").AssertionResult} test */
function shownTest(test) {
  return {
    ...test,
    title: shown(test.title),
    fullName: shown(test.fullName),
    ancestorTitles: test.ancestorTitles.map(shown),
    failureMessages: test.failureMessages.map(shown),
  };
}
