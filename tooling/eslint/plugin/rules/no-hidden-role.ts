import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/types';
import { rule } from '../rule';
import { ancestorsOf, nameOf } from '../syntax-tree';

export const noHiddenRole = rule(
  'Query what users and screen readers find. What is only drawn has no role: look for its text or its element.',
  (report) => ({
    'Property[key.name=/^(hidden|includeHidden)$/][value.value=true]'(node: TSESTree.Property) {
      const isQuery = ancestorsOf(node).some(
        (one) => one.type === AST_NODE_TYPES.CallExpression && Boolean(nameOf(one.callee)?.endsWith('ByRole')),
      );
      if (isQuery) report(node);
    },
  }),
);
