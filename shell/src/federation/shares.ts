import { frameParts } from '../layout/frame-parts';

/**
 * The entries of the kit that are not needed before sign-in. A share exists on the page only if the shell's own build
 * imports it, so each is named here. First those that the way to the first table needs.
 */
const AFTER_SIGN_IN = {
  firstScreens: [
    () => import('shared-kit/firebase/data'),
    () => import('shared-kit/ui-frame'),
    () => import('shared-kit/ui-data'),
    () => import('shared-kit/workers'),
  ],
  /** With antd in them, which would come in the way of the first screens. A page fetches them along with its own code. */
  laterScreens: [() => import('shared-kit/ui-form'), () => import('shared-kit/ui-display')],
};

/** Fetches code before it is needed. A failure shows when it really is. */
const fetchAhead = (loads: readonly (() => Promise<unknown>)[]) => loads.forEach((load) => load().catch(() => undefined));

/** Fetches the code of the first screens behind the sign-in, and of what stands around them. */
export const prefetchFirstScreens = (): void => fetchAhead([...AFTER_SIGN_IN.firstScreens, ...Object.values(frameParts)]);

/** Fetches the code of all other screens. */
export const prefetchLaterShares = (): void => fetchAhead(AFTER_SIGN_IN.laterScreens);
