import { formatDate, useText } from 'shared-kit/i18n';
import type { Change } from 'shared-kit/model';
import { isNamedField } from './named-fields';
import { SettingsChange } from './settings-change';

/** The other details of a record, below its sentence. Records never hold values (ADR-0011). */
export function ChangeDetails({ company, change }: { company: string; change: Change }) {
  const { t, locale } = useText('domains');
  const { at, fields, userAgent, domain, settings } = change;
  const names = fields.map((field) => (isNamedField(field) ? t(`activity.field.${field}`) : field));
  return (
    <>
      {settings && domain !== null && <SettingsChange company={company} domain={domain} settings={settings} />}
      <dl className="ac-facts">
        <dt>{t('activity.fact.at')}</dt>
        <dd>{formatDate(at, locale, 'full')}</dd>
        {names.length > 0 && (
          <>
            <dt>{t('activity.fact.fields')}</dt>
            <dd>{new Intl.ListFormat(locale, { type: 'unit' }).format(names)}</dd>
          </>
        )}
        {domain !== null && (
          <>
            <dt>{t('activity.fact.domain')}</dt>
            <dd>{domain}</dd>
          </>
        )}
        {userAgent !== '' && (
          <>
            <dt>{t('activity.fact.program')}</dt>
            <dd>{userAgent}</dd>
          </>
        )}
      </dl>
    </>
  );
}
