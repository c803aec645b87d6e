import { startTransition, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';

const CHECK_MS = 500;
/**
 * The checks after which a page is stopped: eight seconds. What has waited for five is rendered by React without a pause, so that a slow machine
 * has ended it by then.
 */
const MAX_CHECKS = 16;
/** The checks from one update of low priority to the next. Each interrupts what React renders at even lower priority. */
const UPDATE_TICKS = 20;

/** Whether the router has opened the URL: it numbers its history entries. A page may change the URL by itself. */
const isUrlOfRouter = () => typeof (history.state as { idx?: unknown } | null)?.idx === 'number';

/**
 * Throws, and thereby ends the page beside it, when that page renders endlessly, so that each rendering schedules the next. Then React processes only
 * urgent updates. Navigations have a lower priority, so the URL changes and the page stays; parts whose code has just arrived do not appear. A browser
 * that is busy with something else does not process urgent updates either, and that time does not count. Nor does a browser that has been idle: then
 * the page waits, for its code or for data.
 */
export function EndlessRenderingWatch({ pathname }: { pathname: string }) {
  const [urgent, setUrgent] = useState(0);
  // Two kinds of low priority, because React renders all updates of a kind together, and a page that waits for data may block one kind.
  const [inTransition, setInTransition] = useState(0);
  const deferred = useDeferredValue(urgent);
  const [isEndless, setIsEndless] = useState(false);
  const rendered = useEffectEvent(() => ({ pathname, urgent, low: Math.max(inTransition, deferred) }));
  useEffect(() => {
    let requested = 0;
    let checks = 0;
    let ticks = 0;
    let wasIdle = true;
    const timer = setInterval(() => {
      const { pathname, urgent, low } = rendered();
      const isUnanswered = low < requested && urgent === requested;
      const isLeft = pathname !== location.pathname && isUrlOfRouter();
      checks = !wasIdle && (isUnanswered || isLeft) ? checks + 1 : 0;
      // Some browsers do not tell when they are idle.
      if (wasIdle && 'requestIdleCallback' in window) requestIdleCallback(() => (wasIdle = true));
      wasIdle = false;
      if (checks >= MAX_CHECKS) setIsEndless(true);
      if (low < requested || ticks++ % UPDATE_TICKS > 0) return;
      setUrgent(++requested);
      startTransition(() => setInTransition(requested));
    }, CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  if (isEndless) throw new Error('each rendering schedules the next');
  return null;
}
