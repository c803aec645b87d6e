import { useEffect, useEffectEvent, useState } from 'react';
import type { LoadedRegistry } from '../../registry/loaded-registry';
import { useRegistry } from '../../registry/registry';

/** The path of the shell's main script. It changes with every build of the shell and the kit in it. */
const MAIN_SCRIPT = /\/assets\/main\.[\w-]+\.js/;

/** The build of the shell that this page runs; undefined in tests. */
const ownBuild = (): string | undefined =>
  [...document.scripts].map(({ src }) => MAIN_SCRIPT.exec(src)?.[0]).find((path) => path !== undefined);

/** The build of the shell that a newly opened page would get; undefined if that cannot be read. */
async function latestBuild(): Promise<string | undefined> {
  try {
    const page = await fetch('/', { cache: 'no-store' });
    return page.ok ? MAIN_SCRIPT.exec(await page.text())?.[0] : undefined;
  } catch {
    return undefined;
  }
}

/** How often a visible page looks for newer versions. It also does so whenever the user returns to it. */
export const ASK_MS = 60_000;

/** The registry that a newly opened page would use; null until it has been read. */
export function useLatestRegistry({ checkOnMount = false } = {}): LoadedRegistry | null {
  const { latest } = useRegistry();
  const [now, setNow] = useState<LoadedRegistry | null>(null);

  useWhileVisible(
    async () => {
      const read = await latest();
      // Keep the last answer if the registry cannot be read.
      if (read) setNow(read);
    },
    { callOnMount: checkOnMount },
  );
  return now;
}

/** Calls `ask` each minute while the page is visible, and when the user returns to it. */
function useWhileVisible(ask: () => Promise<void>, { callOnMount = false } = {}): void {
  const onTime = useEffectEvent(() => {
    // Without a network the requests would wait for it, more of them each minute.
    if (document.visibilityState !== 'hidden' && navigator.onLine) void ask();
  });
  useEffect(() => {
    const onCall = () => onTime();
    if (callOnMount) onCall();
    const timer = setInterval(onCall, ASK_MS);
    window.addEventListener('focus', onCall);
    document.addEventListener('visibilitychange', onCall);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', onCall);
      document.removeEventListener('visibilitychange', onCall);
    };
  }, [callOnMount]);
}

/** Whether a newly opened page would get another shell or other versions of remotes than this page, which keeps its own. */
export function useNewerVersion(): boolean {
  const { registry } = useRegistry();
  const [opened] = useState(registry);
  const now = useLatestRegistry();
  const [hasNewerShell, setHasNewerShell] = useState(false);
  useWhileVisible(async () => {
    const own = ownBuild();
    const latest = own && (await latestBuild());
    if (latest) setHasNewerShell(latest !== own);
  });
  return hasNewerShell || (now !== null && opened !== null && versionsIn(now) !== versionsIn(opened));
}

const versionsIn = ({ remotes }: LoadedRegistry): string => remotes.map(({ name, version }) => `${name} ${version}`).join();
