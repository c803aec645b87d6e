import { formatDate, formatList, useText } from 'shared-kit/i18n';
import type { SettingsTextName } from 'shared-kit/model';
import { Alert, Button, tellsFullTime, WithNames } from 'shared-kit/ui-core';
import { ValueList } from '../../differences/difference-list';
import { useSettingNames } from '../../differences/use-setting-names';
import type { SettingsForm } from './use-settings-form';

/** Says who has changed which texts while the form was open. Offers to take them over or to discard typed values (ADD-03). */
export function OtherChangesNotice({ settings: { form, others, takeOver, discard } }: { settings: SettingsForm }) {
  const { t, locale } = useText('domains');
  const names = useSettingNames();
  if (!others) return null;
  const at = formatDate(others.at, locale);
  const nameOf = (path: string) => names.text(path as SettingsTextName);
  const typedToo = others.values.filter(({ path }) => form.isDirty(path as SettingsTextName)).map(({ path }) => nameOf(path));
  return (
    <Alert
      severity="warning"
      title={
        <span data-time title={formatDate(others.at, locale, 'full')} {...tellsFullTime}>
          {others.by === null ? (
            t('dSett.others.somebody', { at })
          ) : (
            <WithNames text={t('dSett.others.title', { name: others.by, at })} names={[others.by]} />
          )}
        </span>
      }
    >
      <ValueList values={others.values} nameOf={nameOf} />
      <p>
        {typedToo.length > 0 ? (
          <WithNames text={t('dSett.others.both', { fields: formatList(typedToo, locale) })} names={typedToo} />
        ) : (
          t('dSett.others.none')
        )}
      </p>
      <div className="ic-actions">
        <Button size="small" variant="primary" onClick={takeOver}>
          {t('dSett.others.takeOver')}
        </Button>
        {form.dirty && (
          <Button size="small" onClick={discard}>
            {t('dSett.others.discard')}
          </Button>
        )}
      </div>
    </Alert>
  );
}
