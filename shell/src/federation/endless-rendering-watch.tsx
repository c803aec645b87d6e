import { startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';

const CHECK_MS = 500;
/**
 * The checks after which a page is stopped: eight seconds. What has waited for five is rendered by React without a pause, so that a slow machine
 * has ended it by then.
 */
const MAX_CHECKS = 16;
/** The interval of updates of low priority. Each interrupts what React renders at even lower priority. */
const UPDATE_MS = 10_000;

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
  const rendered = useRef({ pathname, urgent: 0, low: 0 });
  useEffect(
    () => void (rendered.current = { pathname, urgent, low: Math.max(inTransition, deferred) }),
    [pathname, urgent, inTransition, deferred],
  );
  useEffect(() => {
    let requested = 0;
    let requestedAt = -UPDATE_MS;
    let unansweredChecks = 0;
    let otherUrlChecks = 0;
    let wasIdle = false;
    const askForIdleTime = () => {
      wasIdle = false;
      // Some browsers do not tell when they are idle.
      return 'requestIdleCallback' in window ? window.requestIdleCallback(() => (wasIdle = true)) : 0;
    };
    let idleTime = askForIdleTime();
    const timer = setInterval(() => {
      const { pathname, urgent, low } = rendered.current;
      unansweredChecks = !wasIdle && urgent === requested && low < requested ? unansweredChecks + 1 : 0;
      otherUrlChecks = !wasIdle && isUrlOfRouter() && pathname !== location.pathname ? otherUrlChecks + 1 : 0;
      if (wasIdle) idleTime = askForIdleTime();
      if (unansweredChecks >= MAX_CHECKS || otherUrlChecks >= MAX_CHECKS) setIsEndless(true);
      if (low < requested || performance.now() - requestedAt < UPDATE_MS) return;
      requested += 1;
      requestedAt = performance.now();
      setUrgent(requested);
      startTransition(() => setInTransition(requested));
    }, CHECK_MS);
    return () => {
      clearInterval(timer);
      if (idleTime > 0) cancelIdleCallback(idleTime);
    };
  }, []);
  if (isEndless) throw new Error('The page renders without end: each rendering schedules the next.');
  return null;
}
