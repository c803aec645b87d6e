import { formatNumber, useText } from 'shared-kit/i18n';
import type { Session } from 'shared-kit/model';
import { Button, EmptyState } from 'shared-kit/ui-core';
import { useState, type ReactNode } from 'react';

/** The stored size of a reading (docs/scale.md). */
const READING_BYTES = 400;
const MB = 1_000_000;
/** More than this is read only after the user has been told. */
const UNASKED_BYTES = 20 * MB;

/** The stored size of all readings of these sessions, which state how many there are. */
const sizeOf = (sessions: readonly Session[]): number => sessions.reduce((sum, { total }) => sum + total * READING_BYTES, 0);

/**
 * Shows content that reads all sessions of a domain. If that is a lot, it first says how much, and the user begins (ADD-40). Once it has begun,
 * further readings do not interrupt it. Use it in a component keyed by what is read.
 */
export function LargeReading({ sessions, children }: { sessions: readonly Session[]; children: ReactNode }) {
  const { t, locale } = useText('dashboards');
  const [begun, setBegun] = useState(() => sizeOf(sessions) <= UNASKED_BYTES);
  if (begun) return children;
  const size = formatNumber(Math.round(sizeOf(sessions) / MB), locale);
  return (
    <EmptyState
      title={t('largeReading.title', { size })}
      action={
        <Button variant="primary" onClick={() => setBegun(true)}>
          {t('largeReading.begin')}
        </Button>
      }
    >
      {t('largeReading.help', { count: sessions.length })}
    </EmptyState>
  );
}
