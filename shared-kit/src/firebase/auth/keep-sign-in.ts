import { reload, type Auth, type User } from 'firebase/auth';
import { authFaultOf } from './auth-faults';

/** Methods of the SDK that its types do not contain. */
interface StoredUser {
  reloadAndSetCurrentUserOrClear(user: User): Promise<void>;
  directlySetCurrentUser(user: User | null): Promise<void>;
}

/**
 * When a page is opened, the SDK reads the stored user from the service, and removes the sign-in after every error but a lost connection. An outage or a
 * quota would sign out everybody who opens a page meanwhile. With this, only an error of the sign-in itself removes it (D-126). To be called right after
 * `initializeAuth`, before the SDK has read its storage.
 *
 * Returns a promise that resolves when the service has been asked for the stored user, and never if there is none.
 */
export function keepSignInThroughOutages(service: Auth): Promise<void> {
  const stored = service as unknown as StoredUser;
  return new Promise<void>((resolve) => {
    stored.reloadAndSetCurrentUserOrClear = async (user) => {
      const answer = reload(user);
      resolve();
      const isEnded = await answer.then(
        () => false,
        (error: unknown) => authFaultOf(error) === 'signIn',
      );
      return stored.directlySetCurrentUser(isEnded ? null : user);
    };
  });
}
