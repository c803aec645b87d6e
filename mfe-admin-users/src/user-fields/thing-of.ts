import { fullName, type UserProfile } from 'shared-kit/model';
import type { Thing } from 'shared-kit/ui-overlay';

/** A user as calls in turn name them: no two series may work on the same user. */
export const thingOf = (user: UserProfile): Thing => ({ key: `user/${user.uid}`, name: fullName(user) });
