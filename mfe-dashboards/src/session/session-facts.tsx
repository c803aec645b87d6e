import { formatDate, formatNumber, useText } from 'shared-kit/i18n';
import type { Session } from 'shared-kit/model';
import { adoptStyles } from 'shared-kit/ui-core';
import { Tag } from 'shared-kit/ui-frame';
import { sessionCss } from './session.css';

adoptStyles(sessionCss);

/** When the session was and what it came to. */
export function SessionFacts({ session }: { session: Session }) {
  const { t, locale } = useText('dashboards');
  const { startTime, endTime, total, empty, invalid, wasTask } = session;
  const facts = [
    { name: t('sessions.start'), value: formatDate(startTime, locale), title: formatDate(startTime, locale, 'full') },
    { name: t('sessions.end'), value: formatDate(endTime, locale), title: formatDate(endTime, locale, 'full') },
    { name: t('session.total'), value: formatNumber(total, locale) },
    { name: t('session.empty'), value: formatNumber(empty, locale) },
    { name: t('session.invalid'), value: formatNumber(invalid, locale) },
  ];
  return (
    <dl className="db-facts">
      {facts.map(({ name, value, title }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="ic-number" title={title}>
            {value || '–'}
          </dd>
        </div>
      ))}
      {wasTask && (
        <div>
          <dt>{t('session.origin')}</dt>
          <dd>
            <Tag label={t('sessions.fromTask')} />
          </dd>
        </div>
      )}
    </dl>
  );
}
