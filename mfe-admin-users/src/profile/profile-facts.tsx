import { profileOf } from 'shared-kit/firebase/data';
import { useText } from 'shared-kit/i18n';
import type { UserProfile } from 'shared-kit/model';
import { useAccount, useLiveOne } from 'shared-kit/state';
import { ReadOnlyField } from 'shared-kit/ui-form';
import { fullName } from '../people/moderators';

/** What of a profile nobody edits here: address, companies and parent (decision D-39). */
export function ProfileFacts({ profile }: { profile: UserProfile }) {
  const { t } = useText('users');
  const { companies } = useAccount();
  const parent = useLiveOne(profile.parent === null ? null : profileOf(profile.parent));
  const nameOf = (company: string) => companies.find(({ id }) => id === company)?.exhibitionName ?? company;
  return (
    <>
      <ReadOnlyField label={t('addUsr.email')} value={profile.email} />
      <ReadOnlyField label={t('addUsr.company')} value={profile.companies.map(nameOf).join(', ')} />
      {profile.parent !== null && <ReadOnlyField label={t('addUsr.parent')} value={parent.data ? fullName(parent.data) : parent.status === 'loading' ? '…' : profile.parent} />}
    </>
  );
}
