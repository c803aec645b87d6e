import type { ApiResult } from 'shared-kit/api';
import { useFeedback } from 'shared-kit/state';
import { useCallback, useRef, useState } from 'react';

export interface RemovalRequest {
  /** Tells what is being removed from others of the same list. */
  key: string;
  title: string;
  message: string;
  /** What will be lost; to be ticked (DSET-10). */
  checkbox: string;
  confirmLabel: string;
  remove: () => Promise<ApiResult>;
}

export interface Removal {
  /** The key of what is being removed. */
  removing: string | null;
  /** Asks, removes, and tells what came of it. The live list drops what is gone by itself. */
  ask: (request: RemovalRequest) => Promise<void>;
}

/** The removal of a label design, a manual input field or a licence: one at a time. */
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
