import { formatDate, formatNumber, useText } from 'shared-kit/i18n';
import type { Session } from 'shared-kit/model';
import { Descriptions, Tag, type Fact } from 'shared-kit/ui-display';

/** When the session was and what it came to. */
export function SessionFacts({ session }: { session: Session }) {
  const { t, locale } = useText('dashboards');
  const { name, startTime, endTime, total, empty, invalid, wasTask } = session;
  const facts: Fact[] = [
    { name: t('sessions.start'), value: formatDate(startTime, locale), title: formatDate(startTime, locale, 'full') },
    { name: t('sessions.end'), value: formatDate(endTime, locale), title: formatDate(endTime, locale, 'full') },
    { name: t('session.total'), value: formatNumber(total, locale) },
    { name: t('session.empty'), value: formatNumber(empty, locale) },
    { name: t('session.invalid'), value: formatNumber(invalid, locale) },
    ...(wasTask ? [{ name: t('session.origin'), value: <Tag label={t('sessions.fromTask')} /> }] : []),
  ];
  return <Descriptions label={name} facts={facts} />;
}
