import { CODE, type Message } from 'shared-kit/model';
import { useFeedback } from 'shared-kit/state';
import { useEffect, useRef, useState } from 'react';

/** Codes after which further calls would fail too. */
const ENDING_CODES: readonly (number | undefined)[] = [
  CODE.authError,
  CODE.notAuthorized,
  CODE.serviceUnavailable,
  CODE.minuteLimit,
  CODE.dailyLimit,
];

interface BulkCallsOptions<Item, Key, Result> {
  keyOf: (item: Item) => Key;
  nameOf: (item: Item) => string;
  /** Calls the API for an item; `before` is the result of an earlier attempt. */
  call: (item: Item, before: Result | undefined) => Promise<Result>;
}

export interface BulkCalls<Item, Key, Result> {
  /** The results by the keys of their items. */
  sent: ReadonlyMap<Key, Result>;
  progress: { name: string; done: number; total: number } | null;
  /** Why sending stopped before the last item; null otherwise. */
  stopped: Message | null;
  send: (items: readonly Item[]) => Promise<void>;
  /** Stops sending after the current item. */
  cancel: () => void;
  reset: () => void;
}

/** Calls the API for many users, one after the other. Failed items can be sent again. */
export function useBulkCalls<Item, Key, Result extends { problem: Message | null }>(
  options: BulkCallsOptions<Item, Key, Result>,
): BulkCalls<Item, Key, Result> {
  const { keyOf, nameOf, call } = options;
  const { report } = useFeedback();
  const [sent, setSent] = useState<ReadonlyMap<Key, Result>>(new Map());
  const [progress, setProgress] = useState<BulkCalls<Item, Key, Result>['progress']>(null);
  const [stopped, setStopped] = useState<Message | null>(null);
  const running = useRef<AbortController>(undefined);
  const cancel = () => running.current?.abort();
  useEffect(() => cancel, []);

  const send = async (items: readonly Item[]) => {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    setStopped(null);
    for (const [done, item] of items.entries()) {
      if (control.signal.aborted) break;
      setProgress({ name: nameOf(item), done, total: items.length });
      const result = await call(item, sent.get(keyOf(item)));
      setSent((all) => new Map(all).set(keyOf(item), result));
      if (!result.problem) continue;
      report({ ok: false, problem: result.problem });
      if (!ENDING_CODES.includes(result.problem.code)) continue;
      setStopped(result.problem);
      break;
    }
    running.current = undefined;
    setProgress(null);
  };

  const reset = () => {
    setSent(new Map());
    setStopped(null);
  };
  return { sent, progress, stopped, send, cancel, reset };
}
