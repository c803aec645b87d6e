import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/types';
import { rule } from '../rule';
import { ancestorsOf, nameOf } from '../syntax-tree';

/** What a column has as its `value` is exported, where programs split it again. */
const isExported = (node: TSESTree.Node) =>
  ancestorsOf(node).some((one) => one.type === AST_NODE_TYPES.Property && nameOf(one.key) === 'value');

export const formatList = rule(
  'List names by formatList or useNameList of shared-kit/i18n: languages write "and" and the comma before it differently.',
  (report) => {
    // A file without i18n shows nothing.
    let shows = false;
    return {
      "NewExpression[callee.property.name='ListFormat']": report,
      'Program > ImportDeclaration[source.value=/i18n$/]'() {
        shows = true;
      },
      "CallExpression[callee.property.name='join'][arguments.0.value=', ']"(node: TSESTree.CallExpression) {
        if (shows && !isExported(node)) report(node);
      },
    };
  },
);
