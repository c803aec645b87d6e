import { moderatorsOf } from 'shared-kit/firebase/data';
import type { ModeratorProfile } from 'shared-kit/model';
import { useLiveList, type LiveList } from 'shared-kit/state';

export const fullName = ({ firstName, lastName }: Pick<ModeratorProfile, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** The live moderators of a company (USERS-22). Without a company the list stays in status `loading`. */
export const useModerators = (company: string): LiveList<ModeratorProfile> =>
  useLiveList(company === '' ? null : moderatorsOf(company));

/** Moderators as options, sorted by name. Those who share a name also show their uid. */
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
