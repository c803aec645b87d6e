import { useText } from 'shared-kit/i18n';

const NAMED = 3;

/** Formats the first names and the number of the others, for messages about several sessions or tasks. */
export function useNameList(): (names: readonly string[]) => string {
  const { t, locale } = useText('dashboards');
  return (names) => {
    const first = names.slice(0, NAMED);
    if (names.length > NAMED) return t('export.more', { names: first.join(', '), count: names.length - NAMED });
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(first);
  };
}
