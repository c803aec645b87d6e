import { useEffect, useEffectEvent, useState } from 'react';
import type { LoadedRegistry } from '../federation/overrides';
import { useRegistry } from '../federation/registry';

/** So often an open page asks, while somebody looks at it; and whenever somebody comes back to it. */
export const ASK_MS = 60_000;

/** Whether a page that is opened now would have other versions than this one, which keeps those it was opened with. */
export function useNewerVersion(): boolean {
  const { registry, latest } = useRegistry();
  const [opened] = useState(registry);
  const [newer, setNewer] = useState(false);

  const ask = useEffectEvent(async () => {
    if (document.visibilityState === 'hidden') return;
    const now = await latest();
    // One that cannot be had says nothing.
    if (now && opened) setNewer(versionsIn(now) !== versionsIn(opened));
  });
  useEffect(() => {
    const onCall = () => void ask();
    const timer = setInterval(onCall, ASK_MS);
    window.addEventListener('focus', onCall);
    document.addEventListener('visibilitychange', onCall);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', onCall);
      document.removeEventListener('visibilitychange', onCall);
    };
  }, []);
  return newer;
}

const versionsIn = ({ remotes }: LoadedRegistry): string => remotes.map(({ name, version }) => `${name} ${version}`).join();
