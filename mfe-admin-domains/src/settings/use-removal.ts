import type { ApiResult } from 'shared-kit/api';
import { useFeedback } from 'shared-kit/state';
import { useCallback, useRef, useState } from 'react';

export interface RemovalRequest {
  key: string;
  title: string;
  message: string;
  /** The label of the box to tick, which says what is lost (DSET-10). */
  checkbox: string;
  confirmLabel: string;
  remove: () => Promise<ApiResult>;
}

/** Removes a label design, manual input field or licence, one at a time, after the user has confirmed it. `removing` is its key. */
export function useRemoval() {
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
