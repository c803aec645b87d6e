import { createTurnsByName } from '../../work/schedule/turns-by-name';

/** Changes of the list of a parent's users, named by the parent's uid. */
export const inTurnOf = createTurnsByName();
