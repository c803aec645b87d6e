import { linksOf, type Registry } from 'shared-kit/host/contract';
import { LinksProvider } from 'shared-kit/host/router';
import { useMemo, type ReactNode } from 'react';

/** Provides the links of the registry, by which remotes refer to each other's pages. */
export function RegistryLinks({ registry, children }: { registry: Registry; children: ReactNode }) {
  const links = useMemo(() => linksOf(registry), [registry]);
  return <LinksProvider links={links}>{children}</LinksProvider>;
}
