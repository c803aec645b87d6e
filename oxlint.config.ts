import { defineConfig } from 'oxlint';
import { BROWSER, NOT_LINTED, WITHOUT_TYPES } from './tooling/eslint/linted-files';
import { nativeReactRules } from './tooling/eslint/react-rules';
import { nativeTypedRules } from './tooling/eslint/typed-rules';

/** The lint rules that read types, and those of React (ADR-0087); `eslint.config.ts` has the others. */
export default defineConfig({
  plugins: ['react', 'typescript'],
  // No rule but those below.
  categories: { correctness: 'off' },
  options: {
    typeAware: true,
    // ESLint's own comments name rules that are not checked here.
    respectEslintDisableDirectives: false,
    reportUnusedDisableDirectives: 'deny',
  },
  ignorePatterns: [...NOT_LINTED, ...WITHOUT_TYPES],
  rules: nativeTypedRules(),
  overrides: [
    { files: BROWSER, rules: nativeReactRules() },
    // A type of optional fields of a type parameter is empty for this rule.
    { files: ['shared-kit/src/ui-core/form/use-form.ts'], rules: { 'typescript/no-generated-empty-object-type': 'off' } },
  ],
});
