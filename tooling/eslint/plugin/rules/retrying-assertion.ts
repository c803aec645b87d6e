import type { TSESTree } from '@typescript-eslint/types';
import { rule } from '../rule';
import { nameOf } from '../syntax-tree';

/** Methods of Playwright that read the page once. */
const READING = new Set([
  'isVisible',
  'isHidden',
  'isEnabled',
  'isDisabled',
  'isEditable',
  'isChecked',
  'count',
  'innerText',
  'textContent',
  'allInnerTexts',
  'allTextContents',
  'inputValue',
  'getAttribute',
  'title',
]);

export const retryingAssertion = rule(
  'This reads once. `await expect(locator).toHave…` waits, and `expect.poll` reads again.',
  (report) => ({
    "CallExpression[callee.name='expect'] > AwaitExpression > CallExpression"(node: TSESTree.CallExpression) {
      if (READING.has(nameOf(node.callee) ?? '')) report(node);
    },
  }),
);
