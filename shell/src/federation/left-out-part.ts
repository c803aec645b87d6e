import { definePages } from 'shared-kit/contract';
import { loadRemotesTexts } from '../remotes/remotes-texts';
import LeftOutNote from './left-out-note';

/** Loads the note together with its texts. It is a script of its own, because a valid registry never needs it. */
export const { Note: loadLeftOutNote } = definePages({
  namespace: 'remotes',
  loadTexts: loadRemotesTexts,
  pages: { Note: () => Promise.resolve({ default: LeftOutNote }) },
});
