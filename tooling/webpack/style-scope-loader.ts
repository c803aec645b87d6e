/**
 * Adds the class of a remote's style sheets to what its `pages.ts` exports.
 * @this {import('webpack').LoaderContext<{ scope: string }>}
 * @param {string} source
 */
export default function styleScopeLoader(source) {
  return `${source}\nexport const styleScope = ${JSON.stringify(this.getOptions().scope)};\n`;
}
