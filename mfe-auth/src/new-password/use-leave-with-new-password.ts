import type { Message } from 'shared-kit/model';
import { paths, useNavigate } from 'shared-kit/router';
import { useFeedback, useSignOut } from 'shared-kit/state';
import { useCallback } from 'react';

/**
 * After a change of the own password: says so, signs out and leads to the login page (AUTH-15, decisions D-20 and D-21). The
 * service has ended the session by then anyway. `farewell` shows on the backdrop meanwhile.
 */
export function useLeaveWithNewPassword(): (message: Message, farewell: string, email: string) => Promise<void> {
  const { report } = useFeedback();
  const signOut = useSignOut();
  const navigate = useNavigate();
  return useCallback(
    async (message, farewell, email) => {
      report({ ok: true, message });
      // At once, or the guard would lead there first, and back to this page after the next sign-in.
      await signOut(farewell, () => void navigate(paths.login(), { replace: true, flushSync: true, state: { email } }));
    },
    [navigate, report, signOut],
  );
}
