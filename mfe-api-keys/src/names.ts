import type { Company, ModeratorProfile } from 'shared-kit/model';

/** The name of a company in lists, or its id if there is no name. */
export const companyName = ({ exhibitionName, id }: Company): string => exhibitionName || id;

/** The name of a moderator in lists (KEYS-14), or the uid if there is no name. */
export const moderatorName = ({ firstName, lastName, uid }: ModeratorProfile): string => `${firstName} ${lastName}`.trim() || uid;
