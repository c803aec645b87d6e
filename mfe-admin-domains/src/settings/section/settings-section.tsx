import { useText } from 'shared-kit/i18n';
import { Heading } from 'shared-kit/ui-core';
import { Tag } from 'shared-kit/ui-display';
import type { ReactNode } from 'react';
import { headingId, type SectionId } from './sections';

export interface SettingsSectionProps {
  id: SectionId;
  about: string;
  action?: ReactNode;
  /** Whether a value in the section differs from the stored one. */
  changed?: boolean;
  children: ReactNode;
}

/** One card of the settings. */
export function SettingsSection({ id, about, action, changed = false, children }: SettingsSectionProps) {
  const { t } = useText('domains');
  return (
    <section className="ic-panel do-section" aria-labelledby={headingId(id)}>
      <div className="do-section-head">
        <Heading id={headingId(id)}>{t(`dSett.section.${id}`)}</Heading>
        {changed && <Tag label={t('dSett.changed')} />}
        <div className="do-section-action">{action}</div>
      </div>
      <p className="ic-muted">{about}</p>
      {children}
    </section>
  );
}
