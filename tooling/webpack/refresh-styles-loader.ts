import type { LoaderContext } from 'webpack';

/**
 * Makes a style sheet a module that passes its text on to the page's refresh runtime (`../refresh/styles.ts`), which replaces it when the file
 * is saved. In a page without the runtime it does nothing.
 */
export default function refreshStylesLoader(this: LoaderContext<object>, css: string) {
  return `const css = ${JSON.stringify(css)};\nexport default css;\nself.consoleRefresh?.settleStyles(import.meta.webpackHot, css);\n`;
}
