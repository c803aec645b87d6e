import { definePages } from 'shared-kit/contract';
import { loadRemotesTexts } from '../remotes/remotes-texts';
import RegistryProblem from './registry-problem';

/** Loads the page together with its texts. It is a script of its own, because a registry that can be used never needs it. */
export const { Problem: loadRegistryProblem } = definePages({
  namespace: 'remotes',
  loadTexts: loadRemotesTexts,
  pages: { Problem: () => Promise.resolve({ default: RegistryProblem }) },
});
