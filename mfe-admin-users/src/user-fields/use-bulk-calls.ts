import type { ApiResult } from 'shared-kit/api';
import type { Message } from 'shared-kit/model';
import { useLatest } from 'shared-kit/state';
import { useCallsInTurn, type CallsInTurn, type CallsInTurnOptions, type Thing } from 'shared-kit/ui-overlay';
import { useState } from 'react';

interface BulkCallsOptions<Item, Key, Result> extends Pick<CallsInTurnOptions<Item>, 'texts'> {
  keyOf: (item: Item) => Key;
  thingOf: (item: Item) => Thing;
  /** Calls the API for an item; `before` is the result of an earlier attempt. */
  call: (item: Item, before: Result | undefined) => Promise<ApiResult>;
  /** What the report keeps of an answer. */
  resultOf: (item: Item, answer: ApiResult, before: Result | undefined) => Result;
}

export interface BulkCalls<Item, Key, Result> extends Pick<CallsInTurn<Item>, 'progress' | 'cancel'> {
  /** The results by the keys of their items. */
  sent: ReadonlyMap<Key, Result>;
  /** Why sending stopped before the last item; null otherwise. */
  stopped: Message | null;
  send: (items: readonly Item[]) => Promise<void>;
  reset: () => void;
}

/**
 * Calls the API for many users, one after the other, and keeps the results for a report. Failed items can be sent again. When the server says when to ask
 * again, as it does while a quota is used up, the work waits and goes on with the same item until it is cancelled.
 */
export function useBulkCalls<Item, Key, Result>({
  keyOf,
  thingOf,
  call,
  resultOf,
  texts,
}: BulkCallsOptions<Item, Key, Result>): BulkCalls<Item, Key, Result> {
  const [sent, setSent] = useState<ReadonlyMap<Key, Result>>(new Map());
  const [stopped, setStopped] = useState<Message | null>(null);
  const known = useLatest(sent);
  /** The results of this series, also of attempts that are repeated. */
  const [attempts] = useState(() => new Map<Key, Result>());
  const before = (item: Item) => attempts.get(keyOf(item)) ?? known.current.get(keyOf(item));
  const { progress, run, cancel } = useCallsInTurn<Item>({
    things: (item) => [thingOf(item)],
    call: async (item) => {
      const earlier = before(item);
      const answer = await call(item, earlier);
      attempts.set(keyOf(item), resultOf(item, answer, earlier));
      return answer;
    },
    waits: true,
    onResult: (item) => setSent((all) => new Map(all).set(keyOf(item), attempts.get(keyOf(item))!)),
    texts,
  });

  return {
    sent,
    progress,
    stopped,
    cancel,
    async send(items) {
      setStopped(null);
      const end = await run(items);
      if (end) setStopped(end.stopped);
    },
    reset() {
      attempts.clear();
      setSent(new Map());
      setStopped(null);
    },
  };
}
