/**
 * Brings a module of a remote in touch with the page's refresh runtime (`../refresh/page.mjs`). In front, on the line that the module begins with, so
 * that source maps stay true: where the compiler's calls go. At the end: what the module exports, by which the runtime decides
 * whether its change stays here. In a page without the runtime both do nothing.
 */
const BEFORE = [
  'var refresh$ = self.consoleRefresh?.moduleOf(__webpack_module__.id, import.meta.webpackHot, { name: __webpack_runtime_id__, address: __webpack_public_path__, hash: () => __webpack_hash__ });',
  'var $RefreshReg$ = refresh$?.register ?? (() => {}), $RefreshSig$ = refresh$?.sign ?? (() => (type) => type);',
].join(' ');

/**
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source @param {Parameters<import('webpack').LoaderContext<object>['callback']>[2]} map
 */
export default function refreshLoader(source, map) {
  this.callback(null, `${BEFORE} ${source}\nrefresh$?.settle(__webpack_module__.exports);\n`, map);
}
