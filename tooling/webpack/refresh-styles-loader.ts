/**
 * Makes a style sheet a module that passes its text on to the page's refresh runtime (`../refresh/styles.ts`), which replaces it when the file
 * is saved. In a page without the runtime it does nothing.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} css
 */
export default function refreshStylesLoader(css) {
  return `const css = ${JSON.stringify(css)};\nexport default css;\nself.consoleRefresh?.settleStyles(import.meta.webpackHot, css);\n`;
}
