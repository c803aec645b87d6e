import { profileOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import { CODE, fullName, type UserProfile } from 'shared-kit/model';
import { useParams } from 'shared-kit/router';
import { useAccount, useLastKnown, useLiveOne, type LiveOne } from 'shared-kit/state';
import { adoptStyles, Alert, ButtonLink, ErrorState, Page, WithNames } from 'shared-kit/ui-core';
import { LiveIndicator } from 'shared-kit/ui-overlay';
import { FirstPasswordPanel } from '../first-password/first-password-panel';
import { paths } from '../links/paths';
import usersCss from '../user-fields/users.css';
import OwnProfilePage from './own-profile.page';
import { ProfileForm } from './profile-form';
import { ProfileHead } from './profile-head';
import { ReadOnlyProfile } from './read-only-profile';
import { ResetPassword } from './reset-password';

adoptStyles(usersCss);

/** `/profile/{uid}` (ROUTE-07): another user's profile; with one's own uid it shows the same page as `/profile`. */
export default function ProfilePage() {
  const { uid = '' } = useParams();
  const { profile: own } = useAccount();
  return own?.uid === uid ? <OwnProfilePage /> : <OtherProfile key={uid} uid={uid} />;
}

function OtherProfile({ uid }: { uid: string }) {
  const { t } = useText('users');
  const state = useProfileState(uid, useLiveOne(profileOf(uid)));
  const { profile, name } = state;
  const editable = profile !== undefined && !profile.moderator && !profile.keyUser;
  return (
    <Page
      title={t('profile.title')}
      crumbs={[{ label: t('manUsr.title'), to: paths.users() }]}
      live={<LiveIndicator />}
      state={state}
      onRetry={state.retry}
      missing={
        <ErrorState
          title={name === undefined ? t('profile.missingTitle') : <WithNames text={t('profile.removedTitle', { name })} names={[name]} />}
          message={t(name === undefined ? 'profile.missingText' : 'profile.removedText')}
          action={<ButtonLink to={paths.users()}>{t('profile.toUsers')}</ButtonLink>}
        />
      }
      actions={editable && <ResetPassword profile={profile} />}
    >
      {profile && (
        <>
          <FirstPasswordPanel />
          <ProfileHead profile={profile} editable={editable} />
          {profile.moderator && <Alert severity="info">{t('profile.moderatorReadOnly')}</Alert>}
          {profile.keyUser && <Alert severity="info">{t('profile.keyUserReadOnly')}</Alert>}
          {editable ? <ProfileForm profile={profile} /> : <ReadOnlyProfile profile={profile} />}
        </>
      )}
    </Page>
  );
}

interface ProfileState extends Pick<LiveOne<UserProfile>, 'status' | 'problem' | 'retry'> {
  profile: UserProfile | undefined;
  /** The user's name, also after the removal of a profile that was shown; undefined if it was never shown. */
  name: string | undefined;
}

/**
 * The state of the page for a live profile. A refused profile counts as missing, because the rules refuse profiles of other companies
 * and those that do not exist alike.
 */
function useProfileState(uid: string, { status, data, problem, retry }: LiveOne<UserProfile>): ProfileState {
  const { profile: own } = useAccount();
  const mine = data !== undefined && data.companies.some((company) => own?.companies.includes(company));
  const name = useLastKnown(uid, mine ? fullName(data) || data.email : undefined);
  const refused = status === 'error' && problem?.code === CODE.notAuthorized;
  if (refused || (data && !mine)) return { status: 'missing', profile: undefined, name, retry };
  return { status, problem: status === 'error' ? problem : undefined, profile: data, name, retry };
}
