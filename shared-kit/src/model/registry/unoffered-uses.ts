import type { OfferedLink } from './remote';

/** What is read of a `remote.json`, or of an entry of the registry. */
interface Linking {
  name: string;
  uses?: readonly string[];
  links?: Readonly<Record<string, string | Pick<OfferedLink, 'version'>>>;
}

/** A link that a remote uses and that none of the remotes offers, such as `settings` or `settings@2`. */
export interface UnofferedUse {
  remote: string;
  link: string;
}

/** The uses of links that none of these remotes offers in the version they name; without one, in any. */
export function unofferedUses(remotes: readonly Linking[]): UnofferedUse[] {
  const offered = new Set(
    remotes.flatMap(({ links }) =>
      Object.entries(links ?? {}).flatMap(([name, link]) => [name, `${name}@${(typeof link === 'object' && link.version) || 1}`]),
    ),
  );
  return remotes.flatMap(({ name, uses = [] }) => uses.filter((link) => !offered.has(link)).map((link) => ({ remote: name, link })));
}
