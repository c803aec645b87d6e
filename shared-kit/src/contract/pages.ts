import type { ComponentType } from 'react';
import type { LiveQuery } from '../firebase/data/store/live-query';
import type { LoadCatalogue, Namespace } from 'shared-kit/host/i18n';
import { registerNamespace } from 'shared-kit/i18n';
import type { Domain, DomainRef } from 'shared-kit/model';

/**
 * The place of a page of a domain. Of the domain, as much as is known: at first its name and perhaps its `sessionCountLimit`, then its
 * document. `search`: the query of the URL, with its `?`, or empty.
 */
export interface DomainPlace {
  ref: DomainRef;
  domain: Domain;
  search: string;
}

/** The code of a page. */
export interface PageModule {
  default: ComponentType;
  /**
   * The live queries that a page of a domain opens with its first rendering. At the start of the console they are asked while the page is
   * still being rendered: first for what is known of the domain without reading it, then for the domain that has been read, if they differ.
   * Queries that the page does not open after all are read for nothing.
   */
  queriesOf?: (place: DomainPlace) => readonly LiveQuery<unknown>[];
}

export type LoadPage = () => Promise<PageModule>;

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
