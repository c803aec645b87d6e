import * as Refresh from 'react-refresh/runtime';
import { hideProblems, showProblems } from './overlay.mjs';
import { followBuild, followedAddresses } from './follow-build.mjs';
import { isBoundary, isSameBoundary } from './boundary.mjs';

/**
 * The page's only refresh runtime, for all remotes that are being developed. It loads before React DOM, which looks for it only when it
 * starts: a runtime in each remote's build would load too late (module-federation/core#4686). Only in the shell of `npm run dev`.
 */
Refresh.injectIntoGlobalHook(window);

const REFRESH_MS = 10;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Refreshes once for all modules that change with one save. */
function refreshSoon() {
  clearTimeout(timer);
  timer = setTimeout(() => Refresh.performReactRefresh(), REFRESH_MS);
}

/**
 * What a module of a remote is given by `webpack/refresh-loader.mjs`.
 * @param {string} id @param {import('./follow-build.mjs').Hot | undefined} hot @param {import('./follow-build.mjs').Build} build
 */
function moduleOf(id, hot, build) {
  if (!hot) return undefined;
  followBuild(hot, build);
  return {
    /** @param {unknown} type @param {string} name */
    register: (type, name) => Refresh.register(type, `${build.name} ${id} ${name}`),
    sign: Refresh.createSignatureFunctionForTransform,
    /** @param {Record<string, unknown>} exports */
    settle(exports) {
      // Known only of a boundary: a module that was none has no state, and webpack has run the modules that import it already.
      const before = hot.data?.['boundary'];
      const stays = isBoundary(exports);
      if (stays) {
        for (const [name, value] of Object.entries(exports)) Refresh.register(value, `${build.name} ${id} exports ${name}`);
        hot.dispose((data) => void (data['boundary'] = exports));
        // Shows the error when the changed module throws while it runs; the next save tries again.
        hot.accept((error) => showProblems([String(error?.stack ?? error)]));
      }
      if (before === undefined) return;
      // Other exports: the modules that import this one must run again.
      if (!stays || !isSameBoundary(before, exports)) hot.invalidate();
      else refreshSoon();
    },
  };
}

Object.assign(self, { consoleRefresh: { moduleOf } });

/** Shows errors of the remotes that are being developed; the console itself handles all others. @param {unknown} error */
function tell(error) {
  const text = error instanceof Error ? String(error.stack ?? error) : String(error);
  if (followedAddresses().some((address) => text.includes(address))) showProblems([text]);
}

addEventListener('error', ({ error }) => tell(error));
addEventListener('unhandledrejection', ({ reason }) => tell(reason));
addEventListener('keydown', ({ key }) => key === 'Escape' && hideProblems());
