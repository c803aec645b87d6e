import { matchesPath } from '../routes/path-pattern';
import { chooseVersions } from './canary';
import { kitMismatch } from './kit-fit';
import { sourceFaultBy, type AllowedSources } from './sources';

/** A script that a browser may fetch before the console's code runs. */
export interface FirstEntry {
  /** A path on the console's own origin, or an absolute URL elsewhere. */
  url: string;
  integrity: string;
}

/** What the web server writes into the page as `data-first` of its `<html>`, for the script in the page that chooses. */
export interface FirstEntries {
  /** For users who are signed in: of the page at the path. */
  here?: FirstEntry;
  /** For all others. */
  login?: FirstEntry;
}

/**
 * The entry script of the page at a path. Null if no remote has that page, if the console would not load the remote, or if the version is one
 * that the browser chooses: by its device, or at the sign-in (ADR-0030).
 * @param own the version of the console's kit
 */
export function firstEntry(json: unknown, pathname: string, { own, ...sources }: AllowedSources & { own: string }): FirstEntry | null {
  const registry = chooseVersions(json, sourceFaultBy(sources), { device: null, user: null });
  const remote = registry?.remotes.find(({ routes }) => routes.some(({ path }) => matchesPath(path, pathname)));
  if (!remote || remote.canary || kitMismatch(remote.kit, own) !== null) return null;
  const { origin, href } = new URL(remote.entry, sources.registryUrl);
  const path = href.slice(origin.length);
  // Behind a proxy the server may not know that pages come by HTTPS: their own origin goes without saying. `//` would begin another host.
  const isOwn = origin === new URL(sources.registryUrl).origin && !path.startsWith('//');
  return { url: isOwn ? path : href, integrity: remote.integrity };
}
