import { profileOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import { CHANGED_PERMISSIONS, PERMISSIONS, type UserProfile } from 'shared-kit/model';
import { useLiveOne } from 'shared-kit/state';
import { Alert, Button, Form, FormActions, FormFailure, type FieldState } from 'shared-kit/ui-core';
import { DomainChoice } from '../user-fields/domain-choice';
import { NameFields } from '../user-fields/name-fields';
import { PermissionChoice } from '../user-fields/permission-choice';
import { ProfileFacts } from './profile-facts';
import { useProfileForm } from './use-profile-form';

/** The form of another user's profile (PROFILE-04). */
export function ProfileForm({ profile }: { profile: UserProfile }) {
  const { t } = useText('users');
  const form = useProfileForm(profile);
  const { values, field } = form;
  const gainsKeypad = !(profile.pilot || profile.checker) && values.permissions.some((one) => one === 'pilot' || one === 'checker');

  return (
    <Form onSubmit={form.submit} aria-label={t('profile.edit')}>
      <ProfileFacts profile={profile} />
      <NameFields field={field} />
      <PermissionChoice
        {...field('permissions')}
        shown={PERMISSIONS}
        selectable={CHANGED_PERMISSIONS}
        help={gainsKeypad ? t('profile.keypadHint') : undefined}
      />
      <Domains profile={profile} field={field('authDomains')} />
      <FormFailure problem={form.failure} title={t('profile.saveFailed')} />
      <FormActions>
        <Button type="submit" variant={form.dirty ? 'primary' : 'default'} loading={form.busy}>
          {t('profile.save')}
        </Button>
      </FormActions>
    </Form>
  );
}

/** Chooses from the parent's domains and from those that only the user still has (D-39). */
function Domains({ profile, field }: { profile: UserProfile; field: FieldState<'authDomains', string[]> }) {
  const { t } = useText('users');
  const parent = useLiveOne(profile.parent === null ? null : profileOf(profile.parent));
  const loading = profile.parent !== null && parent.status === 'loading';
  const given = parent.data?.moderator ? parent.data.authDomains : [];
  return (
    <>
      {!loading && !parent.data?.moderator && <Alert severity="warning">{t('profile.parentGone')}</Alert>}
      <DomainChoice {...field} given={given} lost={profile.authDomains.filter((domain) => !given.includes(domain))} loading={loading} />
    </>
  );
}
