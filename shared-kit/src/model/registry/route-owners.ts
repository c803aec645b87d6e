import { paths } from '../routes/paths';
import { placeOf, type RemoteManifest } from './remote';

/** A route or link that a remote declares although it belongs to another one. */
export interface LostDeclaration {
  remote: string;
  /** The path of the route, or the name of the link. */
  declared: string;
  /** The owner: the remote that is first in the registry, or the shell. */
  owner: string;
}

/**
 * Assigns every route and every link to the first remote that declares it (D-10). Links and drawer entries of a removed route are
 * removed as well.
 */
export function assignOwners<T extends RemoteManifest>(entries: readonly T[]): { remotes: T[]; lost: LostDeclaration[] } {
  const lost: LostDeclaration[] = [];
  const routesOf = new Map([[placeOf(paths.logout()), 'shell']]);
  const linksOf = new Map<string, string>();
  const take = (owners: Map<string, string>, key: string, remote: string, declared: string): boolean => {
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, remote);
    else lost.push({ remote, declared, owner });
    return owner === undefined;
  };
  const remotes = entries.map((entry) => {
    const { name, drawer, quickAccess, links } = entry;
    const routes = entry.routes.filter(({ path }) => take(routesOf, placeOf(path), name, path));
    const isServed = (to: string) => routes.some(({ path }) => placeOf(path) === placeOf(to));
    const keptLinks = Object.entries(links).filter(([link, { path }]) => isServed(path) && take(linksOf, link, name, link));
    return {
      ...entry,
      routes,
      drawer: drawer.filter(({ to }) => isServed(to)),
      quickAccess: quickAccess.filter(({ to }) => isServed(to)),
      links: Object.fromEntries(keptLinks),
    };
  });
  return { remotes, lost };
}
