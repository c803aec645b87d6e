import type { TSESTree } from '@typescript-eslint/types';
import type { OwnRule } from '../rule';

export interface Known {
  names: string[];
  /** each up to its first parameter: `/company` of `/company/:company` */
  paths: string[];
  /** keys of texts */
  texts: string[];
}

const strings = { type: 'array', items: { type: 'string' } } as const;

/** Shell and kit know remotes from the registry only (ADD-26). */
export const noRemoteKnowledge: OwnRule<[Known], 'name' | 'path' | 'text'> = {
  meta: {
    type: 'problem',
    messages: {
      name: 'Shell and kit name no remote: read the registry.',
      path: 'Shell and kit know no path of a remote: use a link that it offers.',
      text: 'Shell and kit name no text of a remote: it stands in its remote.json.',
    },
    schema: [{ type: 'object', properties: { names: strings, paths: strings, texts: strings }, additionalProperties: false }],
    defaultOptions: [{ names: [], paths: [], texts: [] }],
  },
  create(context) {
    const [{ names, paths, texts }] = context.options;
    const refused = {
      name: new RegExp(`\\b(${names.join('|')})\\b`, 'i'),
      path: new RegExp(`^(${paths.join('|')})(?![\\w.-])`, 'i'),
      text: new RegExp(`^(${texts.join('|')})$`, 'i'),
    };
    const check = (node: TSESTree.Node, text: unknown) => {
      for (const messageId of ['name', 'path', 'text'] as const)
        if (typeof text === 'string' && refused[messageId].test(text)) context.report({ node, messageId });
    };
    return {
      Literal(node) {
        check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.cooked);
      },
      JSXText(node) {
        check(node, node.value);
      },
    };
  },
};
