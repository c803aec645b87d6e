import { useEffect, useState } from 'react';
import type { Locale } from '../../model';
import { whenIdle } from '../../model/pacing';

/** The zone in which times are shown, and its present distance from UTC: "Brasilia Standard Time (GMT-3)". */
export function timeZoneName(locale: Locale): string {
  const name = (timeZoneName: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(locale, { timeZoneName }).formatToParts().find(({ type }) => type === 'timeZoneName')!.value;
  return `${name('long')} (${name('shortOffset')})`;
}

/**
 * {@link timeZoneName}, or null until the page is idle: the names of zones take a browser 16 ms to read, on a slow machine 60, and are seen by nobody
 * who does not point at them.
 */
export function useTimeZoneName(locale: Locale): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => whenIdle(() => setName(timeZoneName(locale))), [locale]);
  return name;
}
