import { useNavigate } from 'shared-kit/router';
import { useSignOut } from 'shared-kit/state';
import { paths } from '../links/paths';

/**
 * Signs out and opens the login page with the email filled in, such as after a change of one's own password (AUTH-15, D-20 and D-21), which has
 * already ended the sign-in at the service. The backdrop shows the text `goodbye` meanwhile.
 */
export function useLeaveToLogin(): (goodbye: string, email: string) => Promise<void> {
  const signOut = useSignOut();
  const navigate = useNavigate({ always: true });
  return async (goodbye, email) => {
    const loginPrefill = { email };
    await signOut(goodbye, () => void navigate(paths.login(), { replace: true, state: loginPrefill }), loginPrefill);
  };
}
