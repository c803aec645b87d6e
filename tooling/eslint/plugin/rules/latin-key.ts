import { AST_NODE_TYPES } from '@typescript-eslint/types';
import { rule } from '../rule';
import { nameOf } from '../syntax-tree';

export const latinKey = rule(
  'On a Cyrillic or Greek layout no key types this letter: compare what latinKey(event) of shared-kit/state returns.',
  (report) => ({
    BinaryExpression(node) {
      const { left, right } = node;
      const isLetter = right.type === AST_NODE_TYPES.Literal && typeof right.value === 'string' && /^[a-z]$/i.test(right.value);
      if (isLetter && nameOf(left) === 'key') report(node);
    },
  }),
);
