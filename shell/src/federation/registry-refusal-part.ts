import { definePages } from 'shared-kit/contract';
import { loadRemotesTexts } from '../remotes/remotes-texts';
import RegistryRefusal from './registry-refusal';

/** Loads why a registry was refused, together with its texts. It is a script of its own, because a registry that is in force never needs it. */
export const { Refusal: loadRegistryRefusal } = definePages({
  namespace: 'remotes',
  loadTexts: loadRemotesTexts,
  pages: { Refusal: () => Promise.resolve({ default: RegistryRefusal }) },
});
