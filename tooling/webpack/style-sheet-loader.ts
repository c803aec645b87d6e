import { transform } from 'esbuild';
import { scopeStyles } from './scoped-styles';
import type { LoaderContext } from 'webpack';

/**
 * Makes a style sheet a module that exports its minified text, which `adoptStyles` of the kit adds to the document. With the option `scope`, for remotes, its
 * rules apply only inside of elements with that class.
 */
export default function styleSheetLoader(this: LoaderContext<{ scope?: string }>, css: string) {
  const done = this.async();
  const { scope } = this.getOptions();
  const scoped = (code: string) => (scope === undefined ? code : scopeStyles(code, scope));
  transform(css, { loader: 'css', minify: true, ...(scope !== undefined && { supported: { nesting: false } }) })
    .then(({ code }) => scoped(code.trim()))
    .then((code) => done(null, code), done);
}
