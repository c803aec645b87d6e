import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/types';
import { rule } from '../rule';
import { ancestorsOf, nameOf } from '../syntax-tree';

const calls = (node: TSESTree.Node | undefined, name: RegExp) =>
  node?.type === AST_NODE_TYPES.CallExpression && name.test(nameOf(node.callee) ?? '');

export const journeyTimeLimit = rule(
  'Only what hangs is to fail: the limits of playwright.config.ts hold, three times as long with test.slow().',
  (report) => ({
    "CallExpression[callee.object.name='test'][callee.property.name='setTimeout']": report,
    "CallExpression[callee.property.name='configure'] Property[key.name='timeout']": report,
    "CallExpression > ObjectExpression > Property[key.name='timeout']"(node: TSESTree.Property) {
      // A try among several may be short.
      const isTry = ancestorsOf(node).some((one) => calls(one, /^toPass$/));
      if (calls(node.parent.parent, /^to[A-Z]/) && !isTry) report(node);
    },
  }),
);
