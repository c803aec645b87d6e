import { frameParts } from '../frame/layout/frame-parts';

/**
 * The entries of the kit that are not needed before the sign-in. Remotes can share an entry only if the shell's own build imports it, so each
 * is listed here. `firstScreens` are those that the first table needs.
 */
const AFTER_SIGN_IN = {
  firstScreens: [
    () => import('shared-kit/firebase/data'),
    () => import('shared-kit/ui-frame'),
    () => import('shared-kit/ui-data'),
    () => import('shared-kit/workers'),
  ],
  /** These contain antd and would delay the first screens. A page that needs them earlier loads them with its own code. */
  laterScreens: [() => import('shared-kit/ui-form'), () => import('shared-kit/ui-display')],
};

/** Fetches code ahead. Ignores failures, because the page that needs the code reports them. */
const fetchAhead = (loads: readonly (() => Promise<unknown>)[]) => loads.forEach((load) => load().catch(() => undefined));

/** Fetches the code of the first screens after the sign-in, and of the frame around them. */
export const prefetchFirstScreens = (): void => fetchAhead([...AFTER_SIGN_IN.firstScreens, ...Object.values(frameParts)]);

/** Fetches the code of all other screens. */
export const prefetchLaterShares = (): void => fetchAhead(AFTER_SIGN_IN.laterScreens);
