import type { ModeratorProfile } from 'shared-kit/model';

/** How a moderator is called; one without names goes by the id. */
export const moderatorName = ({ firstName, lastName, uid }: ModeratorProfile): string => `${firstName} ${lastName}`.trim() || uid;

/** As options by name; of several of one name, each with their id. */
export function moderatorOptions(moderators: readonly ModeratorProfile[], locale: string): { value: string; label: string }[] {
  const names = moderators.map(moderatorName);
  const isShared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return moderators
    .map((moderator, index) => ({ value: moderator.uid, label: isShared(names[index]!) ? `${names[index]} (${moderator.uid})` : names[index]! }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
