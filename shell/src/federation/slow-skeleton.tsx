import { useText } from 'shared-kit/i18n';
import { LeanAlert, PageSkeleton } from 'shared-kit/ui-core';
import { useEffect, useState, type ReactNode } from 'react';

const SLOW_MS = 4000;

/** Longer than its entry, its code and its texts may take together: it waits for something that will not come. */
export const STUCK_MS = 45_000;

/** The outline of a page; says so when it takes unusually long, and gives way to `stuck` when it seems to take for ever. */
export function SlowSkeleton({ stuck }: { stuck: ReactNode }) {
  const { t } = useText('common');
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const timers = [SLOW_MS, STUCK_MS].map((ms) => setTimeout(() => setWaited(ms), ms));
    return () => timers.forEach(clearTimeout);
  }, []);
  if (waited >= STUCK_MS) return stuck;
  return (
    <>
      {waited >= SLOW_MS && <LeanAlert severity="info">{t('remote.slow')}</LeanAlert>}
      <PageSkeleton />
    </>
  );
}
