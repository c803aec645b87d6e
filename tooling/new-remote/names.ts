/**
 * Paths that a name could result in but that belong to the console: those to which guards redirect, and those that the web server answers itself
 * (`isServerPath` of the model).
 */
const OF_THE_CONSOLE = ['/login', '/logout', '/setpw', '/remotes', '/api', '/assets', '/metrics'];
const MAX_LENGTH = 40;

/** The forms of a remote's name. */
export interface Names {
  /** of the package and its folder: `mfe-stock-levels` */
  name: string;
  /** of its texts: `stockLevels` */
  namespace: string;
  /** of its first page: `/stock-levels` */
  path: string;
  /** for users: `Stock levels` */
  words: string;
}

export function namesOf(name: string): Names {
  const path = name.replace(/^mfe-/, '');
  const words = path.replaceAll('-', ' ');
  return {
    name,
    namespace: path.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase()),
    path: `/${path}`,
    words: (words[0] ?? '').toUpperCase() + words.slice(1),
  };
}

/** Names that other remotes and the console use. */
export interface Taken {
  folders: string[];
  /** names of packages */
  packages: string[];
  /** of texts */
  namespaces: string[];
  routes: { path: string; remote: string }[];
  links: { link: string; remote: string }[];
}

/**
 * A message why a remote cannot have this name; null if it can.
 * @param declare returns the `remote.json` of a remote with these names
 */
export function refusal(
  name: string,
  { folders, packages, namespaces, routes, links }: Taken,
  declare: (names: Names) => { routes: { path: string }[]; links: object },
) {
  if (!name) return 'Name the remote: npm run new-remote -- mfe-stock-levels';
  if (!/^mfe(-[a-z]+)+$/.test(name) || name.length > MAX_LENGTH) {
    return `"${name}" cannot be the name of a remote. It is mfe- and small letters, words joined by hyphens, at most ${MAX_LENGTH} characters: mfe-stock-levels.`;
  }
  const names = namesOf(name);
  if (isAmong(folders, name)) return `There is a folder ${name} already. Choose another name, or work on that one.`;
  if (isAmong(packages, name)) return `There is a package ${name} already. Choose another name.`;
  if (isAmong(namespaces, names.namespace))
    return `Texts of the name ${names.namespace} exist already, in locales/en-US/${names.namespace}.json. Choose another name.`;
  const declared = declare(names);
  for (const { path } of declared.routes) {
    if (OF_THE_CONSOLE.some((own) => path === own || path.startsWith(`${own}/`)))
      return `The path ${path} is the console's own. Choose another name.`;
    const other = routes.find((route) => overlap(route.path, path));
    if (other)
      return `The path ${path} is served by ${other.remote} already${other.path === path ? '' : ` (${other.path})`}. Choose another name.`;
  }
  for (const link of Object.keys(declared.links)) {
    const owner = links.find((one) => one.link === link)?.remote;
    if (owner) return `The link ${link} is offered by ${owner} already. Choose another name.`;
  }
  return null;
}

/** Compares without case, since some file systems do not distinguish it. */
const isAmong = (names: string[], name: string) => names.some((one) => one.toLowerCase() === name.toLowerCase());

/** Whether a path can match both patterns. */
function overlap(one: string, other: string) {
  const parts = one.toLowerCase().split('/');
  const others = other.toLowerCase().split('/');
  return (
    parts.length === others.length && parts.every((part, at) => part === others[at] || part.startsWith(':') || others[at]?.startsWith(':'))
  );
}
