import { definePages } from 'shared-kit/contract';
import { loadRemotesTexts } from '../registry/remotes-texts';
import LeftOutNote from './left-out-note';
import RegistryProblem from './registry-problem';

/** Loads what is shown of a faulty registry together with its texts. It is a script of its own, because a valid registry never needs it. */
export const { Note: loadLeftOutNote, Problem: loadRegistryProblem } = definePages({
  namespace: 'remotes',
  loadTexts: loadRemotesTexts,
  pages: {
    Note: () => Promise.resolve({ default: LeftOutNote }),
    Problem: () => Promise.resolve({ default: RegistryProblem }),
  },
});
