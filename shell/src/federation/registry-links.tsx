import { linksOf, type Registry } from 'shared-kit/contract';
import { LinksProvider } from 'shared-kit/router';
import { useMemo, type ReactNode } from 'react';

/** Lets remotes lead to each other's pages, as the registry lists them. */
export function RegistryLinks({ registry, children }: { registry: Registry; children: ReactNode }) {
  const links = useMemo(() => linksOf(registry), [registry]);
  return <LinksProvider links={links}>{children}</LinksProvider>;
}
