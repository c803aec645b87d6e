import { createTurnsByName } from './turns-by-name';

/** Changes of what belongs to one moderator, named by the moderator's uid: the list of users, and the keys. */
export const inTurnOf = createTurnsByName();
