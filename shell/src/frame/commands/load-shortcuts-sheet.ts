import { withTexts } from '../../registry/remotes-texts';

/** The list of shortcuts with its texts. */
export const shortcutsSheet = () => withTexts(import('../actions/shortcuts-sheet'));
