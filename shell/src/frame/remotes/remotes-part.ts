import { definePages } from 'shared-kit/contract';
import RemotesPage from './remotes.page';
import { loadRemotesTexts } from '../../registry/remotes-texts';

/** Loads the page of the remotes together with its texts, which no other page needs. */
export const { Remotes: loadRemotesPage } = definePages({
  namespace: 'remotes',
  loadTexts: loadRemotesTexts,
  pages: { Remotes: () => Promise.resolve({ default: RemotesPage }) },
});
