import { createBrowserRouter } from 'shared-kit/host/router';

type Routes = Parameters<typeof createBrowserRouter>[0];
export type Router = ReturnType<typeof createBrowserRouter>;

/** The number that the router has given the current history entry. */
const currentIndex = (): unknown => (history.state as { idx?: unknown } | null)?.idx;

/**
 * Creates the router of the console. React Router numbers history entries to tell back from forward. A user who adds `#x` to the URL makes
 * an entry without a number, and going there would lose unsaved changes without a question. So that entry gets the next number.
 */
export function openRouter(routes: Routes): Router {
  let lastIndex = 0;
  // In the capture phase, so that it runs before the listener of the router.
  window.addEventListener(
    'popstate',
    () => {
      if (typeof currentIndex() === 'number') return;
      history.replaceState({ usr: null, key: Math.random().toString(36).slice(2, 10), idx: lastIndex + 1 }, '');
    },
    { capture: true },
  );
  const router = createBrowserRouter(routes);
  const saveIndex = () => {
    const index = currentIndex();
    if (typeof index === 'number') lastIndex = index;
  };
  saveIndex();
  router.subscribe(saveIndex);
  return router;
}
