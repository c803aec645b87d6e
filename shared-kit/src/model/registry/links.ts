import type { Registry } from './registry';
import type { OfferedLink } from './remote';

/** The links that remotes offer each other, by name. */
export type OfferedLinks = ReadonlyMap<string, OfferedLink>;

export const linksOf = ({ remotes }: Pick<Registry, 'remotes'>): OfferedLinks =>
  new Map(remotes.flatMap(({ links }) => Object.entries(links)));
