import { manifestFault, manifestOf, type RemotePages } from 'shared-kit/contract';
import { faultWords } from './fault-words';
import type { ManifestFile } from './render-remote';

/**
 * All that keeps a remote from what it promises to the shell, in words: what its `remote.json` declares (docs/remote-contract.md), and
 * whether `pages.ts` has just the pages that its routes name. Empty for a sound remote.
 */
export function contractFaults(manifest: ManifestFile, pages: RemotePages): string[] {
  const fault = manifestFault(manifest);
  if (fault !== null) return [`in remote.json, ${faultWords(fault)}`];
  const { routes, drawer, links } = manifestOf(manifest);
  const named = new Set(routes.map(({ page }) => page));
  const entries = new Set(drawer.map(({ to }) => to));
  return [
    ...routes.filter(({ page }) => !Object.hasOwn(pages, page)).map(({ path, page }) => `the route ${path} names the page ${page}, which pages.ts does not have`),
    ...Object.keys(pages).filter((page) => !named.has(page)).map((page) => `pages.ts has the page ${page}, which no route names`),
    ...routes
      // A link of another remote is for the shell to find: the label editor stands under the domains.
      .filter(({ under }) => under !== undefined && links[under] !== undefined && !entries.has(links[under].path))
      .map(({ path, under }) => `the route ${path} stands under ${under}, which leads to no drawer entry`),
  ];
}
