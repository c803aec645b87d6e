const { stripVTControlCharacters } = require('node:util');
const HtmlReporter = require('jest-html-reporter');
const JunitReporter = require('jest-junit');

/** Characters that XML cannot contain: a hostile name in a test's title or message would make a report unreadable. */
const UNUSABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Without colours of a terminal. */
const shown = (text) => stripVTControlCharacters(text).replace(UNUSABLE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);

const shownTest = (test) => ({
  ...test,
  title: shown(test.title),
  fullName: shown(test.fullName),
  ancestorTitles: test.ancestorTitles.map(shown),
  failureMessages: test.failureMessages.map(shown),
});

/** The page of jest-html-reporter and the file of jest-junit, for titles and messages with any character. */
module.exports = class {
  constructor(config, { html, junit }) {
    this.reporters = [new JunitReporter(config, junit), new HtmlReporter(config, html)];
  }

  async onRunComplete(contexts, results) {
    const readable = {
      ...results,
      testResults: results.testResults.map((file) => ({ ...file, testResults: file.testResults.map(shownTest) })),
    };
    for (const reporter of this.reporters) await reporter.onRunComplete(contexts, readable);
  }
};
