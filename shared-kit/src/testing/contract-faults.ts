import type { RemotePages } from 'shared-kit/host/contract';
import { manifestFault, manifestOf } from 'shared-kit/model/registry';
import { faultWords } from '../model/registry/fault-words';
import type { ManifestFile } from './render-remote';

/**
 * All violations of the remote contract (docs/remote-contract.md), as texts: errors in `remote.json`, and pages that `pages.ts` lacks or
 * that no route names. Empty for a valid remote.
 */
export function contractFaults(manifest: ManifestFile, pages: RemotePages): string[] {
  const fault = manifestFault(manifest);
  if (fault !== null) return [`in remote.json, ${faultWords(fault)}`];
  const { routes, drawer, links } = manifestOf(manifest);
  const named = new Set(routes.map(({ page }) => page));
  const entries = new Set(drawer.map(({ to }) => to));
  return [
    ...routes
      .filter(({ page }) => !Object.hasOwn(pages, page))
      .map(({ path, page }) => `the route ${path} names the page ${page}, which pages.ts does not have`),
    ...Object.keys(pages)
      .filter((page) => !named.has(page))
      .map((page) => `pages.ts has the page ${page}, which no route names`),
    ...routes
      // Links of other remotes are not known here and not checked: the label editor is under a link of the domains.
      .filter(({ under }) => under !== undefined && links[under] !== undefined && !entries.has(links[under].path))
      .map(({ path, under }) => `the route ${path} stands under ${under}, which leads to no drawer entry`),
  ];
}
