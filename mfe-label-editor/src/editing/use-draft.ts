import { useConsoleStore } from 'shared-kit/state';
import { useEffect, useRef, useState } from 'react';
import { readStoredDraft, storedDraft, type Draft } from './draft';
import { claimDraft, DraftWriter } from './draft-store';

/** A draft that only this tab uses: its key, and the stored draft, null when there is none. */
export interface TabDraft {
  key: string;
  draft: Draft | null;
}

/** Claims the draft of that name until the page is left; undefined until it is claimed and read. */
export function useTabDraft(name: string): TabDraft | undefined {
  const [claimed, setClaimed] = useState<TabDraft & { name: string }>();
  useEffect(() => {
    let isUnmounted = false;
    let release = () => {};
    void claimDraft(name).then((claim) => {
      if (isUnmounted) return claim.release();
      release = claim.release;
      setClaimed({ name, key: claim.key, draft: readStoredDraft(claim.stored) });
    });
    return () => {
      isUnmounted = true;
      release();
    };
  }, [name]);
  return claimed?.name === name ? claimed : undefined;
}

/**
 * Keeps a draft that differs from the stored label over a reload (D-99). The draft is removed when there is no difference any
 * more, and when the user leaves the page after agreeing to lose the changes. Must be called before `useUnsavedChanges`: on unmounting
 * it checks whether unsaved changes are still registered there.
 */
export function useStoredDraft(key: string, draft: Draft, dirty: boolean): void {
  const { unsaved, redux } = useConsoleStore();
  const writer = useRef<DraftWriter>(null);
  useEffect(() => {
    writer.current ??= new DraftWriter(key);
    writer.current.write(dirty ? storedDraft(draft) : null);
  }, [key, draft, dirty]);
  useEffect(
    () => () => {
      const isSignedIn = redux.getState().account.user !== null;
      if (isSignedIn && !unsaved.any()) writer.current?.write(null);
      writer.current?.close();
      writer.current = null;
    },
    [redux, unsaved],
  );
}
