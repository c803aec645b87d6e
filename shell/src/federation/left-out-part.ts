import { definePages } from 'shared-kit/contract';
import { loadRemotesTexts } from '../remotes/remotes-texts';
import LeftOutNote from './left-out-note';

/** The note on what was left out together with its texts, which a sound registry never needs. */
export const { Note: loadLeftOutNote } = definePages({
  namespace: 'remotes',
  loadTexts: loadRemotesTexts,
  pages: { Note: () => Promise.resolve({ default: LeftOutNote }) },
});
