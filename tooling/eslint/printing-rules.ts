import type { Linter } from 'eslint';
import { own } from './style-rules';

/** What prints: the door, and the entry of the commands, which runs before anything is installed. */
const DOORS = ['tooling/ground/print.ts', 'tooling/cli/command.mjs', 'tooling/ground/progress.mjs'];

/**
 * Commands print through one door (ADD-50), which lets no terminal code out. Where they print what a store of releases, a browser or a service holds, each
 * value is escaped, so that it cannot start a line either.
 */
export const printingRules: Linter.Config[] = [
  {
    files: ['tooling/**/*.{ts,mjs}', 'platform/*/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**', ...DOORS],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['tooling/**/*.{ts,mjs}'],
    ignores: ['**/*.test.ts', '**/testing/**', ...DOORS, 'tooling/ground/*children.mjs', 'tooling/kit-package/repository.ts'],
    rules: own('end-with-command', 'print-function', 'shown-values'),
  },
];
