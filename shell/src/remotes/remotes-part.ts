import type {} from 'locales/texts/remotes';
import { definePages } from 'shared-kit/contract';
import RemotesPage from './remotes.page';

/** The page of the remotes together with its texts, which nobody else needs. */
export const { Remotes: loadRemotesPage } = definePages({
  namespace: 'remotes',
  loadTexts: (locale) => import(`locales/${locale}/remotes.json`),
  pages: { Remotes: () => Promise.resolve({ default: RemotesPage }) },
});
