import { useCallback, useRef, useState } from 'react';
import type { ApiResult } from 'shared-kit/api';
import type { ConfirmRequest } from './feedback.slice';
import { useFeedback } from './use-feedback';

interface ConfirmedCall extends ConfirmRequest {
  /** The key of the thing, such as its id. */
  key: string;
  call: () => Promise<ApiResult>;
}

/**
 * Asks the user, calls the API and reports the result, for one thing of a list at a time. `running` is the key of that thing, null without any;
 * `ask` resolves with whether the call succeeded.
 */
export function useConfirmedCall() {
  const { confirm, report } = useFeedback();
  const [running, setRunning] = useState<string | null>(null);
  const isRunning = useRef(false);
  const ask = useCallback(
    async ({ key, call, ...question }: ConfirmedCall): Promise<boolean> => {
      if (isRunning.current || !(await confirm(question))) return false;
      isRunning.current = true;
      setRunning(key);
      try {
        return report(await call());
      } finally {
        setRunning(null);
        isRunning.current = false;
      }
    },
    [confirm, report],
  );
  return { running, ask };
}
