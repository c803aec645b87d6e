import type { ApiResult } from 'shared-kit/api';
import { useFeedback } from 'shared-kit/state';
import { useCallback, useRef, useState } from 'react';

export interface RemovalRequest {
  /** Identifies the item in its list. */
  key: string;
  title: string;
  message: string;
  /** The label of the box to tick, which says what is lost (DSET-10). */
  checkbox: string;
  confirmLabel: string;
  remove: () => Promise<ApiResult>;
}

export interface Removal {
  /** The key of the item that is being removed; null when idle. */
  removing: string | null;
  /** Asks the user to confirm, removes the item and reports the result. The live list then drops the item. */
  ask: (request: RemovalRequest) => Promise<void>;
}

/** Removes a label design, manual input field or licence, one at a time. */
export function useRemoval(): Removal {
  const { confirm, report } = useFeedback();
  const [removing, setRemoving] = useState<string | null>(null);
  const running = useRef(false);
  const ask = useCallback(
    async ({ key, remove, ...question }: RemovalRequest) => {
      if (running.current || !(await confirm({ ...question, danger: true }))) return;
      running.current = true;
      setRemoving(key);
      report(await remove());
      setRemoving(null);
      running.current = false;
    },
    [confirm, report],
  );
  return { removing, ask };
}
