import { useText } from 'shared-kit/i18n';
import { Heading } from 'shared-kit/ui-core';
import { Tag } from 'shared-kit/ui-display';
import type { ReactNode } from 'react';
import { headingId, type SectionId } from './sections';
import { useSectionTitle } from './use-section-title';

export interface SettingsSectionProps {
  id: SectionId;
  /** What the section is for, in a sentence. */
  about: string;
  /** Beside the heading: something to press. */
  action?: ReactNode;
  /** Something in it differs from what is stored. */
  changed?: boolean;
  children: ReactNode;
}

/** One card of the settings. */
export function SettingsSection({ id, about, action, changed = false, children }: SettingsSectionProps) {
  const { t } = useText('domains');
  const titleOf = useSectionTitle();
  return (
    <section className="ic-panel do-section" aria-labelledby={headingId(id)}>
      <div className="do-section-head">
        <Heading id={headingId(id)}>{titleOf(id)}</Heading>
        {changed && <Tag label={t('dSett.changed')} />}
        <div className="do-section-action">{action}</div>
      </div>
      <p className="ic-muted">{about}</p>
      {children}
    </section>
  );
}
