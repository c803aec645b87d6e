import { useConsoleStore } from 'shared-kit/state';
import { useEffect, useRef, useState } from 'react';
import { readStoredDraft, storedDraft, type Draft } from './draft';
import { DraftWriter, readDraft } from './draft-store';

/** The stored draft of an editing session; `undefined` while it is being read, null when there is none. */
export function useStoredDraft(key: string): Draft | null | undefined {
  const [answer, setAnswer] = useState<{ key: string; draft: Draft | null }>();
  useEffect(() => {
    let left = false;
    void readDraft(key).then((stored) => !left && setAnswer({ key, draft: readStoredDraft(stored) }));
    return () => {
      left = true;
    };
  }, [key]);
  return answer?.key === key ? answer.draft : undefined;
}

/**
 * Keeps a draft that differs from the stored label over a reload (decision D-99). The draft is removed when there is no difference any
 * more, and when the user leaves the page after agreeing to lose the changes. Must be called before `useUnsavedChanges`: on unmounting
 * it looks whether unsaved changes are still registered there.
 */
export function useKeptDraft(key: string, draft: Draft, dirty: boolean): void {
  const { unsaved, redux } = useConsoleStore();
  const writer = useRef<DraftWriter>(null);
  useEffect(() => {
    writer.current ??= new DraftWriter(key);
    writer.current.hold(dirty ? storedDraft(draft) : null);
  }, [key, draft, dirty]);
  useEffect(
    () => () => {
      const isSignedIn = redux.getState().account.user !== null;
      if (isSignedIn && !unsaved.any()) writer.current?.hold(null);
      writer.current?.close();
      writer.current = null;
    },
    [redux, unsaved],
  );
}
