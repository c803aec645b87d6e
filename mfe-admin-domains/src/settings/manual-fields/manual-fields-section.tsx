import { removeManualInputField } from 'shared-kit/api';
import { useText } from 'shared-kit/i18n';
import { MAX_MANUAL_INPUT_FIELDS, type ManualInputField } from 'shared-kit/model';
import { EmptyState, Icon } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-frame';
import { memo } from 'react';
import { GoButton } from '../../links/go-button';
import { paths } from '../../links/paths';
import { SettingsSection } from '../form/settings-section';
import type { SettingsScope } from '../settings-scope';
import { useGradually } from '../use-gradually';
import { useRemoval } from '../use-removal';
import { ManualFieldRow } from './manual-field-row';

export interface ManualFieldsSectionProps {
  scope: SettingsScope;
  fields: readonly ManualInputField[];
  /** The id of the settings document with these fields. */
  version: string | undefined;
}

/** The manual input fields: values that users of the apps enter besides barcodes (DSET-07). */
export const ManualFieldsSection = memo(function ManualFieldsSection({ scope, fields, version }: ManualFieldsSectionProps) {
  const { t } = useText('domains');
  const { company, domain, parentUid, whyUnchangeable } = scope;
  const { removing, ask } = useRemoval();
  const shown = useGradually(fields);
  const route = { company, domain, parentUid };
  const isFull = fields.length >= MAX_MANUAL_INPUT_FIELDS;
  const open = whyUnchangeable === null;
  const remove = (index: number, { field }: ManualInputField) =>
    void ask({
      key: String(index),
      title: t('dSett.field.removeTitle', { name: field }),
      message: t('dSett.field.removeMessage'),
      checkbox: t('dSett.field.removeCheckbox'),
      confirmLabel: t('dSett.field.remove', { name: field }),
      remove: () => removeManualInputField({ company, domain, parentUid, index, currentData: fields, basedOn: version }),
    });
  return (
    <SettingsSection
      id="fields"
      about={isFull ? t('dSett.field.full', { limit: MAX_MANUAL_INPUT_FIELDS }) : t('dSett.about.fields')}
      action={
        open && !isFull && (
          <GoButton
            size="small"
            icon={<Icon of={icons.add} />}
            target={{ to: paths.manualInputField({ index: String(fields.length) }), state: { type: 'add', ...route } }}
          >
            {t('dSett.field.add')}
          </GoButton>
        )
      }
    >
      {fields.length === 0 ? (
        <EmptyState icon={icons.edit} title={t('dSett.field.none')}>
          {t('dSett.field.noneHelp')}
        </EmptyState>
      ) : (
        <ul className="do-rows">
          {shown.map((field, index) => (
            <ManualFieldRow
              // Names are unique, except in older documents.
              key={`${field.field} ${index}`}
              field={field}
              edit={
                open
                  ? { to: paths.manualInputField({ index: String(index) }), state: { type: 'edit', ...route, name: field.field } }
                  : undefined
              }
              onRemove={open ? () => remove(index, field) : undefined}
              removing={removing === String(index)}
            />
          ))}
        </ul>
      )}
    </SettingsSection>
  );
});
