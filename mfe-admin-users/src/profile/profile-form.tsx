import { profileOf } from 'shared-kit/firebase/data';
import { useMessageText, useText } from 'shared-kit/i18n';
import { CHANGED_PERMISSIONS, PERMISSIONS, type UserProfile } from 'shared-kit/model';
import { useLiveOne } from 'shared-kit/state';
import { Alert, Button, Form, FormActions, Input } from 'shared-kit/ui-core';
import { DomainChoice } from '../people/domain-choice';
import { PermissionChoice } from '../people/permission-choice';
import { ProfileFacts } from './profile-facts';
import { useProfileEdits, type ProfileEdits } from './use-profile-edits';

/** Another user's profile, to be edited (PROFILE-04). */
export function ProfileForm({ profile }: { profile: UserProfile }) {
  const { t } = useText('users');
  const say = useMessageText();
  const edits = useProfileEdits(profile);
  const { draft, change, leave, errorOf } = edits;
  const text = (name: 'firstName' | 'lastName' | 'employeeId') => ({
    label: t(`addUsr.${name}`),
    name,
    value: draft[name],
    onChange: (value: string) => change(name, value),
    onBlur: () => leave(name),
    error: errorOf(name),
    maxLength: 100,
    autoComplete: 'off',
  });
  const gainsKeypad = !(profile.pilot || profile.checker) && draft.permissions.some((one) => one === 'pilot' || one === 'checker');

  return (
    <Form onSubmit={edits.save} aria-label={t('profile.edit')}>
      <Input {...text('firstName')} />
      <Input {...text('lastName')} />
      <Input {...text('employeeId')} />
      <ProfileFacts profile={profile} />
      <PermissionChoice
        shown={PERMISSIONS}
        selectable={CHANGED_PERMISSIONS}
        value={draft.permissions}
        onChange={(value) => change('permissions', value)}
        onBlur={() => leave('permissions')}
        error={errorOf('permissions')}
        help={gainsKeypad ? t('profile.keypadHint') : undefined}
      />
      <Domains profile={profile} edits={edits} />
      {edits.failure && (
        <Alert severity="error" title={t('profile.saveFailed')}>
          {say(edits.failure)}
        </Alert>
      )}
      <FormActions>
        <Button type="submit" variant="primary" loading={edits.busy}>
          {t('profile.save')}
        </Button>
      </FormActions>
    </Form>
  );
}

/** The parent's domains, and those that the user still has though the parent lost them (decision D-39). */
function Domains({ profile, edits }: { profile: UserProfile; edits: ProfileEdits }) {
  const { t } = useText('users');
  const parent = useLiveOne(profile.parent === null ? null : profileOf(profile.parent));
  const loading = profile.parent !== null && parent.status === 'loading';
  const given = parent.data?.moderator ? parent.data.authDomains : [];
  return (
    <>
      {!loading && !parent.data?.moderator && <Alert severity="warning">{t('profile.parentGone')}</Alert>}
      <DomainChoice
        given={given}
        lost={profile.authDomains.filter((domain) => !given.includes(domain))}
        value={edits.draft.authDomains}
        onChange={(value) => edits.change('authDomains', value)}
        onBlur={() => edits.leave('authDomains')}
        error={edits.errorOf('authDomains')}
        loading={loading}
      />
    </>
  );
}
