/** Why a remote cannot run on a kit: it was built for an `older` kit that is no longer supported, or for a `newer` one. */
export type KitMismatch = 'older' | 'newer';

const parts = (version: string): number[] => version.split('.').map(Number);

/**
 * Why a remote that was built for the kit version `needed` cannot run on the kit `own`; null when it can. Versions with the same first number
 * are backward compatible, and a second number that is not higher means that `own` has everything the remote uses. A remote without a version
 * is checked by its contract only.
 */
export function kitMismatch(needed: string | undefined, own: string): KitMismatch | null {
  if (needed === undefined) return null;
  const [major = 0, minor = 0] = parts(needed);
  const [ownMajor = 0, ownMinor = 0] = parts(own);
  if (major < ownMajor) return 'older';
  return major > ownMajor || minor > ownMinor ? 'newer' : null;
}
