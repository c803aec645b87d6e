import { PERMISSIONS, type UserProfile } from 'shared-kit/model';
import { PermissionChoice } from '../user-fields/permission-choice';
import { ProfileFacts } from './profile-facts';

/** A read-only profile: the own one, or that of a moderator (PROFILE-02, PROFILE-03, PROFILE-06). */
export function ReadOnlyProfile({ profile }: { profile: UserProfile }) {
  return (
    <div className="ic-form">
      <ProfileFacts profile={profile} readOnly />
      <PermissionChoice shown={PERMISSIONS} selectable={[]} value={PERMISSIONS.filter((name) => profile[name])} onChange={() => {}} />
    </div>
  );
}
