import { isAbsent, isFields, isOneOf, isPath, isText, type Fields } from './shape';

/** The contract between the shell and its remotes that this shell speaks. */
export const CONTRACT_VERSION = 1;

export const ROUTE_ACCESS = ['public', 'protected', 'elevated'] as const;
export type RouteAccess = (typeof ROUTE_ACCESS)[number];

export const DRAWER_SECTIONS = ['user', 'dashboards'] as const;
export type DrawerSection = (typeof DRAWER_SECTIONS)[number];

interface Labelled {
  /** A key with its namespace, such as `apiKeys:drawer`. */
  label: string;
  /**
   * The label by language. The build adds it to the registry, because drawer and command palette are there before the
   * remote whose texts these are.
   */
  labels?: Readonly<Record<string, string>>;
}

export interface RemoteRoute extends Partial<Labelled> {
  path: string;
  /** A name in the remote's `pages`. */
  page: string;
  access: RouteAccess;
}

export interface DrawerEntry extends Labelled {
  section: DrawerSection;
  order: number;
  icon: string;
  to: string;
  /** The shortcut that opens it, such as `g k`: one letter, or two pressed one after the other. */
  keys?: string;
}

/** `remote.json`: what a remote tells of itself. */
export interface RemoteManifest {
  name: string;
  contract: number;
  namespace: string;
  routes: RemoteRoute[];
  drawer: DrawerEntry[];
}

const isLabels = (value: unknown): boolean => isAbsent(value) || (isFields(value) && Object.values(value).every(isText));

const isShortcut = (value: unknown): boolean => isText(value) && /^[a-z]( [a-z])?$/.test(value);

/** A label makes a route without parameters a destination of the command palette. */
const isRoute = (value: unknown): value is RemoteRoute =>
  isFields(value) &&
  isPath(value['path']) &&
  isText(value['page']) &&
  isOneOf(ROUTE_ACCESS, value['access']) &&
  (isAbsent(value['label']) || isText(value['label'])) &&
  isLabels(value['labels']);

const isDrawerEntry = (value: unknown): value is DrawerEntry =>
  isFields(value) &&
  isOneOf(DRAWER_SECTIONS, value['section']) &&
  Number.isFinite(value['order']) &&
  isText(value['label']) &&
  isLabels(value['labels']) &&
  isText(value['icon']) &&
  isPath(value['to']) &&
  (isAbsent(value['keys']) || isShortcut(value['keys']));

/** Names go into script addresses and element ids. */
const isName = (value: unknown): value is string => isText(value) && /^[a-z][a-z0-9-]*$/.test(value);

/** What keeps a manifest from being used, in words for the one who published it; null when nothing does. */
export function manifestFault(value: Fields): string | null {
  if (!isName(value['name'])) return 'name is not a lower-case name';
  if (value['contract'] !== CONTRACT_VERSION) {
    return `contract ${String(value['contract'])} is not ${CONTRACT_VERSION}`;
  }
  if (!isText(value['namespace'])) return 'namespace is missing';
  const { routes, drawer } = value;
  if (!Array.isArray(routes)) return 'routes is not a list';
  const route = routes.findIndex((item) => !isRoute(item));
  if (route >= 0) return `routes[${route}] needs path, page and access`;
  if (!isAbsent(drawer) && !Array.isArray(drawer)) return 'drawer is not a list';
  const entry = (drawer ?? []).findIndex((item) => !isDrawerEntry(item));
  if (entry >= 0) return `drawer[${entry}] needs section, order, label, icon and to`;
  return null;
}

/** The manifest's own fields, copied, of a value without fault. */
export function manifestOf(value: Fields): RemoteManifest {
  const { name, contract, namespace, routes, drawer } = value as unknown as RemoteManifest;
  return {
    name,
    contract,
    namespace,
    routes: routes.map(({ path, page, access, label, labels }) => ({ path, page, access, ...labelOf(label, labels) })),
    drawer: (drawer ?? []).map(({ section, order, label, labels, icon, to, keys }) => ({
      section,
      order,
      label,
      ...labelOf(label, labels),
      icon,
      to,
      ...(keys && { keys }),
    })),
  };
}

const labelOf = (label?: string, labels?: Labelled['labels']) => ({ ...(label && { label }), ...(labels && { labels: { ...labels } }) });
