import type { TSESTree } from '@typescript-eslint/types';
import { rule } from '../rule';
import { nameOf, ownerOf } from '../syntax-tree';

const RUNNERS = new Set(['it', 'test', 'describe']);

/** `test` of `test.describe`. */
function firstOwner(node: TSESTree.Node): TSESTree.Node {
  const owner = ownerOf(node);
  return owner ? firstOwner(owner) : node;
}

export const noSkippedTest = rule('No skipped, focused or empty tests.', (report) => ({
  'MemberExpression[property.name=/^(skip|only|todo|fixme)$/]'(node: TSESTree.MemberExpression) {
    if (RUNNERS.has(nameOf(firstOwner(node)) ?? '')) report(node);
  },
  'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]': report,
}));
