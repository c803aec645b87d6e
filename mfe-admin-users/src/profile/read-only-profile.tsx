import { useText } from 'shared-kit/i18n';
import { PERMISSIONS, type UserProfile } from 'shared-kit/model';
import { ReadOnlyField } from 'shared-kit/ui-form';
import { PermissionChoice } from '../people/permission-choice';
import { ProfileFacts } from './profile-facts';

/** A profile that is only looked at: one's own, a moderator's (PROFILE-02, PROFILE-03, PROFILE-06). */
export function ReadOnlyProfile({ profile }: { profile: UserProfile }) {
  const { t } = useText('users');
  return (
    <div className="ic-form">
      <ReadOnlyField label={t('addUsr.firstName')} value={profile.firstName} />
      <ReadOnlyField label={t('addUsr.lastName')} value={profile.lastName} />
      <ReadOnlyField label={t('addUsr.employeeId')} value={profile.employeeId} />
      <ProfileFacts profile={profile} />
      <PermissionChoice shown={PERMISSIONS} selectable={[]} value={PERMISSIONS.filter((name) => profile[name])} onChange={() => {}} />
      {profile.authDomains.length > 0 && <ReadOnlyField label={t('addUsr.authDomains')} value={profile.authDomains.join(', ')} />}
    </div>
  );
}
