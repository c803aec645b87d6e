import type { ComponentType } from 'react';
import type { LoadCatalogue, Namespace } from 'shared-kit/host/i18n';
import { registerNamespace } from 'shared-kit/i18n';

export type LoadPage = () => Promise<{ default: ComponentType }>;

/** What `./pages` of a remote exports as `pages`. */
export type RemotePages = Readonly<Record<string, LoadPage>>;

interface PagesDefinition<Name extends string> {
  namespace: Namespace;
  loadTexts: LoadCatalogue;
  pages: Record<Name, LoadPage>;
}

/**
 * The pages of a remote. Each is loaded together with the remote's texts, so that it never renders without them; if either fails, the page
 * has failed (D-07).
 */
export function definePages<Name extends string>(definition: PagesDefinition<Name>): Record<Name, LoadPage> {
  const { namespace, loadTexts, pages } = definition;
  const withTexts = ([name, load]: [string, LoadPage]) => [
    name,
    async () => {
      const [page] = await Promise.all([load(), registerNamespace(namespace, loadTexts)]);
      return page;
    },
  ];
  return Object.fromEntries(Object.entries<LoadPage>(pages).map(withTexts)) as Record<Name, LoadPage>;
}
