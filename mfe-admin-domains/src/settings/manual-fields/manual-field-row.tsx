import { useText } from 'shared-kit/i18n';
import { HISTORY_VALUES, type ManualInputField } from 'shared-kit/model';
import { Button, Icon, WithNames } from 'shared-kit/ui-core';
import { icons, Tooltip } from 'shared-kit/ui-overlay';
import type { ReactNode } from 'react';
import { useInputTypeName } from '../../differences/value-text';

/** A manual input field: its name, kind and special properties. */
export function ManualFieldRow({ field, actions }: { field: ManualInputField; actions: ReactNode }) {
  const { t } = useText('domains');
  const typeName = useInputTypeName();
  const { field: name, description, inputType, unity, mandatory, showHistory, isSummable, useCheckField, checkField, maxAttempts } = field;
  return (
    <li className="do-row">
      <div className="do-row-body">
        <p className="do-row-name">
          <bdi translate="no">{name}</bdi>
          {showHistory && <HistoryMark />}
        </p>
        <p translate="no">{description}</p>
        <ul className="do-facts ic-muted">
          <li>
            {/* A type that the console does not know is shown as it is stored. */}
            <WithNames
              text={unity === '' ? typeName(inputType) : t('dSett.field.withUnit', { type: typeName(inputType), unit: unity })}
              names={[unity, inputType]}
            />
          </li>
          {mandatory && <li>{t('mif.name.mandatory')}</li>}
          {isSummable && <li>{t('mif.name.isSummable')}</li>}
          {useCheckField && (
            <li>
              <WithNames text={t('dSett.field.checked', { field: checkField || name })} names={[checkField || name]} />
            </li>
          )}
          {useCheckField && <li>{t('mif.attempts', { count: maxAttempts })}</li>}
        </ul>
      </div>
      {actions}
    </li>
  );
}

/** Marks a field whose latest values the counting app shows (DSET-07, MIF-09). It is not about versions of the field. */
function HistoryMark() {
  const { t } = useText('domains');
  const text = t('dSett.field.history', { count: HISTORY_VALUES });
  return (
    <Tooltip text={text}>
      <Button variant="text" size="small" className="do-mark" icon={<Icon of={icons.history} />} aria-label={text} />
    </Tooltip>
  );
}
