import type { TSESTree } from '@typescript-eslint/types';
import { rule } from '../rule';
import { nameOf } from '../syntax-tree';

/** Refuses to start programs that would outlive the command (ADR-0079). What a command waits for without doing anything else is short. */
export const endWithCommand = rule(
  'Start programs by runToEnd of tooling/ground/run.ts, or startChild of tooling/ground/children.mjs: they end with the command.',
  (report) => ({
    "ImportDeclaration[source.value='node:child_process'][importKind!='type'] > ImportSpecifier[importKind!='type']"(
      node: TSESTree.ImportSpecifier,
    ) {
      if (nameOf(node.imported) !== 'execFileSync') report(node);
    },
  }),
);
