import type { Translate } from '../../i18n';
import type { Locale } from '../../model';

/** How many names a message has. */
const NAMED = 3;

/** The first names and the number of the others. */
export function nameList(names: readonly string[], locale: Locale, t: Translate<'common'>): string {
  const first = names.slice(0, NAMED);
  const rest = names.length - first.length;
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(rest > 0 ? [...first, t('calls.more', { count: rest })] : first);
}
