import { paths, useNavigate } from 'shared-kit/router';
import { useAccount } from 'shared-kit/state';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLogout } from './use-logout';

/**
 * `/logout` has no page of its own: the question opens over whatever page its user may see, that of a guard included (decision D-16).
 * A guard that leads to another address takes the place of this route at once; the question outlives it.
 */
export function LogoutRoute({ children }: { children: ReactNode }) {
  const askToLogOut = useLogout();
  const navigate = useNavigate();
  const { loaded, user, profile } = useAccount();
  // Nobody is out already, and whoever is no key user is on their way out (decision D-15).
  const isSignedIn = loaded && user !== null && profile?.keyUser !== false;
  const asked = useRef(false);
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);
  useEffect(() => {
    if (asked.current || !isSignedIn) return;
    asked.current = true;
    void askToLogOut().then((left) => {
      // The question may have been left by the browser's Back.
      if (!left && here.current) void navigate(paths.home(), { replace: true });
    });
  }, [askToLogOut, isSignedIn, navigate]);
  return children;
}
