/** The version of this kit, the one in its package.json; `npm run api` steps both. */
export const KIT_VERSION: string = '1.0.0';

/** Why a remote cannot run on this kit: the kit that it was built for has gone (`older`), or is yet to come (`newer`). */
export type Misfit = 'older' | 'newer';

const parts = (version: string): number[] => version.split('.').map(Number);

/**
 * Whether a remote that was built for a version of the kit can run on this one; null when it can. The same first number promises that what
 * was there is still there, and a second one that is not higher that all that the remote asks for has been added. A remote that does
 * not say what it was built for is told by its contract alone.
 */
export function misfitOf(kit: string | undefined, own = KIT_VERSION): Misfit | null {
  if (kit === undefined) return null;
  const [major = 0, minor = 0] = parts(kit);
  const [ownMajor = 0, ownMinor = 0] = parts(own);
  if (major < ownMajor) return 'older';
  return major > ownMajor || minor > ownMinor ? 'newer' : null;
}
