import { useText } from 'shared-kit/i18n';
import { moderatorOptions, type ModeratorProfile } from 'shared-kit/model';
import type { LiveList } from 'shared-kit/state';
import { ErrorState } from 'shared-kit/ui-core';
import { Select } from 'shared-kit/ui-form';
import { DomainChoice, type DomainChoiceProps } from './domain-choice';

export interface ParentChoiceProps {
  moderators: LiveList<ModeratorProfile>;
  /** Whether a company is chosen. */
  hasCompany: boolean;
  parent: { value: string; onChange: (uid: string) => void; onBlur?: () => void; error?: string | undefined };
  domains: Pick<DomainChoiceProps, 'value' | 'onChange' | 'onBlur' | 'error'>;
}

/** The parent moderator, and the parent's domains that the user may work in (USERS-11, USERS-12). */
export function ParentChoice({ moderators, hasCompany, parent, domains }: ParentChoiceProps) {
  const { t, locale } = useText('users');
  const hasNone = moderators.status === 'ready' && moderators.data.length === 0;
  if (moderators.status === 'error') return <ErrorState message={moderators.problem} onRetry={moderators.retry} />;
  return (
    <>
      <Select
        {...parent}
        label={t('addUsr.parent')}
        names
        value={parent.value || undefined}
        options={moderatorOptions(moderators.data, locale)}
        placeholder={t('addUsr.chooseParent')}
        empty={hasCompany ? t('addUsr.noModerator') : t('addUsr.companyFirst')}
        help={hasCompany ? hasNone && t('addUsr.noModerators') : t('addUsr.companyFirst')}
      />
      <DomainChoice
        {...domains}
        given={moderators.data.find(({ uid }) => uid === parent.value)?.authDomains}
        noParent={t('addUsr.parentFirst')}
      />
    </>
  );
}
