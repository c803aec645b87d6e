import type { Company, ModeratorProfile } from '../entities/entities';
import { nameOrder } from '../text/name-order';

/** First and last name; empty if there is none. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string => `${firstName} ${lastName}`.trim();

/** The name of a moderator in lists (KEYS-14), or the uid if there is no name. */
export const moderatorName = (moderator: ModeratorProfile): string => fullName(moderator) || moderator.uid;

/** The name of a company in lists, or its id if there is no name. */
export const companyName = ({ exhibitionName, id }: Pick<Company, 'exhibitionName' | 'id'>): string => exhibitionName || id;

/** Moderators as options, sorted by name. Those who share a name also show their uid. */
export function moderatorOptions(moderators: readonly ModeratorProfile[], locale: string): { value: string; label: string }[] {
  const names = moderators.map(moderatorName);
  const isShared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  const byName = nameOrder(locale);
  return moderators
    .map((moderator, index) => ({
      value: moderator.uid,
      label: isShared(names[index]!) ? `${names[index]} (${moderator.uid})` : names[index]!,
    }))
    .sort((a, b) => byName(a.label, b.label));
}
