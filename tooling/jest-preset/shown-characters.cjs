const { stripVTControlCharacters } = require('node:util');

/** Characters that XML cannot contain: a hostile name in a test's title or message would make a report unreadable. */
const UNUSABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Without colours of a terminal. @param {string} text */
const shown = (text) => stripVTControlCharacters(text).replace(UNUSABLE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);

/** @param {import("@jest/test-result").AssertionResult} test */
const shownTest = (test) => ({
  ...test,
  title: shown(test.title),
  fullName: shown(test.fullName),
  ancestorTitles: test.ancestorTitles.map(shown),
  failureMessages: test.failureMessages.map(shown),
});

/**
 * The results of a run, with every character readable.
 * @param {import("@jest/test-result").AggregatedResult} results
 */
exports.shownResults = (results) => ({ ...results, testResults: results.testResults.map((file) => ({ ...file, testResults: file.testResults.map(shownTest) })) });
