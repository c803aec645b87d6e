import { useText } from 'shared-kit/i18n';
import { moderatorOptions } from 'shared-kit/model';
import { ErrorState } from 'shared-kit/ui-core';
import { Select } from 'shared-kit/ui-form';
import { DomainChoice } from '../user-fields/domain-choice';
import type { UserForm } from './use-user-form';

/** The parent moderator, and the parent's domains that the user may work in (USERS-11, USERS-12). */
export function ParentFields({ form }: { form: UserForm }) {
  const { t, locale } = useText('users');
  const { values: draft, field, moderators } = form;
  const parent = moderators.data.find(({ uid }) => uid === draft.parent);
  const hasNone = moderators.status === 'ready' && moderators.data.length === 0;
  if (moderators.status === 'error') return <ErrorState message={moderators.problem} onRetry={moderators.retry} />;
  return (
    <>
      <Select
        {...field('parent')}
        label={t('addUsr.parent')}
        names
        value={draft.parent || undefined}
        options={moderatorOptions(moderators.data, locale)}
        placeholder={t('addUsr.chooseParent')}
        empty={draft.company === '' ? t('addUsr.companyFirst') : t('addUsr.noModerator')}
        help={draft.company === '' ? t('addUsr.companyFirst') : hasNone ? t('addUsr.noModerators') : undefined}
      />
      <DomainChoice {...field('authDomains')} given={parent?.authDomains} noParent={t('addUsr.parentFirst')} />
    </>
  );
}
