import tseslint from 'typescript-eslint';
import { layers } from './tooling/eslint/layers.mjs';
import { styleRules } from './tooling/eslint/style-rules.mjs';

const BROWSER = ['shell/**/*.{ts,tsx}', 'mfe-*/**/*.{ts,tsx}', 'gallery/**/*.{ts,tsx}', 'shared-kit/**/*.{ts,tsx}'];

export default tseslint.config(
  { ignores: ['**/dist/', '**/.types/', '.cache/', '.data/', '.release/', '**/coverage/', '**/test-results/', '**/playwright-report/', 'e2e/published-before/', 'tooling/kit-package/example/'] },
  // The model has no React.
  ...styleRules({ browser: BROWSER, remotes: ['mfe-*/**/*.{ts,tsx}'], withoutReact: ['shared-kit/src/model/**'] }),
  // A line for every text of a namespace, written by a program.
  { files: ['locales/texts/*.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off', '@typescript-eslint/no-extraneous-class': 'off' },
  },
  ...layers,
);
