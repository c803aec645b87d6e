declare module 'webpack/lib/dependencies/HarmonyImportDependencyParserPlugin' {
  export const harmonySpecifierTag: symbol;
}
