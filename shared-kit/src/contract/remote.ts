import type { OfferedLink } from 'shared-kit/host/router';
import { isServerPath, paramsOf } from 'shared-kit/model';
import {
  faultyField,
  fieldsOf,
  isBoolean,
  isFields,
  isLike,
  isListOf,
  isOneOf,
  maybe,
  type Fields,
  type Shape,
} from './shape';

/** The contract between the shell and its remotes that this shell speaks. */
export const CONTRACT_VERSION = 1;

export type RouteAccess = 'public' | 'protected' | 'elevated';
type DrawerSection = 'user' | 'dashboards';

/** A text by language. The build copies it to the registry, because it is shown before the remote and its texts are loaded. */
export type Labels = Readonly<Record<string, string>>;

interface RemoteRoute {
  path: string;
  /** A name in the remote's `pages`. */
  page: string;
  access: RouteAccess;
  /** People without a key-user profile use the page too. */
  openToAll?: boolean;
  /** The link of the drawer entry that is marked while the page is open. */
  under?: string;
}

export interface DrawerEntry {
  section: DrawerSection;
  /** The entry is listed under the open company, and `:company` is replaced by its id. */
  for?: 'company';
  order: number;
  /** A key with its namespace, such as `apiKeys:drawer`. */
  label: string;
  labels?: Labels;
  icon: string;
  to: string;
  /** The shortcut that opens it, such as `g k`: one letter, or two pressed one after the other. */
  keys?: string;
}

export interface QuickEntry {
  /** The entry exists for each company or domain of the user; `:company` and `:domain` are replaced by the ids. */
  for?: 'company' | 'domain';
  /** Its texts may contain `{{company}}` and `{{domain}}`. Without a label the entry has the name of its company or domain. */
  label?: string;
  labels?: Labels;
  icon: string;
  to: string;
  /** Listed only among search results. */
  onSearch?: boolean;
}

/** `remote.json`: what a remote declares (docs/remote-contract.md). */
export interface RemoteManifest {
  name: string;
  contract: number;
  namespace: string;
  /** Its name for users, as a key with its namespace. */
  title?: string;
  titles?: Labels;
  routes: RemoteRoute[];
  drawer: DrawerEntry[];
  quickAccess: QuickEntry[];
  /** Pages that other remotes may link to, by the name of the link. */
  links: Readonly<Record<string, OfferedLink>>;
  /** The remote exposes `./finder`. */
  finder?: boolean;
}

/** The most routes, links or entries of a remote: more than any needs. */
const MOST = 100;

const isKey = isLike(/^[\w:.-]{1,100}$/);
/** The form of names of links, parameters, icons and the fields of a route's state. */
const isTerm = isLike(/^[a-z][\w-]{0,63}$/i);
/**
 * A pattern such as `/company/:company/domain/:domain/settings`, without parts like `..` that would change the target, and without the ending
 * of a file, which the web server would look for instead of opening the page.
 */
const isPattern = isLike(/^(?!.{200}|.*\.[a-z]\w*$)(\/|(\/(:[a-z]\w*|(?!\.{1,2}(\/|$))[\w.~-]+))+)$/i);
const isLabel = isLike(/^.{1,200}$/su);

const isLabels = (value: unknown): boolean =>
  isFields(value) && Object.keys(value).length <= MOST && Object.values(value).every(isLabel);

const LABEL: Shape = { label: isKey, labels: maybe(isLabels) };

export const ROUTE: Shape = {
  path: (value) => isPattern(value) && !isServerPath(value as string),
  page: isTerm,
  access: isOneOf('public', 'protected', 'elevated'),
  openToAll: maybe(isBoolean),
  under: maybe(isTerm),
};

export const DRAWER_ENTRY: Shape = {
  section: isOneOf('user', 'dashboards'),
  for: maybe(isOneOf('company')),
  order: Number.isFinite,
  ...LABEL,
  icon: isTerm,
  to: isPattern,
  keys: maybe(isLike(/^[a-z]( [a-z])?$/)),
};

export const QUICK_ENTRY: Shape = {
  for: maybe(isOneOf('company', 'domain')),
  ...LABEL,
  label: maybe(isKey),
  icon: isTerm,
  to: isPattern,
  onSearch: maybe(isBoolean),
};

export const LINK: Shape = { path: isPattern, state: maybe(isListOf(isTerm, MOST)) };

const isList = isListOf(() => true, MOST);

/** Names go into script addresses and element ids. The hyphen keeps them apart from properties of `window`, which the entry sets by its name. */
export const MANIFEST: Shape = {
  name: isLike(/^(?=.{1,64}$)[a-z][a-z0-9]*-[a-z0-9-]*$/),
  contract: isOneOf(CONTRACT_VERSION),
  namespace: isTerm,
  title: maybe(isKey),
  titles: maybe(isLabels),
  routes: isList,
  drawer: maybe(isList),
  quickAccess: maybe(isList),
  links: maybe((value) => isFields(value) && Object.keys(value).length <= MOST),
  finder: maybe(isBoolean),
};

/** Why an entry cannot be used: a key below `unusable` in the texts of remotes, and its values. */
export type Fault =
  | { reason: 'malformed'; field: string }
  | { reason: 'contract'; needed: number; own: number }
  | { reason: 'parameter'; field: string; parameter: string }
  | { reason: 'stray'; field: string; to: string }
  | { reason: 'twice' }
  | { reason: 'origin'; origin: string };

/** Why a manifest cannot be used; null when it is valid. */
export function manifestFault(value: Fields): Fault | null {
  const field = faultyField(MANIFEST, value);
  const needed = value['contract'];
  if (field === 'contract' && Number.isSafeInteger(needed)) return { reason: 'contract', needed: needed as number, own: CONTRACT_VERSION };
  if (field !== null) return malformed(field);
  const { routes, drawer, quickAccess, links } = listsOf(value);
  const places = new Set<string>();
  const faults = [
    ...routes.map((route, at) => faultAt(`routes[${at}]`, ROUTE, route) ?? void places.add(placeOf(route.path))),
    ...drawer.map((entry, at) => faultAt(`drawer[${at}]`, DRAWER_ENTRY, entry) ?? targetFault(`drawer[${at}]`, entry, places)),
    ...quickAccess.map((entry, at) => faultAt(`quickAccess[${at}]`, QUICK_ENTRY, entry) ?? targetFault(`quickAccess[${at}]`, entry, places)),
    ...Object.entries(links).map(([name, link]) =>
      isTerm(name) ? (faultAt(`links.${name}`, LINK, link) ?? strayFault(`links.${name}`, link.path, places)) : malformed('links'),
    ),
  ];
  return faults.find((fault) => fault) ?? null;
}

const malformed = (field: string): Fault => ({ reason: 'malformed', field });

function faultAt(where: string, shape: Shape, value: unknown): Fault | null {
  if (!isFields(value)) return malformed(where);
  const field = faultyField(shape, value);
  return field === null ? null : malformed(`${where}.${field}`);
}

/** The parameters that the shell can fill in for an entry: it knows only companies and domains. */
const FILLED = { company: ['company'], domain: ['company', 'domain'] };

function targetFault(where: string, { for: each, label, to }: DrawerEntry | QuickEntry, places: ReadonlySet<string>): Fault | null {
  const filled: readonly string[] = each ? FILLED[each] : [];
  const open = paramsOf(to).find((name) => !filled.includes(name));
  if (open !== undefined) return { reason: 'parameter', field: `${where}.to`, parameter: open };
  if (!each && label === undefined) return malformed(`${where}.label`);
  return strayFault(where, to, places);
}

const strayFault = (where: string, to: string, places: ReadonlySet<string>): Fault | null =>
  places.has(placeOf(to)) ? null : { reason: 'stray', field: where, to };

/** A form that is equal for patterns that match the same addresses. */
export const placeOf = (pattern: string): string => pattern.replace(/:\w+/g, ':').toLowerCase();

/** A link is declared by its path only, or together with the state it needs. */
type Declared = Pick<RemoteManifest, 'routes'> &
  Partial<Pick<RemoteManifest, 'drawer' | 'quickAccess'>> & { links?: Readonly<Record<string, string | OfferedLink>> };

function listsOf(value: Fields): Pick<RemoteManifest, 'routes' | 'drawer' | 'quickAccess' | 'links'> {
  const { routes, drawer, quickAccess, links } = value as unknown as Declared;
  const whole = Object.entries(links ?? {}).map(([name, link]) => [name, typeof link === 'string' ? { path: link } : link]);
  return { routes, drawer: drawer ?? [], quickAccess: quickAccess ?? [], links: Object.fromEntries(whole) as RemoteManifest['links'] };
}

/** The manifest's own fields, copied, of a value without fault. */
export function manifestOf(value: Fields): RemoteManifest {
  const { routes, drawer, quickAccess, links } = listsOf(value);
  return {
    ...fieldsOf(MANIFEST, value as unknown as RemoteManifest),
    routes: routes.map((route) => fieldsOf(ROUTE, route)),
    drawer: drawer.map((entry) => fieldsOf(DRAWER_ENTRY, entry)),
    quickAccess: quickAccess.map((entry) => fieldsOf(QUICK_ENTRY, entry)),
    links: Object.fromEntries(Object.entries(links).map(([name, link]) => [name, fieldsOf(LINK, link)])),
  };
}
