import { createBrowserRouter } from 'shared-kit/router';

type Routes = Parameters<typeof createBrowserRouter>[0];
export type Router = ReturnType<typeof createBrowserRouter>;

/** Where the present entry of the history stands among those that the router has counted. */
const placeNow = (): unknown => (history.state as { idx?: unknown } | null)?.idx;

/**
 * The router of the console. It counts the entries of the history, to know which way somebody goes, and lets whoever goes back to an entry
 * without a number leave unsaved changes unasked. Such an entry comes from `#x` in the address bar: it gets the number after the last one.
 */
export function openRouter(routes: Routes): Router {
  let last = 0;
  // Before the router hears of it.
  window.addEventListener(
    'popstate',
    () => {
      if (typeof placeNow() === 'number') return;
      history.replaceState({ usr: null, key: Math.random().toString(36).slice(2, 10), idx: last + 1 }, '');
    },
    { capture: true },
  );
  const router = createBrowserRouter(routes);
  const note = () => {
    const place = placeNow();
    if (typeof place === 'number') last = place;
  };
  note();
  router.subscribe(note);
  return router;
}
