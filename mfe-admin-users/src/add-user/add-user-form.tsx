import { useMessageText, useText } from 'shared-kit/i18n';
import { companyName, GIVEN_PERMISSIONS, type Company } from 'shared-kit/model';
import { Alert, Button, ButtonLink, Form, FormActions, Input } from 'shared-kit/ui-core';
import { Select } from 'shared-kit/ui-form';
import { paths } from '../links/paths';
import { PermissionChoice } from '../user-fields/permission-choice';
import { EmailFields } from './email-fields';
import { FirstPasswordFields } from './first-password-fields';
import { ParentFields } from './parent-fields';
import { useUserForm } from './use-user-form';

const NAMES = ['firstName', 'lastName', 'employeeId'] as const;

/** The form of a new user (USERS-02). An error never loses typed values. */
export function AddUserForm({ companies, company }: { companies: readonly Company[]; company: string }) {
  const { t } = useText('users');
  const messageText = useMessageText();
  const form = useUserForm(company);
  const { values: draft, field } = form;
  const isModerator = draft.permissions.includes('moderator');

  return (
    <Form onSubmit={form.submit} aria-label={t('addUsr.title')}>
      <Select
        {...field('company')}
        label={t('addUsr.company')}
        names
        options={companies.map((one) => ({ value: one.id, label: companyName(one) }))}
        placeholder={t('addUsr.choose')}
      />
      <PermissionChoice {...field('permissions')} shown={GIVEN_PERMISSIONS} selectable={GIVEN_PERMISSIONS} />
      {isModerator ? <Alert severity="info">{t('addUsr.moderatorHint')}</Alert> : <ParentFields form={form} />}
      {NAMES.map((name) => (
        <Input key={name} {...field(name)} label={t(`addUsr.${name}`)} maxLength={100} autoComplete="off" />
      ))}
      <EmailFields form={form} isModerator={isModerator} />
      <FirstPasswordFields form={form} />
      {form.failure && (
        <Alert severity="error" title={t('addUsr.failed')}>
          {messageText(form.failure)}
        </Alert>
      )}
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
