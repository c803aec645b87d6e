import { definePages } from 'shared-kit/contract';
import RemotesPage from './remotes.page';
import { loadRemotesTexts } from './remotes-texts';

/** The page of the remotes together with its texts, which nobody else needs. */
export const { Remotes: loadRemotesPage } = definePages({
  namespace: 'remotes',
  loadTexts: loadRemotesTexts,
  pages: { Remotes: () => Promise.resolve({ default: RemotesPage }) },
});
