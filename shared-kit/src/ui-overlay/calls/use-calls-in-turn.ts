import { useCallback, useRef, useState } from 'react';
import { useMessageText, useNameList, useText } from '../../i18n';
import { SNACKBAR_MS } from '../../model';
import { useConsoleStore, useFeedback, useLatest } from '../../state';
import type { CallsProgress, SeriesEnd, SeriesTexts, SeriesWork } from './series';

let lastSeries = 0;

export interface CallsInTurnOptions<Item> extends SeriesWork<Item> {
  texts: SeriesTexts;
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
      const show = (at: CallsProgress): void => {
        setProgress(at);
        const text = work.texts.running({ ...at, done: at.done + 1 });
        calls.set(id, { keys, text, done: at.done, total: at.total, cancel: () => control.abort() });
      };
      // Taken at once, so that a second press is refused while the rest is loaded.
      show({ name: things[0]?.name ?? '', done: 0, total: things.length });
      try {
        const { runInTurn, outcomeOf } = await import('./series');
        const end = await runInTurn(items, work, { signal: control.signal, onProgress: show });
        // The sign-in has ended meanwhile: whoever reads the page now has not asked for it.
        if (!calls.list().has(id)) return end;
        if (items.length === 1 && end.last) report(end.last);
        else snackbar(outcomeOf(end, work, { texts: work.texts, nameList, messageText }));
        return end;
      } finally {
        calls.set(id, null);
        setProgress(null);
      }
    },
    [calls, latest, mayRun, report, snackbar],
  );
  const cancel = useCallback(() => running.current?.abort(), []);
  return { progress, mayRun, run, cancel };
}
