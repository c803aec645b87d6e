import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/types';
import { rule } from '../rule';
import { isFunction, nameOf, ownerOf } from '../syntax-tree';

const MINUTE_MS = 60_000;

/** The longest limit that a call of the test runner may have; undefined for other calls. */
function longestMs({ callee }: TSESTree.CallExpression) {
  // `it.each(…)(…)`
  if (callee.type === AST_NODE_TYPES.CallExpression) return MINUTE_MS;
  const name = callee.type === AST_NODE_TYPES.Identifier ? callee.name : '';
  if (/^(it|test)$/.test(name)) return MINUTE_MS;
  return /^(before|after)(All|Each)$/.test(name) ? 3 * MINUTE_MS : undefined;
}

export const testTimeLimit = rule(
  'A test has a minute, and what comes before it three. One that needs longer is made to need less, or becomes several.',
  (report) => ({
    CallExpression(node) {
      if (nameOf(node.callee) === 'setTimeout' && nameOf(ownerOf(node.callee)) === 'jest') report(node);
      const [body, limit] = node.arguments.slice(-2);
      const longest = longestMs(node);
      const isLimit = isFunction(body) && limit?.type === AST_NODE_TYPES.Literal && typeof limit.value === 'number';
      if (isLimit && longest !== undefined && limit.value > longest) report(limit);
    },
  }),
);
