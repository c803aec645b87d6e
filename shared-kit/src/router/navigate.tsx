import { use, useEffect } from 'react';
import { createPath, UNSAFE_DataRouterContext, useResolvedPath, type NavigateProps } from 'react-router-dom';

/**
 * Redirects when it is rendered. The page that follows is rendered at once: there is no page to keep meanwhile, and a transition would begin anew with
 * every answer that arrives before it ends.
 */
export function Navigate({ to, replace = false, state, relative = 'route' }: NavigateProps): null {
  // The routes of the console are inside of a `<Routes>`, where the router's `useNavigate` drops `flushSync`.
  const { router } = use(UNSAFE_DataRouterContext)!;
  const target = createPath(useResolvedPath(to, { relative }));
  useEffect(() => {
    const redirect = () => router.navigate(target, { replace, state: state as unknown, flushSync: true });
    // Not in the effect itself, where React renders nothing.
    queueMicrotask(() => void redirect());
  }, [router, target, replace, state]);
  return null;
}
