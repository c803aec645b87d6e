import { paths } from 'shared-kit/model';
import { useNavigate } from 'shared-kit/router';
import { useAccount } from 'shared-kit/state';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLogout } from './use-logout';

/**
 * Asks whether to sign out, over the page that the user may see (D-16): `/logout` has no page of its own. A guard may redirect
 * from this route at once; the question stays open then.
 */
export function LogoutRoute({ children }: { children: ReactNode }) {
  const askToLogOut = useLogout();
  const navigate = useNavigate();
  const { loaded, user, profile } = useAccount();
  // Users without a key-user profile are being signed out already (D-15).
  const isSignedIn = loaded && user !== null && profile?.keyUser !== false;
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current || !isSignedIn) return;
    hasAsked.current = true;
    void askToLogOut().then((isSignedOut) => {
      // The browser's Back answers the question with no too, and has opened another page already.
      if (!isSignedOut) void navigate(paths.home(), { replace: true });
    });
  }, [askToLogOut, isSignedIn, navigate]);
  return children;
}
