import { useText } from 'shared-kit/i18n';
import { companyName, DEFAULT_PASSWORD, GIVEN_PERMISSIONS, passwordRules, type Company } from 'shared-kit/model';
import { Alert, Button, ButtonLink, Form, FormActions, FormFailure, PasswordInput } from 'shared-kit/ui-core';
import { Select } from 'shared-kit/ui-form';
import { paths } from '../links/paths';
import { NameFields } from '../user-fields/name-fields';
import { ParentChoice } from '../user-fields/parent-choice';
import { PermissionChoice } from '../user-fields/permission-choice';
import { EmailFields } from './email-fields';
import { NewUserSummary } from './new-user-summary';
import { useUserForm, type UserForm } from './use-user-form';

/** An optional first password. Without it the user gets the default one (AUTH-20). */
function FirstPasswordFields({ form: { values: draft, field } }: { form: UserForm }) {
  const { t } = useText('users');
  const { permissions, password } = draft;
  const rules = passwordRules({ pilot: permissions.includes('pilot'), checker: permissions.includes('checker') });
  const optional = password === '' ? t('addUsr.optional') : undefined;
  return (
    <div className="us-pair">
      <PasswordInput
        {...field('password')}
        label={t('addUsr.password')}
        autoComplete="new-password"
        note={optional}
        help={t('addUsr.passwordHelp', { password: DEFAULT_PASSWORD })}
        rules={password === '' ? undefined : rules}
      />
      <PasswordInput {...field('confirmPassword')} label={t('addUsr.confirmPassword')} autoComplete="new-password" note={optional} />
    </div>
  );
}

/** The form of a new user (USERS-02). An error never loses typed values. */
export function AddUserForm({ companies, company }: { companies: readonly Company[]; company: string }) {
  const { t } = useText('users');
  const form = useUserForm(company);
  const { values: draft, field, moderators } = form;
  const isModerator = draft.permissions.includes('moderator');

  return (
    <Form onSubmit={form.submit} className="us-add" aria-label={t('addUsr.title')}>
      <div className="us-fields">
        <Select
          {...field('company')}
          label={t('addUsr.company')}
          names
          options={companies.map((one) => ({ value: one.id, label: companyName(one) }))}
          placeholder={t('addUsr.choose')}
        />
        <PermissionChoice {...field('permissions')} shown={GIVEN_PERMISSIONS} selectable={GIVEN_PERMISSIONS} />
        {isModerator ? (
          <Alert severity="info">{t('addUsr.moderatorHint')}</Alert>
        ) : (
          <ParentChoice moderators={moderators} hasCompany={draft.company !== ''} parent={field('parent')} domains={field('authDomains')} />
        )}
        <NameFields field={field} />
        <EmailFields form={form} isModerator={isModerator} />
        <FirstPasswordFields form={form} />
        <FormFailure problem={form.failure} title={t('addUsr.failed')} />
      </div>
      <NewUserSummary form={form} companies={companies} />
      <FormActions>
        <Button type="submit" variant="primary" loading={form.busy}>
          {t('addUsr.submit')}
        </Button>
        <ButtonLink to={paths.users()} variant="text">
          {t('addUsr.back')}
        </ButtonLink>
      </FormActions>
    </Form>
  );
}
