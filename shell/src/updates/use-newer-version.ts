import { useEffect, useEffectEvent, useState } from 'react';
import type { LoadedRegistry } from '../federation/overrides';
import { useRegistry } from '../federation/registry';

/** So often an open page asks, while somebody looks at it; and whenever somebody comes back to it. */
export const ASK_MS = 60_000;

/** What a page that is opened now would have, as far as it has been asked for; null before, or when it could not be had yet. */
export function useLatestRegistry({ atOnce = false } = {}): LoadedRegistry | null {
  const { latest } = useRegistry();
  const [now, setNow] = useState<LoadedRegistry | null>(null);

  const ask = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') return;
    const read = await latest();
    // A registry that cannot be read says nothing of a newer version.
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

/** Whether a page that is opened now would have other versions than this one, which keeps those it was opened with. */
export function useNewerVersion(): boolean {
  const { registry } = useRegistry();
  const [opened] = useState(registry);
  const now = useLatestRegistry();
  return now !== null && opened !== null && versionsIn(now) !== versionsIn(opened);
}

const versionsIn = ({ remotes }: LoadedRegistry): string => remotes.map(({ name, version }) => `${name} ${version}`).join();
