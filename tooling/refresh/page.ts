import * as Refresh from 'react-refresh/runtime';
import { isBoundary, isSameBoundary } from './boundary';
import { followBuild, followedUrls, markRunning, type Hot, type Build } from './follow-build';
import { hideProblems, showError } from './overlay';
import { settleStyles } from './styles';
import { settleTexts } from './texts';

/**
 * The page's only refresh runtime, for all remotes in development. It must load before React DOM, which looks for it only at its start; a runtime in each
 * remote's build would load too late (module-federation/core#4686). Only the shell of `npm run dev` has it.
 */
Refresh.injectIntoGlobalHook(window);

const REFRESH_MS = 10;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Refreshes once for all modules that one save changes. */
function refreshSoon() {
  clearTimeout(timer);
  timer = setTimeout(() => Refresh.performReactRefresh(), REFRESH_MS);
}

/** The functions that `webpack/refresh-loader.ts` gives to a module of a remote. */
function moduleOf(id: string, hot: Hot | undefined, build: Build) {
  if (!hot) return undefined;
  markRunning(hot, build);
  return {
    register: (type: unknown, name: string) => Refresh.register(type, `${build.name} ${id} ${name}`),
    sign: Refresh.createSignatureFunctionForTransform,
    settle(exports: Record<string, unknown>) {
      // Undefined if the old module did not export only components: then it had no state, and webpack has already run the modules that import it.
      const before = hot.data?.['boundary'] as Record<string, unknown> | undefined;
      const stays = isBoundary(exports);
      if (stays) {
        for (const [name, value] of Object.entries(exports)) Refresh.register(value, `${build.name} ${id} exports ${name}`);
        hot.dispose((data) => void (data['boundary'] = exports));
        // Shows the error when the changed module throws while it runs; the next save tries again.
        hot.accept((error) => void showErrorOf(build.url, error));
      }
      if (before === undefined) return;
      // The exports have changed, so the modules that import this one must run again.
      if (!stays || !isSameBoundary(before, exports)) hot.invalidate();
      else refreshSoon();
    },
  };
}

/** Shows an error of the remotes that are being developed; the console itself handles all others. */
async function showOwnError(error: unknown) {
  const text = textOf(error);
  const url = followedUrls().find((one) => text.includes(one));
  if (url !== undefined) await showErrorOf(url, error);
}

/** Shows an error with file and line of the sources, which the build's server returns (`webpack/source-places.ts`). @param url URL of the build */
async function showErrorOf(url: string, error: unknown) {
  const text = textOf(error);
  // The server may have ended.
  const places = await fetch(`${url}__places`, { method: 'POST', body: text }).then(
    (response) => (response.ok ? response.text() : text),
    () => text,
  );
  showError(places);
}

const textOf = (error: unknown) => (error instanceof Error ? String(error.stack ?? error) : String(error));

Object.assign(self, { consoleRefresh: { moduleOf, settleStyles, settleTexts } });

/** Listens to the builds of all remotes in development, also before their pages are opened. */
async function followBuilds() {
  const response = await fetch('/registry.json');
  const { remotes }: { remotes: { entry: string }[] } = await response.json();
  // Only remotes in development are served from another port of this machine.
  const entries = remotes
    .map(({ entry }) => new URL(entry, location.origin))
    .filter(({ hostname, origin }) => hostname === '127.0.0.1' && origin !== location.origin);
  for (const { href } of entries) followBuild(href.slice(0, href.lastIndexOf('/') + 1));
}

// The shell itself reports a missing registry.
followBuilds().catch(() => {});

addEventListener('error', ({ error }) => void showOwnError(error));
addEventListener('unhandledrejection', ({ reason }) => void showOwnError(reason));
addEventListener('keydown', ({ key }) => key === 'Escape' && hideProblems());
