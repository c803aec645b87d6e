import type { LoaderContext } from 'webpack';

/**
 * Connects a module of a remote with the page's refresh runtime (`../refresh/page.ts`). Code before the module receives the compiler's calls; it has no
 * line break, so that source maps stay right. Code after it passes the module's exports to the runtime, which decides by them whether the importing modules
 * must run again. In a page without the runtime both do nothing.
 */
const BEFORE = [
  'var refresh$ = self.consoleRefresh?.moduleOf(__webpack_module__.id, import.meta.webpackHot, { name: __webpack_runtime_id__, url: __webpack_public_path__, hash: () => __webpack_hash__ });',
  'var $RefreshReg$ = refresh$?.register ?? (() => {}), $RefreshSig$ = refresh$?.sign ?? (() => (type) => type);',
].join(' ');

export default function refreshLoader(this: LoaderContext<object>, source: string, map: Parameters<LoaderContext<object>['callback']>[2]) {
  this.callback(null, `${BEFORE} ${source}\nrefresh$?.settle(__webpack_module__.exports);\n`, map);
}
