import { useEffect, useEffectEvent, useState } from 'react';
import type { LoadedRegistry } from '../federation/overrides';
import { useRegistry } from '../federation/registry';

/** How often a visible page reads the registry. It also does so whenever the user returns to it. */
export const ASK_MS = 60_000;

/** The registry that a newly opened page would use; null until it has been read. */
export function useLatestRegistry({ atOnce = false } = {}): LoadedRegistry | null {
  const { latest } = useRegistry();
  const [now, setNow] = useState<LoadedRegistry | null>(null);

  const ask = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') return;
    const read = await latest();
    // Keep the last answer if the registry cannot be read.
    if (read) setNow(read);
  });
  useEffect(() => {
    const onCall = () => void ask();
    if (atOnce) onCall();
    const timer = setInterval(onCall, ASK_MS);
    window.addEventListener('focus', onCall);
    document.addEventListener('visibilitychange', onCall);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', onCall);
      document.removeEventListener('visibilitychange', onCall);
    };
  }, [atOnce]);
  return now;
}

/** Whether a newly opened page would get other versions than this page, which keeps its own. */
export function useNewerVersion(): boolean {
  const { registry } = useRegistry();
  const [opened] = useState(registry);
  const now = useLatestRegistry();
  return now !== null && opened !== null && versionsIn(now) !== versionsIn(opened);
}

const versionsIn = ({ remotes }: LoadedRegistry): string => remotes.map(({ name, version }) => `${name} ${version}`).join();
