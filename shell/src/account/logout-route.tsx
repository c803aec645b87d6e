import { paths, useNavigate } from 'shared-kit/router';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLogout } from './use-logout';

/** `/logout` has no page of its own: the question opens over the home page (decision D-16). */
export function LogoutRoute({ children }: { children: ReactNode }) {
  const askToLogOut = useLogout();
  const navigate = useNavigate();
  const asked = useRef(false);
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void askToLogOut().then((left) => {
      // The question may have been left by the browser's Back.
      if (!left && here.current) void navigate(paths.home(), { replace: true });
    });
  }, [askToLogOut, navigate]);
  return children;
}
