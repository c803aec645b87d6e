import * as Refresh from 'react-refresh/runtime';
import { isBoundary, isSameBoundary } from './boundary.mjs';
import { showErrorOf, showOwnError } from './errors.mjs';
import { followBuild, markRunning } from './follow-build.mjs';
import { hideProblems } from './overlay.mjs';
import { settleStyles } from './styles.mjs';
import { settleTexts } from './texts.mjs';

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
  markRunning(hot, build);
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
        hot.accept((error) => void showErrorOf(build.address, error));
      }
      if (before === undefined) return;
      // Other exports: the modules that import this one must run again.
      if (!stays || !isSameBoundary(before, exports)) hot.invalidate();
      else refreshSoon();
    },
  };
}

Object.assign(self, { consoleRefresh: { moduleOf, settleStyles, settleTexts } });

/** Listens to the builds of all remotes in development, also before one of their pages is opened. */
async function followBuilds() {
  const response = await fetch('/registry.json');
  /** @type {{ remotes: { entry: string }[] }} */
  const { remotes } = await response.json();
  // Only remotes in development come from another port of this machine.
  const entries = remotes.map(({ entry }) => new URL(entry, location.origin)).filter(({ hostname, origin }) => hostname === '127.0.0.1' && origin !== location.origin);
  for (const { href } of entries) followBuild(href.slice(0, href.lastIndexOf('/') + 1));
}

// Without the registry the shell itself says so.
followBuilds().catch(() => {});

addEventListener('error', ({ error }) => void showOwnError(error));
addEventListener('unhandledrejection', ({ reason }) => void showOwnError(reason));
addEventListener('keydown', ({ key }) => key === 'Escape' && hideProblems());
