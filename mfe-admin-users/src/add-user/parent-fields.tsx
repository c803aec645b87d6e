import { useText } from 'shared-kit/i18n';
import { ErrorState } from 'shared-kit/ui-core';
import { Select } from 'shared-kit/ui-frame';
import { DomainChoice } from '../people/domain-choice';
import { moderatorOptions } from '../people/moderators';
import type { NewUserForm } from './use-new-user';

/** The parent moderator and those of the parent's domains that the user may work in (USERS-11, USERS-12). */
export function ParentFields({ form }: { form: NewUserForm }) {
  const { t, locale } = useText('users');
  const { draft, field, moderators } = form;
  const parentField = field('parent');
  const parent = moderators.data.find(({ uid }) => uid === draft.parent);
  const hasNone = moderators.status === 'ready' && moderators.data.length === 0;
  if (moderators.status === 'error') return <ErrorState message={moderators.problem} onRetry={moderators.retry} />;
  return (
    <>
      <Select
        label={t('addUsr.parent')}
        value={draft.parent || undefined}
        onChange={parentField.onChange}
        options={moderatorOptions(moderators.data, locale)}
        placeholder={t('addUsr.chooseParent')}
        empty={draft.company === '' ? t('addUsr.companyFirst') : t('addUsr.noModerator')}
        error={parentField.error}
        help={draft.company === '' ? t('addUsr.companyFirst') : hasNone ? t('addUsr.noModerators') : undefined}
      />
      <DomainChoice {...field('authDomains')} given={parent?.authDomains} noParent={t('addUsr.parentFirst')} />
    </>
  );
}
