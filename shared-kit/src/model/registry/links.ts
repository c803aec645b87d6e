import type { Registry } from './registry';
import type { OfferedLink } from './remote';

/** The links that remotes offer each other, by name. */
export type OfferedLinks = ReadonlyMap<string, OfferedLink>;

export const linksOf = ({ remotes }: Pick<Registry, 'remotes'>): OfferedLinks =>
  new Map(remotes.flatMap(({ links }) => Object.entries(links)));

/** Whether one of the declared `uses` means an offered link (D-154). Without a declaration each does. */
export const isUsed = (uses: readonly string[] | undefined, name: string, { version = 1 }: Pick<OfferedLink, 'version'>): boolean =>
  !uses || uses.includes(name) || uses.includes(`${name}@${version}`);
