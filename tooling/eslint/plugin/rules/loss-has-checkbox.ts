import type { TSESTree } from '@typescript-eslint/types';
import { rule } from '../rule';
import { nameOf } from '../syntax-tree';

/** Whether the checkbox must be ticked is proved by the tests of the page (`acceptLoss`). */
export const lossHasCheckbox = rule(
  'What is removed or replaced is lost: the question before it has a `checkbox` that names the loss.',
  (report) => {
    const losses: TSESTree.Node[] = [];
    let asks = false;
    const ask = () => {
      asks = true;
    };
    return {
      "ImportDeclaration[source.value='shared-kit/api'] > ImportSpecifier"(node: TSESTree.ImportSpecifier) {
        if (/^(remove[A-Z]|renewKey$)/.test(nameOf(node.imported) ?? '')) losses.push(node);
      },
      MemberExpression(node) {
        if (nameOf(node) === 'deleteAll') losses.push(node);
      },
      "Property[key.name='checkbox']": ask,
      "JSXAttribute[name.name='checkbox']": ask,
      'Program:exit'() {
        if (!asks) losses.forEach(report);
      },
    };
  },
);
