import { removeManualInputField } from 'shared-kit/api';
import { useText } from 'shared-kit/i18n';
import { MAX_MANUAL_INPUT_FIELDS, type ManualInputField } from 'shared-kit/model';
import { useConfirmedCall } from 'shared-kit/state';
import { EmptyState, Icon } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { memo } from 'react';
import { GoButton } from '../../links/go-button';
import { paths } from '../../links/paths';
import { SettingsSection } from '../section/settings-section';
import { RowActions } from '../section/row-actions';
import type { SettingsScope } from '../section/settings-scope';
import { useGradually } from '../section/use-gradually';
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
  const removal = useConfirmedCall();
  const shown = useGradually(fields);
  const route = { company, domain, parentUid };
  const isFull = fields.length >= MAX_MANUAL_INPUT_FIELDS;
  const open = whyUnchangeable === null;
  return (
    <SettingsSection
      id="fields"
      about={isFull ? t('dSett.field.full', { limit: MAX_MANUAL_INPUT_FIELDS }) : t('dSett.about.fields')}
      action={
        open &&
        !isFull && (
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
              actions={
                open && (
                  <RowActions
                    kind="field"
                    removal={removal}
                    id={String(index)}
                    name={field.field}
                    edit={{ to: paths.manualInputField({ index: String(index) }), state: { type: 'edit', ...route, name: field.field } }}
                    checkbox={t('dSett.field.removeCheckbox')}
                    remove={() => removeManualInputField({ ...route, index, currentData: fields, basedOn: version })}
                  />
                )
              }
            />
          ))}
        </ul>
      )}
    </SettingsSection>
  );
});
