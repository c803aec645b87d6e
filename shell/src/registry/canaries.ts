import { parseRegistry } from 'shared-kit/model/registry';
import { readRegistry, sourceFaultBy, type RegistrySettings } from './registry';
import type { Canary, LoadedRegistry } from './loaded-registry';

const DEVICE = 'deviceId';
const MAX_COMPANIES = 1000;

/** A remote in the JSON of the registry, with the canary version that only some users get. Not validated yet. */
interface ListedRemote {
  name?: unknown;
  version?: unknown;
  routes?: unknown;
  canary?: { percent?: unknown; companies?: unknown; remote?: ListedRemote };
}

/** The signed-in user. */
interface SignedInUser {
  uid: string;
  companies: readonly string[];
}

/**
 * The registry before the sign-in; its `choose` returns the registry of the user who signs in. Versions of remotes with pages before the
 * sign-in depend on the device only, so that the login screen does not change while a user types. All others wait for the sign-in.
 */
export function withCanaries(json: unknown, settings: RegistrySettings = {}, device: string | null = deviceId()): LoadedRegistry | null {
  const { remotes } = json as { remotes: ListedRemote[] };
  /** False for a canary that would be left out: nobody gets that version. */
  const isUsable = ({ name, canary }: ListedRemote): boolean =>
    canary?.remote?.name === name && parseRegistry({ schema: 1, remotes: [canary?.remote] }, sourceFaultBy(settings))?.leftOut.length === 0;
  const chosen = (isChosen: (remote: ListedRemote) => boolean) => ({
    schema: 1,
    remotes: remotes.map((remote) => (remote?.canary && isUsable(remote) && isChosen(remote) ? remote.canary.remote : remote)),
  });
  const read = (isChosen: (remote: ListedRemote) => boolean) =>
    withShares(readRegistry(chosen(isChosen), settings), remotes, isChosen, isUsable);
  const byDevice = (remote: ListedRemote): boolean => isInShare(remote, device);
  const before = read((remote) => isBeforeSignIn(remote) && byDevice(remote));
  const undecided = new Set(remotes.filter((remote) => remote?.canary && !isBeforeSignIn(remote)).map(({ name }) => name));
  return (
    before && {
      ...before,
      remotes: before.remotes.map((remote) => (undecided.has(remote.name) ? { ...remote, undecided: true } : remote)),
      choose: (user: SignedInUser) =>
        read((remote) => (isBeforeSignIn(remote) ? byDevice(remote) : isInShare(remote, user.uid) || isOfCompany(remote, user.companies))),
    }
  );
}

/** Adds to each remote who gets its canary, for the page of the remotes. */
function withShares(
  registry: LoadedRegistry | null,
  listed: readonly ListedRemote[],
  isChosen: (remote: ListedRemote) => boolean,
  isUsable: (remote: ListedRemote) => boolean,
): LoadedRegistry | null {
  const canaryOf = (name: string): { canary?: Canary } => {
    const remote = listed.find((one) => one?.name === name);
    if (!remote?.canary || !isUsable(remote)) return {};
    const { percent, companies } = remote.canary;
    return {
      canary: {
        version: String(remote.canary.remote?.version),
        chosen: isChosen(remote),
        ...(typeof percent === 'number' && { percent }),
        ...(Array.isArray(companies) && {
          companies: companies.slice(0, MAX_COMPANIES).filter((company: unknown) => typeof company === 'string'),
        }),
      },
    };
  };
  return registry && { ...registry, remotes: registry.remotes.map((remote) => ({ ...remote, ...canaryOf(remote.name) })) };
}

/** Whether a remote has pages for users who are not signed in, such as the login page and the pages of links in mails. */
const isBeforeSignIn = ({ routes }: ListedRemote): boolean =>
  Array.isArray(routes) &&
  routes.some((route: { access?: unknown; openToAll?: unknown } | null) => route?.access === 'public' || route?.openToAll === true);

const isOfCompany = ({ canary }: ListedRemote, companies: readonly string[]): boolean =>
  Array.isArray(canary?.companies) &&
  canary.companies.slice(0, MAX_COMPANIES).some((company: unknown) => typeof company === 'string' && companies.includes(company));

/** Whether a user or device gets the canary. The answer stays the same while the share grows. */
function isInShare({ name, canary }: ListedRemote, id: string | null): boolean {
  const percent = canary?.percent;
  return id !== null && typeof percent === 'number' && bucketOf(`${String(name)} ${id}`) < percent * 100;
}

/** A number from 0 to 9999. FNV-1a with the final steps of MurmurHash, so that similar ids get very different numbers. */
export function bucketOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % 10_000;
}

/** Null without storage, because the id would change with each visit: the device gets no canaries by share then. */
function deviceId(): string | null {
  try {
    const id = localStorage.getItem(DEVICE) ?? crypto.randomUUID();
    localStorage.setItem(DEVICE, id);
    return id;
  } catch {
    return null;
  }
}
