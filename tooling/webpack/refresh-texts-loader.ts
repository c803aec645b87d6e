import { basename, dirname } from 'node:path';
import type { LoaderContext } from 'webpack';

/**
 * Makes a file of texts a module that passes its texts on to the page's refresh runtime (`../refresh/texts.ts`), which replaces them when the
 * file is saved. In a page without the runtime it does nothing.
 */
export default function refreshTextsLoader(this: LoaderContext<object>, json: string) {
  const [locale, namespace] = [basename(dirname(this.resourcePath)), basename(this.resourcePath, '.json')];
  const texts = JSON.stringify(JSON.parse(json));
  return `const texts = ${texts};\nexport default texts;\nself.consoleRefresh?.settleTexts(import.meta.webpackHot, '${locale}', '${namespace}', texts);\n`;
}
