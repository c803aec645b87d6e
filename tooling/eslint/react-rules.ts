import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** They check options of React's compiler, which does not run here; oxlint has no such rules. */
const OF_COMPILER_OPTIONS = ['react-hooks/config', 'react-hooks/gating'];

/** The rules of hooks and components, for ESLint in a remote's own repository. */
export const reactRules = (files: string[]) =>
  // oxlint-disable-next-line typescript/no-deprecated -- defineConfig of ESLint refuses the types of this library's rules
  tseslint.config({
    files,
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs['recommended-latest'].rules,
  });

/** Those of {@link reactRules} that oxlint has, by its names. */
export const nativeReactRules = (): Record<string, 'error'> =>
  Object.fromEntries(
    Object.keys(reactHooks.configs['recommended-latest'].rules)
      .filter((name) => !OF_COMPILER_OPTIONS.includes(name))
      .map((name) => [name.replace('react-hooks/', 'react/'), 'error'] as const),
  );
