import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/types';
import { rule } from '../rule';
import { nameOf } from '../syntax-tree';

/** Placeholders of texts whose values are names, codes or typed by users. */
const NAMES = new Set(
  `name names first last domain domains company companies session task person moderator owner email description field fields label license key address
  pattern example search sheet file column columns parts other value before after thing`.split(/\s+/),
);

/** Calls whose result an expression in JSX may show. */
function shownCalls(expression: TSESTree.Node): TSESTree.CallExpression[] {
  switch (expression.type) {
    case AST_NODE_TYPES.CallExpression:
      return [expression];
    case AST_NODE_TYPES.ConditionalExpression:
      return [expression.consequent, expression.alternate].flatMap(shownCalls);
    case AST_NODE_TYPES.LogicalExpression:
      return [expression.left, expression.right].flatMap(shownCalls);
    default:
      return [];
  }
}

const isName = (property: TSESTree.ObjectLiteralElement) =>
  property.type === AST_NODE_TYPES.Property && NAMES.has(nameOf(property.key) ?? '') && nameOf(property.value) !== 'length';

export const namesUntranslated = rule(
  'A browser would translate the name in this text: show it by <WithNames text={t(…)} names={[…]} /> of shared-kit/ui-core.',
  (report) => ({
    ':matches(JSXElement, JSXFragment) > JSXExpressionContainer'({ expression }: TSESTree.JSXExpressionContainer) {
      shownCalls(expression)
        .filter(({ callee }) => callee.type === AST_NODE_TYPES.Identifier && callee.name === 't')
        .flatMap((call) => call.arguments)
        .flatMap((argument) => (argument.type === AST_NODE_TYPES.ObjectExpression ? argument.properties : []))
        .filter(isName)
        .forEach(report);
    },
  }),
);
