import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { layers } from './tooling/eslint/layers.mjs';

const BROWSER = ['shell/**/*.{ts,tsx}', 'mfe-*/**/*.{ts,tsx}', 'gallery/**/*.{ts,tsx}', 'shared-kit/**/*.{ts,tsx}'];
const TESTS = ['**/*.test.{ts,tsx,mjs}', 'e2e/**/*.spec.ts'];

export default tseslint.config(
  { ignores: ['**/dist/', '**/.types/', '.cache/', '.data/', '.release/', '**/coverage/', '**/test-results/', '**/playwright-report/', 'e2e/published-before/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // The compiler checks indexed access; where a loop's bounds prove it, `!` says so without a cost.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      // `() => undefined` promises and empty catch-alls are written on purpose in doubles and listeners.
      '@typescript-eslint/no-empty-function': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-implicit-coercion': ['error', { boolean: false }],
      'no-eval': 'error',
      'no-new-func': 'error',
      'max-lines': ['error', { max: 300 }],
    },
  },
  {
    files: BROWSER,
    plugins: jsxA11y.flatConfigs.recommended.plugins,
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'no-console': 'error',
    },
  },
  {
    files: BROWSER,
    // The model has no React. These rules take half of the linter's time, since they compile each file as React's compiler would.
    ignores: ['shared-kit/src/model/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs['recommended-latest'].rules,
  },
  {
    files: ['mfe-*/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      // What the build cannot keep inside of the remote's pages (docs/decisions/0046).
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXOpeningElement[name.name=/^(style|link)$/], MemberExpression[property.name=/^(adoptedStyleSheets|insertRule|replaceSync)$/], CallExpression[callee.property.name='createElement'][arguments.0.value=/^(style|link)$/], CallExpression[callee.name='adoptStyles'] > :not(Identifier)",
          message: 'A style sheet is a .css file that is given to adoptStyles of shared-kit/ui-core: any other applies to the whole console.',
        },
      ],
    },
  },
  {
    files: TESTS,
    rules: {
      'max-lines': ['error', { max: 500 }],
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(skip|only|todo|fixme)$/]",
          message: 'No skipped, focused or empty tests.',
        },
        { selector: 'CallExpression[callee.name=/^(xit|xdescribe|fit|fdescribe)$/]', message: 'No skipped or focused tests.' },
      ],
    },
  },
  // A line for every text of a namespace, written by a program.
  { files: ['locales/texts/*.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off', '@typescript-eslint/no-extraneous-class': 'off' },
  },
  ...layers,
);
