import { MOST_REMOTES, parseRegistry, type Registry, type RegistryEntry } from './registry';
import type { Fault } from './remote';

/** The most companies of a canary that count. */
export const MOST_COMPANIES = 1000;

/** A version that only some users get (ADR-0030); `chosen` if this visitor is one of them. */
export interface Canary {
  version: string;
  chosen: boolean;
  percent?: number;
  companies?: readonly string[];
}

/** An entry with the version that a visitor gets. */
export interface ChosenEntry extends RegistryEntry {
  /** Its version is chosen at the sign-in. */
  undecided?: boolean;
  canary?: Canary;
}

export interface ChosenRegistry extends Registry {
  remotes: ChosenEntry[];
}

/** Who opens a page. */
export interface Visitor {
  /** A random id that the browser keeps; null without storage, because it would change with each visit: no canary by share then. */
  device: string | null;
  /** Null before the sign-in. */
  user: { uid: string; companies: readonly string[] } | null;
}

/** A remote in the JSON of the registry, with its canary. Not validated yet. */
interface ListedRemote {
  name?: unknown;
  routes?: unknown;
  canary?: { percent?: unknown; companies?: unknown; remote?: ListedRemote };
}

/**
 * The registry with the versions that a visitor gets. Those of remotes with pages before the sign-in depend on the device only, so that the
 * login screen does not change while a user types; all others wait for the sign-in. Null if it is no registry.
 */
export function chooseVersions(json: unknown, sourceFault: (entry: string) => Fault | null, visitor: Visitor): ChosenRegistry | null {
  const listed = listedIn(json);
  if (!listed) return null;
  const canaries = new Map(
    listed.flatMap((remote) => (remote?.canary && isUsable(remote, sourceFault) ? [[remote, remote.canary] as const] : [])),
  );
  const isChosen = (remote: ListedRemote): boolean => canaries.has(remote) && isFor(remote, visitor);
  const registry = parseRegistry(
    { ...Object(json), remotes: listed.map((one) => (one && isChosen(one) ? one.canary?.remote : one)) },
    sourceFault,
  );
  if (!registry) return null;
  const remotes = registry.remotes.map((entry): ChosenEntry => {
    const remote = listed.find((one) => one?.name === entry.name);
    const canary = remote && canaries.get(remote);
    if (!canary) return entry;
    const isUndecided = visitor.user === null && !isBeforeSignIn(remote);
    return { ...entry, ...(isUndecided && { undecided: true }), canary: shownCanary(canary, isChosen(remote)) };
  });
  return { ...registry, remotes };
}

function listedIn(json: unknown): (ListedRemote | null)[] | null {
  const { remotes } = Object(json) as { remotes?: unknown };
  return Array.isArray(remotes) && remotes.length <= MOST_REMOTES ? (remotes as (ListedRemote | null)[]) : null;
}

/** False for a canary that would be left out: nobody gets that version. */
const isUsable = ({ name, canary }: ListedRemote, sourceFault: (entry: string) => Fault | null): boolean =>
  canary?.remote?.name === name && parseRegistry({ schema: 1, remotes: [canary?.remote] }, sourceFault)?.leftOut.length === 0;

function isFor(remote: ListedRemote, { device, user }: Visitor): boolean {
  if (isBeforeSignIn(remote)) return isInShare(remote, device);
  return user !== null && (isInShare(remote, user.uid) || isOfCompany(remote, user.companies));
}

/** Whether a remote has pages for users who are not signed in, such as the login page and the pages of links in mails. */
export const isBeforeSignIn = ({ routes }: { routes?: unknown }): boolean =>
  Array.isArray(routes) &&
  routes.some((route: { access?: unknown; openToAll?: unknown } | null) => route?.access === 'public' || route?.openToAll === true);

const companiesOf = (canary: NonNullable<ListedRemote['canary']>): string[] | undefined =>
  Array.isArray(canary.companies)
    ? canary.companies.slice(0, MOST_COMPANIES).filter((company: unknown): company is string => typeof company === 'string')
    : undefined;

const isOfCompany = ({ canary }: ListedRemote, companies: readonly string[]): boolean =>
  companiesOf(canary!)?.some((company) => companies.includes(company)) === true;

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

function shownCanary(canary: NonNullable<ListedRemote['canary']>, chosen: boolean): Canary {
  const { percent, remote } = canary;
  const companies = companiesOf(canary);
  return {
    version: String((remote as { version?: unknown }).version),
    chosen,
    ...(typeof percent === 'number' && { percent }),
    ...(companies && { companies }),
  };
}
