import type { ApiResult } from '../../api';
import { CODE, problemOf, SNACKBAR_MS, type Message } from '../../model';
import type { Feedback } from '../../state/feedback';

/** Codes after which further calls would fail too. */
const ENDING_CODES: readonly (number | undefined)[] = [
  CODE.authError,
  CODE.notAuthorized,
  CODE.serviceUnavailable,
  CODE.minuteLimit,
  CODE.dailyLimit,
];

/** One thing that a call is about. */
export interface Thing {
  /** The same in every series, such as `user/u1`, so that no two series work on it. */
  key: string;
  name: string;
}

/** The thing that is being worked on, after `done` of `total` others. `waitSeconds` while the service takes nothing: after so long it is asked again. */
export interface CallsProgress {
  name: string;
  done: number;
  total: number;
  waitSeconds?: number;
}

export interface SeriesWork<Item> {
  /** What the call for an item is about: mostly one thing, several if the call takes many. */
  things: (item: Item) => readonly Thing[];
  /** `signal` aborts when the user cancels, for calls that can be aborted; others are answered. */
  call: (item: Item, signal: AbortSignal) => Promise<ApiResult>;
  /** By default problems end the series that further calls would meet too; `failure`: any does. */
  endsAt?: 'failure';
  /** When the server says when to ask again, as while a quota is used up, waits and calls again for the same item. Never for what must not be repeated. */
  waits?: boolean;
  onResult?: (item: Item, result: ApiResult) => void;
}

/** How a series ended, with its items in their order. */
export interface SeriesEnd<Item> {
  done: readonly Item[];
  failed: readonly { item: Item; problem: Message }[];
  /** Items that were not called for, or whose call was aborted. */
  notSent: readonly Item[];
  /** The last answer; undefined if there was none. */
  last: ApiResult | undefined;
  /** The problem that ended it before the last item. */
  stopped: Message | null;
}

/** The texts of a series, in the user's language. `done` counts from one, as people do. */
export interface SeriesTexts {
  running: (progress: CallsProgress) => string;
  /** All of several calls succeeded: how many things are done. A single call is answered by its own message. */
  all: (count: number) => string;
  /** Some was not done; `names` are of that. */
  some: (outcome: { done: number; total: number; names: string }) => string;
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
const waitFor = (result: ApiResult): number | undefined =>
  !result.ok && result.problem.code === CODE.serviceUnavailable ? result.problem.retryAfter : undefined;

/** Calls for one item after the other. `onProgress` is told before each call and each wait. A call that throws ends it. */
export async function runInTurn<Item>(
  items: readonly Item[],
  work: SeriesWork<Item>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: CallsProgress) => void },
): Promise<SeriesEnd<Item>> {
  const total = items.reduce((sum, item) => sum + work.things(item).length, 0);
  const done: Item[] = [];
  const failed: { item: Item; problem: Message }[] = [];
  let last: ApiResult | undefined;
  let count = 0;
  // Asked anew each time: it changes while a call goes on.
  const isStopped = () => signal.aborted;
  const end = (from: number, stopped: Message | null = null) => ({ done, failed, notSent: items.slice(from), last, stopped });

  const untilTaken = async (item: Item, step: CallsProgress): Promise<ApiResult> => {
    onProgress(step);
    const result = await work.call(item, signal);
    const waitSeconds = work.waits ? waitFor(result) : undefined;
    if (waitSeconds === undefined || isStopped()) return result;
    onProgress({ ...step, waitSeconds });
    await pause(waitSeconds, signal);
    return isStopped() ? result : untilTaken(item, step);
  };

  for (const [place, item] of items.entries()) {
    if (isStopped()) return end(place);
    const things = work.things(item);
    try {
      last = await untilTaken(item, { name: things[0]?.name ?? '', done: count, total });
    } catch (error) {
      if (isStopped()) return end(place);
      const problem = problemOf(error);
      failed.push({ item, problem });
      return end(place + 1, problem);
    }
    count += things.length;
    work.onResult?.(item, last);
    if (last.ok) {
      done.push(item);
      continue;
    }
    const { problem } = last;
    failed.push({ item, problem });
    if (work.endsAt === 'failure' || ENDING_CODES.includes(problem.code)) return end(place + 1, problem);
  }
  return end(items.length);
}

interface Words {
  texts: SeriesTexts;
  nameList: (names: readonly string[]) => string;
  messageText: (message: Message) => string;
}

/** The one message that ends a series: how much is done, and what is not. */
export function outcomeOf<Item>(
  { done, failed, notSent }: SeriesEnd<Item>,
  { things }: SeriesWork<Item>,
  words: Words,
): Parameters<Feedback['snackbar']>[0] {
  const { texts, nameList, messageText } = words;
  const namesOf = (items: readonly Item[]) => items.flatMap((item) => things(item).map(({ name }) => name));
  const count = namesOf(done).length;
  const left = namesOf([...failed.map(({ item }) => item), ...notSent]);
  if (left.length === 0) return { message: texts.all(count), severity: 'success', duration: SNACKBAR_MS.success };
  const [first] = failed;
  const sentence = texts.some({ done: count, total: count + left.length, names: nameList(left) });
  const message = first ? `${sentence} ${messageText(first.problem)}` : sentence;
  return { message, severity: first ? 'error' : 'warning', duration: SNACKBAR_MS.error, names: left };
}
