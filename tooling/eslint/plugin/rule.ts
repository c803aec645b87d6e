import type { TSESTree } from '@typescript-eslint/types';
import type { TSESLint } from '@typescript-eslint/utils';

/** A rule of this plugin; `messages` has one name for each message. */
export type OwnRule<Options extends readonly unknown[] = [], Messages extends string = 'refused'> = TSESLint.RuleModule<Messages, Options>;

/**
 * A rule with one message and no options.
 * @param message what to do instead
 * @param listeners what it looks at, by kind of node or by a short selector (https://eslint.org/docs/latest/extend/selectors); `report` refuses a node
 */
export const rule = (message: string, listeners: (report: (node: TSESTree.Node) => void) => TSESLint.RuleListener): OwnRule => ({
  meta: { type: 'problem', messages: { refused: message }, schema: [] },
  create: (context) =>
    listeners((node) => {
      context.report({ node, messageId: 'refused' });
    }),
});
