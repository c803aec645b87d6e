import { basename, dirname } from 'node:path';

/**
 * Makes a file of texts a module that passes its texts on to the page's refresh runtime (`../refresh/texts.ts`), which replaces them when the
 * file is saved. In a page without the runtime it does nothing.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} json
 */
export default function refreshTextsLoader(json) {
  const [locale, namespace] = [basename(dirname(this.resourcePath)), basename(this.resourcePath, '.json')];
  const texts = JSON.stringify(JSON.parse(json));
  return `const texts = ${texts};\nexport default texts;\nself.consoleRefresh?.settleTexts(import.meta.webpackHot, '${locale}', '${namespace}', texts);\n`;
}
