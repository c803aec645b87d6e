import { PERMISSIONS, type UserProfile } from 'shared-kit/model';
import { PermissionChoice } from '../people/permission-choice';
import { ProfileFacts } from './profile-facts';

/** A profile that is only looked at: one's own, a moderator's (PROFILE-02, PROFILE-03, PROFILE-06). */
export function ReadOnlyProfile({ profile }: { profile: UserProfile }) {
  return (
    <div className="ic-form">
      <ProfileFacts profile={profile} readOnly />
      <PermissionChoice shown={PERMISSIONS} selectable={[]} value={PERMISSIONS.filter((name) => profile[name])} onChange={() => {}} />
    </div>
  );
}
