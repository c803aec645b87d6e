import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/types';
import { rule } from '../rule';
import { nameOf } from '../syntax-tree';

const isPrinted = (node: TSESTree.Node | undefined) =>
  (node?.type === AST_NODE_TYPES.CallExpression && /^print(Error)?$/.test(nameOf(node.callee) ?? '')) ||
  (node?.type === AST_NODE_TYPES.NewExpression && nameOf(node.callee) === 'UserError');

const isComposed = ({ type }: TSESTree.Node) =>
  type === AST_NODE_TYPES.BinaryExpression || type === AST_NODE_TYPES.ConditionalExpression || type === AST_NODE_TYPES.LogicalExpression;

/** Refuses texts with others' words, which only the tag `shown` keeps on their line (ADD-50). */
export const shownValues = rule('Tag the text with `shown` of tooling/ground/print.ts: others may have written the values.', (report) => ({
  'TemplateLiteral[expressions.length>0]'(node: TSESTree.TemplateLiteral) {
    let argument: TSESTree.Node = node;
    while (argument.parent && !isPrinted(argument.parent)) {
      if (argument.parent.type === AST_NODE_TYPES.TaggedTemplateExpression) return;
      argument = argument.parent;
    }
    if (argument.parent && (argument === node || isComposed(argument))) report(node);
  },
}));
