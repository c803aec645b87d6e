/**
 * The entries of the kit that are not needed before sign-in. A share exists on the page only if the shell's own build
 * imports it, so each is named here.
 */
const AFTER_SIGN_IN = [
  () => import('shared-kit/firebase/data'),
  () => import('shared-kit/ui-frame'),
  () => import('shared-kit/ui-data'),
  () => import('shared-kit/workers'),
];

/** Fetches the code of the first screens behind the sign-in. A failure shows when it is really needed. */
export function prefetchShares(): void {
  for (const load of AFTER_SIGN_IN) load().catch(() => undefined);
}
