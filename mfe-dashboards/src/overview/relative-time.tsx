import { formatDate, formatRelativeTime, useText } from 'shared-kit/i18n';

/** How long ago something was, with the full time on hover. */
export function RelativeTime({ at, now }: { at: number | null; now: number }) {
  const { locale } = useText('dashboards');
  if (at === null) return null;
  return (
    <time dateTime={new Date(at).toISOString()} title={formatDate(at, locale, 'full')}>
      {formatRelativeTime(at, now, locale)}
    </time>
  );
}
