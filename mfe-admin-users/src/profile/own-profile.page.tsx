import { useText } from 'shared-kit/i18n';
import { useAccount } from 'shared-kit/state';
import { adoptStyles, Page } from 'shared-kit/ui-core';
import usersCss from '../user-fields/users.css';
import { OwnActions } from './own-actions';
import { ProfileHead } from './profile-head';
import { ReadOnlyProfile } from './read-only-profile';

adoptStyles(usersCss);

/** `/profile` (ROUTE-06): the profile of the signed-in user. Only its picture can be changed (PERM-09). */
export default function OwnProfilePage() {
  const { t } = useText('users');
  const { profile } = useAccount();
  return (
    <Page
      title={t('profile.title')}
      state={{ status: profile ? 'ready' : 'loading' }}
      actions={profile && <OwnActions profile={profile} />}
    >
      {profile && (
        <>
          <ProfileHead profile={profile} />
          <ReadOnlyProfile profile={profile} />
        </>
      )}
    </Page>
  );
}
