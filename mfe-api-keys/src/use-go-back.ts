import { useLocation, useNavigate } from 'shared-kit/router';
import { paths } from './paths';

/** Back to where the user came from; to the list of keys when the page was the first one opened. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' || isFirstEntry() ? navigate(paths.keys(), { replace: true }) : navigate(-1));
}

/**
 * Whether what lies before this page is none of the console's. Signing in on the way here gives the first page a key like any other's,
 * so the place that the router notes in the browser's history has to be asked.
 */
function isFirstEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && state.idx === 0;
}
