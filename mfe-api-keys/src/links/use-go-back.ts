import { useLocation, useNavigate } from 'shared-kit/router';
import { paths } from './paths';

/** Goes back to the page before, or to the list of keys if this page was opened first. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' || isFirstEntry() ? navigate(paths.keys(), { replace: true }) : navigate(-1));
}

/**
 * Whether no page of the console comes before this one in the browser's history. The location's key does not say so after a sign-in on the
 * way here, which gives the first page a key too; the index that the router stores in the history's state does.
 */
function isFirstEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && state.idx === 0;
}
