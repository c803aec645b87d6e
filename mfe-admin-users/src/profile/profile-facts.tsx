import { profileOf } from 'shared-kit/firebase/data';
import { formatList, useText } from 'shared-kit/i18n';
import { fullName, type UserProfile } from 'shared-kit/model';
import { Link } from 'shared-kit/router';
import { useAccount, useLiveOne } from 'shared-kit/state';
import { Name } from 'shared-kit/ui-core';
import { Descriptions, type Fact } from 'shared-kit/ui-display';
import { paths } from '../links/paths';

const NAMES = ['firstName', 'lastName', 'employeeId'] as const;

export interface ProfileFactsProps {
  profile: UserProfile;
  /** Whether there is no form, so that its fields are shown here too. */
  readOnly?: boolean;
}

/** The parts of a profile that cannot be edited, such as email, companies and parent (D-39). */
export function ProfileFacts({ profile, readOnly = false }: ProfileFactsProps) {
  const { t } = useText('users');
  const { companies } = useAccount();
  const nameOf = (company: string) => companies.find(({ id }) => id === company)?.exhibitionName ?? company;
  const facts: Fact[] = [
    { name: t('addUsr.email'), value: profile.email },
    { name: t('addUsr.company'), value: formatList(profile.companies.map(nameOf)) },
  ];
  if (profile.parent !== null) facts.push({ name: t('addUsr.parent'), value: <Parent uid={profile.parent} /> });
  if (readOnly) {
    facts.unshift(...NAMES.map((name) => ({ name: t(`addUsr.${name}`), value: profile[name] })));
    if (profile.authDomains.length > 0) facts.push({ name: t('addUsr.authDomains'), value: formatList(profile.authDomains) });
  }
  return <Descriptions lines label={t('profile.facts')} facts={facts} />;
}

/** The name of the user's moderator, or the uid of one who was removed. */
function Parent({ uid }: { uid: string }) {
  const { data, status } = useLiveOne(profileOf(uid));
  if (!data) return status === 'loading' ? '…' : <Name>{uid}</Name>;
  return (
    <Link to={paths.profile({ uid })}>
      <Name>{fullName(data)}</Name>
    </Link>
  );
}
