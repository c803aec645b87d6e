import type { Company, ModeratorProfile } from 'shared-kit/model';

/** How a company is called in lists. */
export const companyName = ({ exhibitionName, id }: Company): string => exhibitionName || id;

/** How a moderator is called in lists (KEYS-14); one without names goes by the id. */
export const moderatorName = ({ firstName, lastName, uid }: ModeratorProfile): string => `${firstName} ${lastName}`.trim() || uid;
