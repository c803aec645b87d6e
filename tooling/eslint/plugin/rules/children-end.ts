import { rule } from '../rule';

/** Refuses to start a program that would outlive the command (ADR-0079). What a command waits for without doing anything else is short. */
export const childrenEnd = rule(
  'Start programs by runToEnd of tooling/ground/run.ts, or startChild of tooling/ground/children.mjs: they end with the command.',
  (report) => ({
    "ImportDeclaration[source.value='node:child_process'][importKind!='type'] > ImportSpecifier[importKind!='type'][imported.name!='execFileSync']":
      report,
  }),
);
