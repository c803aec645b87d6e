import { useNavigate } from 'shared-kit/router';
import { useSignOut } from 'shared-kit/state';
import { paths } from '../links/paths';

/**
 * After a change of one's own password: signs out and opens the login page (AUTH-15, D-20 and D-21). The
 * service has already ended the sign-in by then. The backdrop shows the text `goodbye` meanwhile.
 */
export function useLeaveWithNewPassword(): (goodbye: string, email: string) => Promise<void> {
  const signOut = useSignOut();
  const navigate = useNavigate({ always: true });
  return async (goodbye, email) => {
    const loginPrefill = { email };
    await signOut(goodbye, () => void navigate(paths.login(), { replace: true, state: loginPrefill }), loginPrefill);
  };
}
