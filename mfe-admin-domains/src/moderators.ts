import type { ModeratorProfile } from 'shared-kit/model';

/** The name of a moderator, or the uid if there is no name. */
export const moderatorName = ({ firstName, lastName, uid }: ModeratorProfile): string => `${firstName} ${lastName}`.trim() || uid;

/** Moderators as options, sorted by name. Those who share a name also show their uid. */
export function moderatorOptions(moderators: readonly ModeratorProfile[], locale: string): { value: string; label: string }[] {
  const names = moderators.map(moderatorName);
  const isShared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return moderators
    .map((moderator, index) => ({ value: moderator.uid, label: isShared(names[index]!) ? `${names[index]} (${moderator.uid})` : names[index]! }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
