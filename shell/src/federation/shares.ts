/**
 * The entries of the kit that remotes take from the shell. A share exists on the page only if the shell's own build imports
 * it, so each is named here. The shell calls the later ones to have them ready when somebody is about to sign in.
 */
const AFTER_SIGN_IN = [
  () => import('shared-kit/firebase/data'),
  () => import('shared-kit/ui-frame'),
  () => import('shared-kit/ui-data'),
  () => import('shared-kit/workers'),
];

let fetched = false;

/** Fetches what the first screens behind the sign-in need. A failure shows when it is really needed. */
export function prefetchAfterSignIn(): void {
  if (fetched) return;
  fetched = true;
  for (const load of AFTER_SIGN_IN) load().catch(() => undefined);
}
