import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/types';
import { rule } from '../rule';
import { nameOf } from '../syntax-tree';

/** Methods that begin in the page, some time after they are called, unlike waitForRequest and waitForEvent. */
const IN_THE_PAGE = /^(evaluate|evaluateHandle|evaluateAll|waitFor|waitForFunction|waitForSelector)$/;

/** Whether a call is that of a check: `expect(…).not.toBeVisible()`. */
function isCheck(node: TSESTree.Node): boolean {
  if (node.type === AST_NODE_TYPES.MemberExpression) return isCheck(node.object);
  return node.type === AST_NODE_TYPES.CallExpression && (nameOf(node.callee) === 'expect' || isCheck(node.callee));
}

export const awaitPageWatch = rule(
  'What comes next may happen before this has begun. Await it; what watches the page begins in an awaited `evaluateHandle`, whose object holds its promise.',
  (report) => ({
    ':matches(VariableDeclarator, AssignmentExpression, ArrayExpression) > CallExpression'(node: TSESTree.CallExpression) {
      if (IN_THE_PAGE.test(nameOf(node.callee) ?? '') || isCheck(node.callee)) report(node);
    },
  }),
);
