import { paramsOf } from '../routes/path-pattern';
import { isServerPath } from '../routes/server-paths';
import { CONTRACT_VERSION, KEY, MOST, NAME, PATTERN, SHORTCUT, TERM } from './remote.forms';
import type { DeclaredRemote } from './remote.schema';
import { faultyField, fieldsOf, isBoolean, isFields, isLike, isListOf, isOneOf, maybe, type Check, type Fields, type Shape } from './shape';

/** A text by language. The build copies it to the registry, because it is shown before the remote and its texts are loaded. */
export type Labels = Readonly<Record<string, string>>;

interface WithLabels {
  labels?: Labels;
}

type RemoteRoute = DeclaredRemote['routes'][number];
export type RouteAccess = RemoteRoute['access'];
export type DrawerEntry = NonNullable<DeclaredRemote['drawer']>[number] & WithLabels;
export type QuickEntry = NonNullable<DeclaredRemote['quickAccess']>[number] & WithLabels;

/** A page that other remotes may link to (docs/remote-contract.md). */
export interface OfferedLink {
  /** A pattern such as `/company/:company/domain/:domain/settings`. */
  path: string;
  /** The parameters that the page reads from the route's state. */
  state?: readonly string[];
  /** Raised when the parameters change; 1 if absent. */
  version?: number;
}

/** What a remote declares in `remote.json` (docs/remote-contract.md), with the texts of its labels: an entry of the registry. */
export interface RemoteManifest extends Pick<DeclaredRemote, 'name' | 'namespace' | 'title' | 'routes' | 'finder' | 'uses'> {
  contract: number;
  titles?: Labels;
  drawer: DrawerEntry[];
  quickAccess: QuickEntry[];
  /** Pages that other remotes may link to, by the name of the link. */
  links: Readonly<Record<string, OfferedLink>>;
}

const isKey = isLike(KEY);
const isTerm = isLike(TERM);
const isPattern = isLike(PATTERN);
const isLabel = isLike(/^.{1,200}$/su);

const isLabels = (value: unknown): boolean => isFields(value) && Object.keys(value).length <= MOST && Object.values(value).every(isLabel);

/** A check for each field of the schema of `remote.json`; the compiler requires all of them. */
type ShapeOf<T> = Readonly<Record<keyof T, Check>>;

const LABEL = { label: isKey, labels: maybe(isLabels) };

const ROUTE: ShapeOf<RemoteRoute> = {
  path: (value) => isPattern(value) && !isServerPath(value as string),
  page: isTerm,
  access: isOneOf<RouteAccess>('public', 'protected', 'elevated'),
  openToAll: maybe(isBoolean),
  under: maybe(isTerm),
};

const DRAWER_ENTRY: ShapeOf<DrawerEntry> = {
  section: isOneOf<DrawerEntry['section']>('user', 'dashboards'),
  for: maybe(isOneOf<DrawerEntry['for']>('company')),
  order: Number.isFinite,
  ...LABEL,
  icon: isTerm,
  to: isPattern,
  keys: maybe(isLike(SHORTCUT)),
};

const QUICK_ENTRY: ShapeOf<QuickEntry> = {
  for: maybe(isOneOf<QuickEntry['for']>('company', 'domain')),
  ...LABEL,
  label: maybe(isKey),
  icon: isTerm,
  to: isPattern,
  onSearch: maybe(isBoolean),
};

const LINK: ShapeOf<OfferedLink> = { path: isPattern, state: maybe(isListOf(isTerm, MOST)), version: maybe(Number.isInteger) };

const isList = isListOf(() => true, MOST);

const MANIFEST: ShapeOf<RemoteManifest> = {
  name: isLike(NAME),
  contract: isOneOf(CONTRACT_VERSION),
  namespace: isTerm,
  title: maybe(isKey),
  titles: maybe(isLabels),
  routes: isList,
  drawer: maybe(isList),
  quickAccess: maybe(isList),
  links: maybe((value) => isFields(value) && Object.keys(value).length <= MOST),
  // The build checks the form. Here a use of another form is one that nobody offers.
  uses: maybe(isListOf(isLabel, MOST)),
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
    ...quickAccess.map(
      (entry, at) => faultAt(`quickAccess[${at}]`, QUICK_ENTRY, entry) ?? targetFault(`quickAccess[${at}]`, entry, places),
    ),
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

/** The parameters that the shell can fill in for a drawer entry: only companies and domains. */
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

/** A form of the pattern that is equal for patterns that match the same paths. */
export const placeOf = (pattern: string): string => pattern.replace(/:\w+/g, ':').toLowerCase();

function listsOf(value: Fields): Pick<RemoteManifest, 'routes' | 'drawer' | 'quickAccess' | 'links'> {
  const { routes, drawer, quickAccess, links } = value as unknown as DeclaredRemote;
  const whole = Object.entries(links ?? {}).map(([name, link]) => [name, typeof link === 'string' ? { path: link } : link]);
  return { routes, drawer: drawer ?? [], quickAccess: quickAccess ?? [], links: Object.fromEntries(whole) as RemoteManifest['links'] };
}

/** Copies the fields of the manifest from a valid value. */
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
