import { transform } from 'esbuild';
import { scopeStyles } from './scoped-styles';

/**
 * Makes a style sheet a module that exports its minified text, which `adoptStyles` of the kit adds to the document. With the option `scope`, for remotes, its
 * rules apply only inside of elements with that class.
 * @this {import('webpack').LoaderContext<{ scope?: string }>}
 * @param {string} css
 */
export default function styleSheetLoader(css) {
  const done = this.async();
  const { scope } = this.getOptions();
  const scoped = (/** @type {string} */ code) => (scope === undefined ? code : scopeStyles(code, scope));
  transform(css, { loader: 'css', minify: true, ...(scope !== undefined && { supported: { nesting: false } }) })
    .then(({ code }) => scoped(code.trim()))
    .then((code) => done(null, code), done);
}
