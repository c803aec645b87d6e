import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/types';

/** `b` of `b`, `a.b` and `<b>`; undefined for what has no name that stands in the code, as `a['b']`. */
export function nameOf(node: TSESTree.Node | null | undefined): string | undefined {
  switch (node?.type) {
    case AST_NODE_TYPES.Identifier:
    case AST_NODE_TYPES.JSXIdentifier:
      return node.name;
    case AST_NODE_TYPES.MemberExpression:
      return node.computed ? undefined : nameOf(node.property);
    default:
      return undefined;
  }
}

/** `a` of `a.b`. */
export const ownerOf = (node: TSESTree.Node): TSESTree.Expression | undefined =>
  node.type === AST_NODE_TYPES.MemberExpression ? node.object : undefined;

/** The nodes around a node, the nearest first. */
export const ancestorsOf = ({ parent }: TSESTree.Node): TSESTree.Node[] => (parent ? [parent, ...ancestorsOf(parent)] : []);

export const isFunction = (node: TSESTree.Node | undefined): node is TSESTree.ArrowFunctionExpression | TSESTree.FunctionExpression =>
  node?.type === AST_NODE_TYPES.ArrowFunctionExpression || node?.type === AST_NODE_TYPES.FunctionExpression;
