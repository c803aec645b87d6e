import kit from '../../package.json';

/** The version of this kit, which `npm run api` raises. Builds include nothing else of its package.json. */
export const KIT_VERSION: string = kit.version;

/** Why a remote cannot run on this kit: it was built for an `older` kit that is no longer supported, or for a `newer` one. */
export type Misfit = 'older' | 'newer';

const parts = (version: string): number[] => version.split('.').map(Number);

/**
 * Why a remote that was built for a version of the kit cannot run on this one; null when it can. Versions with the same first number are
 * backward compatible, and a second number that is not higher means that this kit has everything the remote uses. A remote without a
 * version is checked by its contract only.
 */
export function misfitOf(kit: string | undefined, own = KIT_VERSION): Misfit | null {
  if (kit === undefined) return null;
  const [major = 0, minor = 0] = parts(kit);
  const [ownMajor = 0, ownMinor = 0] = parts(own);
  if (major < ownMajor) return 'older';
  return major > ownMajor || minor > ownMinor ? 'newer' : null;
}
