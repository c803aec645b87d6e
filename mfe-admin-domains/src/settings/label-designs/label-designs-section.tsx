import { removeLabelDesign } from 'shared-kit/api';
import { useText } from 'shared-kit/i18n';
import { MAX_LABEL_DESIGNS, type LabelDesign } from 'shared-kit/model';
import { useLink } from 'shared-kit/router';
import { useConfirmedCall } from 'shared-kit/state';
import { EmptyState, Icon } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { memo } from 'react';
import { GoButton } from '../../links/go-button';
import { SettingsSection } from '../section/settings-section';
import { RowActions } from '../section/row-actions';
import type { SettingsScope } from '../section/settings-scope';
import { useGradually } from '../section/use-gradually';
import { LabelCard } from './label-card';

export interface LabelDesignsSectionProps {
  scope: SettingsScope;
  labels: readonly LabelDesign[];
  /** The id of the settings document with these labels. */
  version: string | undefined;
}

/** The numbered label designs of a domain (DSET-06). Another remote has the editor: without that remote they are read-only. */
export const LabelDesignsSection = memo(function LabelDesignsSection({ scope, labels, version }: LabelDesignsSectionProps) {
  const { t } = useText('domains');
  const { company, domain, parentUid, whyUnchangeable } = scope;
  const editor = useLink('labelDesign', 'index', 'type', 'company', 'domain', 'parentUid');
  const removal = useConfirmedCall();
  const shown = useGradually(labels);
  const route = { company, domain, parentUid };
  const isFull = labels.length >= MAX_LABEL_DESIGNS;
  const open = whyUnchangeable === null;
  return (
    <SettingsSection
      id="labels"
      about={isFull ? t('dSett.label.full', { limit: MAX_LABEL_DESIGNS }) : t('dSett.about.labels')}
      action={
        editor &&
        open &&
        !isFull && (
          <GoButton size="small" icon={<Icon of={icons.add} />} target={editor({ index: String(labels.length), type: 'add', ...route })}>
            {t('dSett.label.add')}
          </GoButton>
        )
      }
    >
      {labels.length === 0 ? (
        <EmptyState icon={icons.barcode} title={t('dSett.label.none')}>
          {t('dSett.label.noneHelp')}
        </EmptyState>
      ) : (
        <ol className="do-labels">
          {shown.map((label, index) => (
            <LabelCard
              // Names are unique, except in older documents.
              key={`${label.name} ${index}`}
              label={label}
              number={index + 1}
              actions={
                open && (
                  <RowActions
                    kind="label"
                    removal={removal}
                    id={label.name}
                    name={label.name}
                    edit={editor?.({ index: String(index), type: 'edit', ...route }, { name: label.name })}
                    checkbox={t('dSett.label.removeCheckbox')}
                    remove={() => removeLabelDesign({ ...route, labelName: label.name, basedOn: version })}
                  />
                )
              }
            />
          ))}
        </ol>
      )}
    </SettingsSection>
  );
});
