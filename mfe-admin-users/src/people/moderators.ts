import { moderatorsOf } from 'shared-kit/firebase/data';
import type { ModeratorProfile } from 'shared-kit/model';
import { useLiveList, type LiveList } from 'shared-kit/state';

export const fullName = ({ firstName, lastName }: Pick<ModeratorProfile, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** The moderators of a company, live (USERS-22); loading without a company. */
export const useModerators = (company: string): LiveList<ModeratorProfile> =>
  useLiveList(company === '' ? null : moderatorsOf(company));

/** As options by name; of two who share one, each with their uid. */
export function moderatorOptions(moderators: readonly ModeratorProfile[], locale: string): { value: string; label: string }[] {
  const names = moderators.map(fullName);
  return moderators
    .map((moderator, index) => {
      const name = names[index] || moderator.uid;
      const unique = names.indexOf(name) === names.lastIndexOf(name);
      return { value: moderator.uid, label: unique ? name : `${name} (${moderator.uid})` };
    })
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
