import { useText } from 'shared-kit/i18n';
import { useConnection } from 'shared-kit/host/state';
import { Alert, PageSkeleton } from 'shared-kit/ui-core';
import { useEffect, useState, type ReactNode } from 'react';

const SLOW_MS = 4000;

/** Longer than the limits for entry, code and texts together, so the page waits for something else that does not arrive. */
export const STUCK_MS = 45_000;

/** The outline of a page. After 4 s it says that loading is slow, unless the layout says already that it waits for the connection; after {@link STUCK_MS} it shows `stuck` instead. */
export function SlowSkeleton({ stuck }: { stuck: ReactNode }) {
  const { t } = useText('common');
  const isLive = useConnection() === 'live';
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const timers = [SLOW_MS, STUCK_MS].map((ms) => setTimeout(() => setWaited(ms), ms));
    return () => timers.forEach(clearTimeout);
  }, []);
  if (waited >= STUCK_MS) return stuck;
  return (
    <>
      {waited >= SLOW_MS && isLive && <Alert severity="info">{t('remote.slow')}</Alert>}
      <PageSkeleton />
    </>
  );
}
