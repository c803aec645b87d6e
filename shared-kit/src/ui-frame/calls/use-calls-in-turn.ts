import { useCallback, useRef, useState } from 'react';
import { useMessageText, useNameList, useText } from '../../i18n';
import { SNACKBAR_MS } from '../../model';
import { useConsoleStore, useFeedback, useLatest } from '../../state';
import { runInTurn, type CallsProgress, type SeriesEnd, type SeriesWork } from './series';

let lastSeries = 0;

export interface CallsInTurnOptions<Item> extends SeriesWork<Item> {
  /** The texts, in the user's language. `done` counts from one, as people do. */
  texts: {
    running: (progress: CallsProgress) => string;
    /** All of several calls succeeded: how many things are done. A single call is answered by its own message. */
    all: (count: number) => string;
    /** Some was not done; `names` are of that. */
    some: (outcome: { done: number; total: number; names: string }) => string;
  };
}

export interface CallsInTurn<Item> {
  /** What this component's series is at; null without one. The frame shows every series, also after its page was left. */
  progress: CallsProgress | null;
  /** Whether no series works on one of these things; says so to the user otherwise. For use before a question; `run` looks too. */
  mayRun: (items: readonly Item[]) => boolean;
  /** Calls for one item after the other, also when the page is left meanwhile. Null if a series on one of these things runs already, or without items. */
  run: (items: readonly Item[]) => Promise<SeriesEnd<Item> | null>;
  /** Sends nothing more, and tells what was not done. */
  cancel: () => void;
}

/**
 * Calls the API for many things, one after the other (D-132). What the user has confirmed goes on while they work elsewhere in the console; the frame shows
 * it and can cancel it, and one message ends it. Signing out cancels what has not been sent.
 */
export function useCallsInTurn<Item>(options: CallsInTurnOptions<Item>): CallsInTurn<Item> {
  const { t } = useText('common');
  const nameList = useNameList();
  const messageText = useMessageText();
  const { calls } = useConsoleStore();
  const { report, snackbar } = useFeedback();
  const [progress, setProgress] = useState<CallsProgress | null>(null);
  const running = useRef<AbortController>(undefined);
  const latest = useLatest({ options, t, nameList, messageText });

  const mayRun = useCallback(
    (items: readonly Item[]): boolean => {
      const { options: work, t, nameList } = latest.current;
      const busy = [...calls.list().values()];
      const taken = items.flatMap((item) => work.things(item)).filter(({ key }) => busy.some(({ keys }) => keys.has(key)));
      const names = taken.map(({ name }) => name);
      if (names.length === 0) return true;
      const message = t('calls.taken', { names: nameList(names) });
      snackbar({ message, severity: 'warning', duration: SNACKBAR_MS.error, names });
      return false;
    },
    [calls, latest, snackbar],
  );

  const run = useCallback(
    async (items: readonly Item[]): Promise<SeriesEnd<Item> | null> => {
      if (items.length === 0 || !mayRun(items)) return null;
      const { options: work, nameList, messageText } = latest.current;
      const things = items.flatMap((item) => work.things(item));
      const keys = new Set(things.map(({ key }) => key));
      const id = ++lastSeries;
      const control = new AbortController();
      running.current = control;
      const end = await runInTurn(items, work, {
        signal: control.signal,
        onProgress: (at) => {
          setProgress(at);
          const text = work.texts.running({ ...at, done: at.done + 1 });
          calls.set(id, { keys, text, done: at.done, total: at.total, cancel: () => control.abort() });
        },
      });
      setProgress(null);
      // The sign-in has ended meanwhile: whoever reads the page now has not asked for it.
      if (!calls.list().has(id)) return end;
      calls.set(id, null);

      const { done, failed, notSent, last } = end;
      if (items.length === 1 && last) {
        report(last);
        return end;
      }
      const left = [...failed.map(({ item }) => item), ...notSent].flatMap((item) => work.things(item).map(({ name }) => name));
      const count = done.reduce((sum, item) => sum + work.things(item).length, 0);
      if (left.length === 0) {
        snackbar({ message: work.texts.all(count), severity: 'success', duration: SNACKBAR_MS.success });
        return end;
      }
      const [first] = failed;
      const sentence = work.texts.some({ done: count, total: things.length, names: nameList(left) });
      const message = first ? `${sentence} ${messageText(first.problem)}` : sentence;
      snackbar({ message, severity: first ? 'error' : 'warning', duration: SNACKBAR_MS.error, names: left });
      return end;
    },
    [calls, latest, mayRun, report, snackbar],
  );
  const cancel = useCallback(() => running.current?.abort(), []);
  return { progress, mayRun, run, cancel };
}
