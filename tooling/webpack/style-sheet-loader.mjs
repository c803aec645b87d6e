import { transform } from 'esbuild';

/**
 * Hands a style sheet over as its minified text, which `adoptStyles` of the kit gives to the document.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} css
 */
export default function styleSheetLoader(css) {
  const done = this.async();
  transform(css, { loader: 'css', minify: true }).then(({ code }) => done(null, code.trim()), done);
}
