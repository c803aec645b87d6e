import { useText } from 'shared-kit/i18n';
import { Alert, PageSkeleton } from 'shared-kit/ui-core';
import { useEffect, useState } from 'react';

const SLOW_MS = 4000;

/** The outline of a page; says so when it takes unusually long. */
export function SlowSkeleton() {
  const { t } = useText('common');
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {slow && <Alert severity="info">{t('remote.slow')}</Alert>}
      <PageSkeleton />
    </>
  );
}
