import type { Linter } from 'eslint';
import tseslint from 'typescript-eslint';

/** Options of `strictTypeChecked` (ADR-0078). Each rule that is off or has options says why. */
const OPTIONS: Linter.RulesRecord = {
  // Not in strictTypeChecked. A `default` answers for what may come later.
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  // `while (true)` says that only its body ends a loop.
  '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: 'only-allowed-literals' }],
  // A number in a text is what it looks like.
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  // `[...text]` has the characters of a text, where an index would cut those of two units.
  '@typescript-eslint/no-misused-spread': 'off',
  // `return reply.send()` ends a function early, and a callback of one line may call what returns nothing.
  '@typescript-eslint/no-confusing-void-expression': 'off',
  // What was thrown before is thrown again.
  '@typescript-eslint/only-throw-error': ['error', { allowThrowingUnknown: true }],
  '@typescript-eslint/prefer-promise-reject-errors': ['error', { allowThrowingUnknown: true }],
  // Numbers of a protocol are its enums.
  '@typescript-eslint/no-unsafe-enum-assignment': 'off',
  // A stream's chunk is any, and becomes text.
  '@typescript-eslint/restrict-plus-operands': ['error', { allowAny: true }],
  // A callback that returns nothing may be `void` and one expression.
  '@typescript-eslint/no-meaningless-void-operator': 'off',
  // Who asks for JSON says its type.
  '@typescript-eslint/no-unnecessary-type-parameters': 'off',
  // A function that must return a promise is `async` also where it waits for nothing: what it throws rejects the promise.
  '@typescript-eslint/require-await': 'off',
  // JSON is `any` to the compiler. Where it comes from others, a parser of the model or a schema reads it, whose tests are the proof.
  '@typescript-eslint/no-unsafe-argument': 'off',
  '@typescript-eslint/no-unsafe-assignment': 'off',
  '@typescript-eslint/no-unsafe-call': 'off',
  '@typescript-eslint/no-unsafe-member-access': 'off',
  '@typescript-eslint/no-unsafe-return': 'off',
  // What an SDK or a double gives has the shape of a class, and is none of its instances.
  '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
  // Interfaces write functions as methods here. They use no `this`, which the compiler cannot tell.
  '@typescript-eslint/unbound-method': 'off',
  // `catch((error: NodeJS.ErrnoException) => …)` names what the call before it is documented to throw.
  '@typescript-eslint/use-unknown-in-catch-callback-variable': 'off',
};

/**
 * The rules that read types, for ESLint in a remote's own repository.
 * @param root absolute path of the repository
 * @param files patterns of TypeScript files, each in a project of its folder
 */
export const typedRules = (root: string, files: string[]) =>
  // oxlint-disable-next-line typescript/no-deprecated -- defineConfig of ESLint refuses the types of this library's rules
  tseslint.config({
    files,
    extends: [tseslint.configs.strictTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: OPTIONS,
  });

/** Those of {@link typedRules} that are on, by oxlint's names. */
export function nativeTypedRules(): Record<string, Linter.RuleEntry> {
  const rules = { ...Object.assign({}, ...tseslint.configs.strictTypeCheckedOnly.map((config) => config.rules)), ...OPTIONS };
  const [prefix, own] = ['@typescript-eslint/', 'typescript/'];
  return Object.fromEntries(
    Object.entries<Linter.RuleEntry>(rules)
      .filter(([name, entry]) => name.startsWith(prefix) && entry !== 'off')
      .map(([name, entry]) => [name.replace(prefix, own), entry]),
  );
}
