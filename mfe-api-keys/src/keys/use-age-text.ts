import { useText } from 'shared-kit/i18n';
import { useCallback, useEffect, useState } from 'react';
import { ageInWords } from './age-in-words';

const HOUR = 3_600_000;

/** The current time in milliseconds, updated every hour, because a page may stay open for days. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), HOUR);
    return () => clearInterval(clock);
  }, []);
  return now;
}

/** Returns a function for the age since `creationDate` as text; empty without a date. */
export function useAgeText(now: number): (creationDate: number | null) => string {
  const { t, locale } = useText('apiKeys');
  return useCallback(
    (creationDate: number | null) => (creationDate === null ? '' : (ageInWords(now - creationDate, locale) ?? t('manApiKeys.underADay'))),
    [t, locale, now],
  );
}
