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
  /** `waitSeconds` while the service takes nothing: after so many seconds it is asked again. */
  progress: { name: string; done: number; total: number; waitSeconds?: number } | null;
  /** Why sending stopped before the last item; null otherwise. */
  stopped: Message | null;
  send: (items: readonly Item[]) => Promise<void>;
  /** Stops sending after the current item; one that is waiting counts as failed and can be sent again. */
  cancel: () => void;
  reset: () => void;
}

/** Ends after the time, or as soon as the work is cancelled. */
const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** After how many seconds the service can be asked again for what it could not do: an outage, or the quota of new accounts. */
const waitFor = (problem: Message | null): number | undefined =>
  problem?.code === CODE.serviceUnavailable ? problem.retryAfter : undefined;

interface Waiting {
  signal: AbortSignal;
  /** Called with the seconds of a wait when it begins, and with undefined when it has ended. */
  onWait: (seconds: number | undefined) => void;
}

/** Calls again, with the last result, as long as the server says when. Returns the last result; after `signal` aborts, a wait ends at once. */
async function untilTaken<Result extends { problem: Message | null }>(
  call: (before: Result | undefined) => Promise<Result>,
  before: Result | undefined,
  { signal, onWait }: Waiting,
): Promise<Result> {
  const result = await call(before);
  const seconds = waitFor(result.problem);
  if (seconds === undefined || signal.aborted) return result;
  onWait(seconds);
  await pause(seconds, signal);
  onWait(undefined);
  return signal.aborted ? result : untilTaken(call, result, { signal, onWait });
}

/**
 * Calls the API for many users, one after the other. Failed items can be sent again. When the server says when to ask again, as it does while a quota is
 * used up, the work waits and goes on with the same item until it is cancelled.
 */
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
      const step = { name: nameOf(item), done, total: items.length };
      setProgress(step);
      const result = await untilTaken((before) => call(item, before), sent.get(keyOf(item)), {
        signal: control.signal,
        onWait: (waitSeconds) => setProgress(waitSeconds === undefined ? step : { ...step, waitSeconds }),
      });
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
