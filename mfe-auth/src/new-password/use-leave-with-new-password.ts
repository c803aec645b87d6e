import type { Message } from 'shared-kit/model';
import { paths, useNavigate } from 'shared-kit/router';
import { useFeedback, useSignOut } from 'shared-kit/state';
import { useCallback } from 'react';

/**
 * After a change of the own password: says so, signs out and leads to the login page (AUTH-15, decisions D-20 and D-21). The
 * service has ended the session by then anyway. `goodbye` shows on the backdrop meanwhile.
 */
export function useLeaveWithNewPassword(): (message: Message, goodbye: string, email: string) => Promise<void> {
  const { report } = useFeedback();
  const signOut = useSignOut();
  const navigate = useNavigate();
  return useCallback(
    async (message, goodbye, email) => {
      report({ ok: true, message });
      const farewell = { email };
      await signOut(goodbye, () => void navigate(paths.login(), { replace: true, state: farewell }), farewell);
    },
    [navigate, report, signOut],
  );
}
