import type { Registry } from './registry';
import type { OfferedLink } from './remote';

/** The links that remotes offer each other, by name. */
export type OfferedLinks = ReadonlyMap<string, OfferedLink>;

export const linksOf = ({ remotes }: Pick<Registry, 'remotes'>): OfferedLinks =>
  new Map(remotes.flatMap(({ links }) => Object.entries(links)));

/** Whether one of the declared `uses` means an offered link (D-154). Without a declaration each does. */
export const isUsed = (uses: readonly string[] | undefined, name: string, { version = 1 }: Pick<OfferedLink, 'version'>): boolean =>
  !uses || uses.includes(name) || uses.includes(`${name}@${version}`);

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

export function unofferedUses(remotes: readonly Linking[]): UnofferedUse[] {
  const offered = new Set(
    remotes.flatMap(({ links }) =>
      Object.entries(links ?? {}).flatMap(([name, link]) => [name, `${name}@${(typeof link === 'object' && link.version) || 1}`]),
    ),
  );
  return remotes.flatMap(({ name, uses = [] }) => uses.filter((link) => !offered.has(link)).map((link) => ({ remote: name, link })));
}
