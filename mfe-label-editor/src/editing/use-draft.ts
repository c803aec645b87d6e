import { useConsoleStore } from 'shared-kit/state';
import { useEffect, useRef, useState } from 'react';
import { readStoredDraft, storedDraft, type Draft } from './draft';
import { DraftWriter, readDraft } from './draft-store';

/** What a reload left of an editing session; `undefined` until that is known. */
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
 * Keeps what differs from the stored label over a reload (decision D-99). It goes with the last difference, and with leaving the page
 * by one's own will. Must stand before `useUnsavedChanges`: it looks whether that one still holds the page.
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
