import type { Blocker, BlockerFunction } from 'react-router-dom';

const NOT_BLOCKED: Blocker = { state: 'unblocked', reset: undefined, proceed: undefined, location: undefined };

/**
 * Blocks nothing. It exists for remotes that were published with a blocker: a second blocker would turn off the console's question about unsaved
 * changes, or keep the user on its page.
 * @deprecated Report unsaved changes with `useUnsavedChanges` or the `guardedAs` of `useForm`. The console then asks before the user leaves them.
 */
export function useBlocker(_shouldBlock: boolean | BlockerFunction): Blocker {
  return NOT_BLOCKED;
}
