import type { Locale } from '../../model';

/** The zone in which times are shown, and its present distance from UTC: "Brasilia Standard Time (GMT-3)". */
export function timeZoneName(locale: Locale): string {
  const name = (timeZoneName: 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(locale, { timeZoneName }).formatToParts().find(({ type }) => type === 'timeZoneName')!.value;
  return `${name('long')} (${name('shortOffset')})`;
}
