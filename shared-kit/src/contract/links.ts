import type { OfferedLinks } from 'shared-kit/host/router';
import type { Registry } from './registry';

/** The links that remotes offer each other. */
export const linksOf = ({ remotes }: Pick<Registry, 'remotes'>): OfferedLinks =>
  new Map(remotes.flatMap(({ links }) => Object.entries(links)));
