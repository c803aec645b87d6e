import { OF_TESTS } from './style-rules';

/** What makes journeys fail by chance, on a machine that is slower or busier than another (e2e/README.md). */
const BY_CHANCE = [
  {
    selector: "CallExpression[callee.property.name='waitForTimeout'], Literal[value='networkidle']",
    message: 'Wait for what the page shows, not for time.',
  },
  {
    selector:
      "CallExpression[callee.name='expect'] > AwaitExpression > CallExpression[callee.property.name=/^(isVisible|isHidden|isEnabled|isDisabled|isEditable|isChecked|count|innerText|textContent|allInnerTexts|allTextContents|inputValue|getAttribute|title)$/]",
    message: 'This reads once. `await expect(locator).toHave…` waits, and `expect.poll` reads again.',
  },
  {
    selector:
      "CallExpression[callee.object.name='test'][callee.property.name='setTimeout'], CallExpression[callee.property.name='configure'] Property[key.name='timeout'], CallExpression[callee.property.name=/^to[A-Z]/] > ObjectExpression > Property[key.name='timeout']:not(CallExpression[callee.property.name='toPass'] Property)",
    message: 'Only what hangs is to fail: the limits of playwright.config.ts hold, three times as long with test.slow().',
  },
  {
    // Other actions wait for their element. The URL changes before the page of the URL is shown.
    selector:
      "ExpressionStatement[expression.type='AwaitExpression']:has(CallExpression[callee.property.name=/^(toHaveURL|waitForURL)$/]) + ExpressionStatement[expression.type='AwaitExpression']:has(MemberExpression[property.name=/^(mouse|keyboard)$/])",
    message: 'The page before may still be shown: wait for something on the new page first.',
  },
  {
    // Unlike waitForRequest and waitForEvent, these begin in the page, some time after they are called.
    selector:
      ":matches(VariableDeclarator, AssignmentExpression, ArrayExpression) > CallExpression[callee.property.name=/^(evaluate|evaluateHandle|evaluateAll|waitFor|waitForFunction|waitForSelector)$/], :matches(VariableDeclarator, AssignmentExpression, ArrayExpression) > CallExpression > MemberExpression CallExpression[callee.name='expect']",
    message:
      'What comes next may happen before this has begun. Await it; what watches the page begins in an awaited `evaluateHandle`, whose object holds its promise.',
  },
  {
    selector: "CallExpression[callee.property.name='click'] > MemberExpression Literal[value='option']",
    message: 'A list moves while it opens: pick from it by `pickOption` of support/.',
  },
];

/** The rules of journeys. Their types are read too, since only those tell which calls must be awaited. */
export const journeyRules = [
  {
    files: ['e2e/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
  { files: ['e2e/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...OF_TESTS, ...BY_CHANCE] } },
];
