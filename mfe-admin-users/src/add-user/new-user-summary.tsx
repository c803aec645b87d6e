import { formatList, useText } from 'shared-kit/i18n';
import { companyName, DEFAULT_PASSWORD, emailOf, fullName, moderatorName, type Company } from 'shared-kit/model';
import { Heading, Name } from 'shared-kit/ui-core';
import { Descriptions, type Fact } from 'shared-kit/ui-display';
import { useId } from 'react';
import type { UserForm } from './use-user-form';

/** What the form would add as it is filled in now: a dash is what has still to be chosen or typed. */
export function NewUserSummary({ form, companies }: { form: UserForm; companies: readonly Company[] }) {
  const { t, locale } = useText('users');
  const title = useId();
  const { values: draft, moderators, noEmailDomain } = form;
  const company = companies.find(({ id }) => id === draft.company);
  const parent = moderators.data.find(({ uid }) => uid === draft.parent);
  const names = draft.permissions.map((permission) => t(`addUsr.permission.${permission}`));
  const facts: Fact[] = [
    { name: t('manUsr.name'), value: fullName(draft).trim() },
    { name: t('addUsr.company'), value: company && companyName(company) },
    { name: t('addUsr.permissions'), value: names.length > 0 ? <span>{formatList(names, locale)}</span> : '' },
  ];
  if (!draft.permissions.includes('moderator')) {
    facts.push(
      { name: t('addUsr.parent'), value: parent && <Name>{moderatorName(parent)}</Name> },
      { name: t('addUsr.authDomains'), value: formatList(draft.authDomains, locale) },
    );
  }
  facts.push(
    { name: t('addUsr.sum.login'), value: draft.email.trim() === '' ? '' : emailOf(draft, noEmailDomain) },
    {
      name: t('addUsr.sum.password'),
      value: (
        <span>
          {draft.password === '' ? t('addUsr.sum.defaultPassword', { password: DEFAULT_PASSWORD }) : t('addUsr.sum.typedPassword')}
        </span>
      ),
    },
  );
  return (
    <aside className="ic-panel us-sum" aria-labelledby={title}>
      <Heading id={title}>{t('addUsr.sum.title')}</Heading>
      <Descriptions lines label={t('addUsr.sum.title')} facts={facts} />
    </aside>
  );
}
