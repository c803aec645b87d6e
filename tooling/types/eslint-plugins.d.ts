/** The part that is used of a plugin without types of its own. */
declare module 'eslint-plugin-jsx-a11y' {
  const plugin: {
    flatConfigs: { recommended: { plugins: Record<string, import('eslint').ESLint.Plugin>; rules: import('eslint').Linter.RulesRecord } };
  };
  export default plugin;
}
