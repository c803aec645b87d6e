import { AST_NODE_TYPES, type TSESTree } from '@typescript-eslint/types';
import type { OwnRule } from '../rule';
import { ancestorsOf, isFunction, nameOf, ownerOf } from '../syntax-tree';

const API = /^(shared-kit|\.{1,2}(\/\.\.)*)\/api$/;
const FOR_EACH = new Set(['map', 'flatMap', 'forEach', 'reduce']);
const TOGETHER = new Set(['all', 'allSettled', 'any', 'race']);

const isInLoop = (node: TSESTree.Node) => ancestorsOf(node).some(({ type }) => /^(For|ForOf|ForIn|While|DoWhile)Statement$/.test(type));

const isForEach = (node: TSESTree.Node | undefined) =>
  node?.type === AST_NODE_TYPES.CallExpression && ownerOf(node.callee) !== undefined && FOR_EACH.has(nameOf(node.callee) ?? '');

/** Whether a call is the whole of what runs for each item, or a statement of it. What a callback calls only later is no series. */
function runsForEach(call: TSESTree.CallExpression) {
  const around = ancestorsOf(call).filter(
    ({ type }) =>
      type !== AST_NODE_TYPES.UnaryExpression &&
      type !== AST_NODE_TYPES.BlockStatement &&
      type !== AST_NODE_TYPES.ExpressionStatement &&
      type !== AST_NODE_TYPES.ReturnStatement,
  );
  return isFunction(around[0]) && isForEach(around[1]);
}

/** Series of calls that one hook does not run have answers of their own to leaving the page, signing out and failures (D-132). */
export const callsInTurn: OwnRule<[{ calls: string[] }]> = {
  meta: {
    type: 'problem',
    messages: {
      refused:
        'Several calls run by useCallsInTurn of shared-kit/ui-overlay: they go on when the page is left, can be cancelled, and end with one message.',
    },
    schema: [{ type: 'object', properties: { calls: { type: 'array', items: { type: 'string' } } }, additionalProperties: false }],
    defaultOptions: [{ calls: [] }],
  },
  create(context) {
    const calls = new Set(context.options[0].calls);
    // A file that imports the API sends calls or handles their results: what it awaits may be a call that it was given.
    let importsApi = false;
    const report = (node: TSESTree.Node) => {
      context.report({ node, messageId: 'refused' });
    };
    return {
      ImportDeclaration({ source }) {
        importsApi ||= API.test(source.value);
      },
      AwaitExpression(node) {
        if (importsApi && isInLoop(node)) report(node);
      },
      ':matches(ArrowFunctionExpression, FunctionExpression)[async=true]'(node: TSESTree.Node) {
        if (importsApi && isForEach(node.parent)) report(node);
      },
      CallExpression(node) {
        const name = nameOf(node.callee) ?? '';
        const owner = ownerOf(node.callee);
        if (importsApi && nameOf(owner) === 'Promise' && TOGETHER.has(name)) report(node);
        if (owner === undefined && calls.has(name) && (isInLoop(node) || runsForEach(node))) report(node);
        if (isForEach(node)) node.arguments.filter((argument) => calls.has(nameOf(argument) ?? '')).forEach(report);
      },
    };
  },
};
