import { ThemeProvider } from 'shared-kit/host/ui-core';
import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { isExpectedFailure } from '../federation/remote-failure';
import { CrashBoundary } from '../feedback/crash-boundary';
import { hideSplash } from '../feedback/splash';
import { SLOW_START_MS, SlowStart } from './slow-start';

/** Shows what the start of the console has to show. */
export interface Screen {
  /** Shows a page instead of the console, and removes the splash screen. */
  showPage: (page: ReactNode) => void;
  /** Renders the console below the splash screen, whenever the main thread has nothing else to do. */
  prepareConsole: (content: ReactNode) => void;
  /** Shows the console, which removes the splash screen itself when its first page is rendered. */
  showConsole: (content: ReactNode) => void;
}

/** Opens the screen of the console. Unless something is shown in time, it says that the start takes long. */
export function openScreen(): Screen {
  const root = createRoot(document.getElementById('root') as HTMLElement, {
    onCaughtError: reportBug,
    // React rendered again without the error, for example because the user had left the page. It wraps such an error in one of its own, which says nothing.
    onRecoverableError: (error) => reportBug((error as Error).cause ?? error),
  });
  const render = (content: ReactNode) =>
    root.render(
      <ThemeProvider>
        <CrashBoundary>{content}</CrashBoundary>
      </ThemeProvider>,
    );
  // At once: React would finish in slices what it prepares, and then begin anew, because the account has changed meanwhile.
  const show = (content: ReactNode) => {
    clearTimeout(slow);
    flushSync(() => render(content));
  };
  const showPage = (page: ReactNode) => {
    hideSplash();
    show(page);
  };
  const slow = setTimeout(() => showPage(<SlowStart />), SLOW_START_MS);
  return { showPage, prepareConsole: (content) => startTransition(() => render(content)), showConsole: show };
}

/** Reports an error of the console or of a remote. The boundaries of remotes show and report expected failures themselves. */
function reportBug(error: unknown): void {
  if (!isExpectedFailure(error)) reportError(error);
}
